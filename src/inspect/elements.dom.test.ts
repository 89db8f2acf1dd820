import { expect, test } from 'vitest';
import { subjectAt } from './elements';

test('selects the topmost visible element under the pointer, even if an invisible element covers it', () => {
  document.body.innerHTML = '<ol><li class="gone">One</li><li>Two</li></ol>';
  const [gone, shown] = document.querySelectorAll('li');
  document.elementsFromPoint = () => [...document.querySelectorAll('li')];
  Element.prototype.checkVisibility = function checkVisibility() {
    return !this.matches('.gone');
  };
  const at = (target?: Element) =>
    subjectAt({ target, clientX: 0, clientY: 0 } as unknown as MouseEvent);
  expect(at(gone)).toBe(shown);
  expect(at(shown)).toBe(shown);
});
