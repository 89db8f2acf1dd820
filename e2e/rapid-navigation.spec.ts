import { testRapidNavigation } from './support/rapid-navigation';
import { smoke, test } from './support/test';

test('ends on the right page after a storm of clicks, Back, and Forward', smoke, ({ page }) =>
  testRapidNavigation(page, 1),
);
