import { testRapidNavigation } from '../support/rapid-navigation';
import { test } from '../support/test';

for (const seed of [2, 3, 4, 5, 6]) {
  test(`the page matches the URL after rapid clicks, Back, and Forward (seed ${seed})`, ({
    page,
  }) => testRapidNavigation(page, seed));
}
