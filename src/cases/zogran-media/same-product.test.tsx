import { expect, test } from 'vitest';
import { drawerOf } from '../../test-stage';
import { labelsIn, pageOf, read, unsaid } from '../../test-words';
import { CaseStage } from './Stage';

const prototype = 'prototypes/zogran-media';

test('cover and scene say what the prototype says', () => {
  const drawn = [
    ...labelsIn(read('cases/zogran-media/cover.svg')),
    ...labelsIn(drawerOf(CaseStage)(4).container),
  ];
  expect(drawn).toContain('See the work');
  expect(unsaid(drawn, prototype)).toEqual([]);
});

test('the page structure has the pages of the prototype, in its order', () => {
  const links = Array.from(pageOf('zogran-media').querySelectorAll('#menu a'), (link) =>
    link.textContent.trim(),
  );
  const titles = labelsIn(
    read('cases/zogran-media/pictures/page-structure.svg').replace(
      /<text (?![^>]*font-size="(24|30)")/g,
      '<desc ',
    ),
  );
  expect(titles).toEqual(links);
});
