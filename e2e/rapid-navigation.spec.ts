import { testRapidNavigation } from './support/rapid-navigation';
import { smoke, test } from './support/test';

test('settles on the right page after rapid clicks, Back, and Forward', smoke, ({ page }) =>
  testRapidNavigation(page, 1),
);
