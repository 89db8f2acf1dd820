import { testRapidNavigation } from '../support/rapid-navigation';
import { test } from '../support/test';

// Runs on the built site, and on the development build under React's StrictMode.
for (const seed of [2, 3, 4, 5, 6]) {
  test(`page and URL match after rapid clicks, Back, and Forward (seed ${seed})`, ({ page }) =>
    testRapidNavigation(page, seed));
}
