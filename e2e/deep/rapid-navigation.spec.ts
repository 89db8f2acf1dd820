import { testRapidNavigation } from '../support/rapid-navigation';
import { test } from '../support/test';

// On the built site, and on the development build under React's StrictMode.
for (const seed of [2, 3, 4, 5, 6]) {
  test(`ends on the right page after a storm (seed ${seed})`, ({ page }) =>
    testRapidNavigation(page, seed));
}
