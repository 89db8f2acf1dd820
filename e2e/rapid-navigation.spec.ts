import { testRapidNavigation } from './support/rapid-navigation';
import { smoke, test } from './support/test';

test('page and URL match after rapid clicks, Back, and Forward', smoke, ({ page }) =>
  testRapidNavigation(page, 1),
);
