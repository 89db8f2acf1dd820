import { Readability } from '@mozilla/readability';
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { parse } from '../support/built';
import { stories } from '../support/site-data';

const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, '');

const essential = [
  '#in-brief :is(h2, p, dt, dd)',
  'article > section > :is(h2, p)',
  '#goals :is(h3, li)',
  '#users :is(h3, li)',
  '#problems :is(h3, li)',
  '[data-scene] ol :is(h3, p)',
  '#approach section > div > :is(h3, p)',
  '#skills :is(h3, p)',
].join();

test.each(stories)(
  'the browser’s reading mode shows the text of %s, and no text from its drawings except links',
  (story) => {
    const page = parse(story);
    const words = [...page.querySelectorAll(essential)].map((part) => part.textContent);
    expect(words.length).toBeGreaterThan(30);

    const article = new Readability(page).parse();
    const kept = plain(article?.textContent);
    expect(words.filter((part) => !kept.includes(plain(part)))).toEqual([]);

    const drawn = JSDOM.fragment(article?.content ?? '').querySelectorAll('svg text');
    expect([...drawn].filter((lettering) => !lettering.closest('a'))).toHaveLength(0);
  },
);
