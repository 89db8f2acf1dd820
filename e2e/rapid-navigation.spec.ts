import { testRapidNavigation } from './support/rapid-navigation';
import { smoke, test } from './support/test';

test('the page matches the URL after rapid clicks, Back, and Forward', smoke, ({ page }) =>
  testRapidNavigation(page, 1),
);
