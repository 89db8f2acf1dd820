import { Readability } from '@mozilla/readability';
import { JSDOM } from 'jsdom';
import { stories } from './support/site';
import { expect, test } from './support/test';

const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, '');

/**
 * What a reading mode has to keep of a story. Its title is shown by the reading mode itself; what
 * only names a picture, or a thing to try, may go with it.
 */
const toldInWords = [
  '#in-brief :is(h2, p, dt, dd)',
  'article > section > :is(h2, p)',
  '#goals :is(h3, li)',
  '#users :is(h3, li)',
  '#problems :is(h3, li)',
  '[data-scene] ol :is(h4, p)',
  '#approach section > div > :is(h3, p)',
  '#skills :is(h3, p)',
].join();

for (const story of stories) {
  test(`a reading mode tells all of ${story}, and reads no drawing aloud`, async ({ request }) => {
    const html = await (await request.get(story)).text();
    const { document } = new JSDOM(html, { url: 'https://example.com/' }).window;
    const words = [...document.querySelectorAll(toldInWords)].map((part) => part.textContent);
    expect(words.length).toBeGreaterThan(30);

    const article = new Readability(document).parse();
    const kept = plain(article?.textContent);
    expect(words.filter((part) => !kept.includes(plain(part)))).toEqual([]);

    const drawn = new JSDOM(article?.content ?? '').window.document.querySelectorAll('svg text');
    // A link within a drawing is read with its words.
    expect([...drawn].filter((lettering) => !lettering.closest('a'))).toHaveLength(0);
  });
}
