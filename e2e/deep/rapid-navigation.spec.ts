import { testRapidNavigation } from '../support/rapid-navigation';
import { test } from '../support/test';

for (const seed of [2, 3, 4, 5, 6]) {
  test(`after rapid clicks, Back, and Forward, the page shown matches the URL (seed ${seed})`, ({
    page,
  }) => testRapidNavigation(page, seed));
}
