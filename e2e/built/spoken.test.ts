import { expect, test } from 'vitest';
import { faultsIn } from '../support/spoken';

test.each([
  ['link', 'silent'],
  ['heading, level 2', 'silent'],
  ['link, Team of undefined', 'no words'],
  ['Some words\nSome words', 'said twice'],
  ['link, Open – Open', 'a name that says itself twice'],
  ['image, A cat\nA cat', 'a picture that its caption says again'],
])('faultsIn reports “%s” in a screen reader’s log as the fault “%s”', (wrong, name) => {
  const log = `main\n${wrong}\nlink, Work\nheading, Work, level 1\nYes\nYes\n`;
  expect(faultsIn(log)).toEqual([`${name}: ${wrong}`]);
});
