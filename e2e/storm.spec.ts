import { weather } from './support/storm';
import { smoke, test } from './support/test';

test('ends on the right page after a storm of clicks, Back, and Forward', smoke, ({ page }) =>
  weather(page, 1),
);
