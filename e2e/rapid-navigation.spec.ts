import { testRapidNavigation } from './support/rapid-navigation';
import { smoke, test } from './support/test';

test('shows the URL’s page after rapid clicks, Back, and Forward', smoke, ({ page }) =>
  testRapidNavigation(page, 1),
);
