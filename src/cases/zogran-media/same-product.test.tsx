import { expect, test } from 'vitest';
import { drawerOf } from '../../test-stage';
import {
  isPlaceholder,
  labelsIn,
  miscounts,
  pageOf,
  read,
  textsIn,
  unsaid,
} from '../../test-words';
import { CaseStage } from './Stage';
import { story } from './story';
import { tile } from './tile';

const prototype = 'prototypes/zogran-media';

test('all text in the cover and the scene comes from the prototype', () => {
  const drawn = [
    ...(isPlaceholder(tile, 'cover.svg') ? labelsIn(read('cases/zogran-media/cover.svg')) : []),
    ...labelsIn(drawerOf(CaseStage)(4).container),
  ];
  expect(drawn).toContain('See the work');
  expect(unsaid(drawn, prototype)).toEqual([]);
});

test.runIf(isPlaceholder(story, 'page-structure.svg'))(
  'the page-structure drawing contains the prototype’s pages, in order',
  () => {
    const links = Array.from(pageOf('zogran-media').querySelectorAll('#menu a'), (link) =>
      link.textContent.trim(),
    );
    const titles = labelsIn(
      read('cases/zogran-media/pictures/page-structure.svg').replace(
        /<text (?![^>]*font-size="(24|30)")/g,
        '<desc ',
      ),
    );
    expect(titles).toEqual(links);
  },
);

test('counts of pages, buttons, and services in the story match the prototype', () => {
  const page = pageOf('zogran-media');
  const texts = textsIn(story);
  const has = {
    pages: page.querySelectorAll('#menu a').length,
    buttons: page.querySelectorAll('.hero .button').length,
    services: page.querySelectorAll('.offers li').length,
  };
  for (const [noun, count] of Object.entries(has)) {
    expect(miscounts(texts, noun, count), noun).toEqual([]);
  }
});
