import { beforeEach, expect, test } from 'vitest';
import { isPart, Words, type Spot } from './find-words';

const show = (html: string) => {
  document.body.innerHTML = html;
  return new Words(document.body);
};
const textOf = (spot: Spot | undefined) =>
  spot && 'startContainer' in spot ? spot.toString() : spot?.tagName;

beforeEach(() => {
  document.body.innerHTML = '';
});

test('finds a text', () => {
  const words = show('<h1>Hello from Atlanta.</h1><p>I design.</p>');
  const spots = words.find('I design.');
  expect(spots.map(textOf)).toEqual(['I design.']);
  expect(document.querySelector('p')?.contains((spots[0] as Range).startContainer)).toBe(true);
});

test('finds a text across inline elements', () => {
  const words = show('<h1>Atlanta-based <span>UX/UI</span> <em>designer</em></h1>');
  expect(words.find('Atlanta-based UX/UI designer')).toHaveLength(1);
});

test('does not match across blocks', () => {
  expect(show('<p>Design</p><p>systems</p>').find('Design systems')).toEqual([]);
  expect(show('<p>Design</p>\n<p>systems</p>').find('Design systems')).toEqual([]);
});

test('ignores white space and line breaks', () => {
  expect(show('<p>Stay\u00a0for\n   a while</p>').find('Stay for a while')).toHaveLength(1);
});

test('prefers whole blocks to parts of longer text', () => {
  const words = show('<p>Figma</p><p>Drawn in Figma</p><p>Figma</p>');
  const spots = words.find('Figma');
  expect(spots).toHaveLength(2);
});

test('finds a text within longer text, but not within a word', () => {
  expect(show('<p>Drawn in Figma, twice</p>').find('Figma').map(textOf)).toEqual(['Figma']);
  expect(show('<p>Teams of 16</p>').find('6')).toEqual([]);
});

test('marks ranges within longer text as parts', () => {
  const words = show('<h1>Hello from Atlanta.</h1>');
  expect(words.find('Hello from Atlanta.').map(isPart)).toEqual([false]);
  expect(words.find('Atlanta').map(isPart)).toEqual([true]);
});

test('finds a picture by its alternative text', () => {
  const words = show('<img alt="A cat"><svg role="img"><title>A dog</title></svg>');
  expect(words.find('A cat').map(textOf)).toEqual(['IMG']);
  expect(words.find('A dog').map(textOf)).toContain('svg');
});

test('finds a placeholder by alternative text, file, or section', () => {
  const words = show(
    '<img alt="A cat" src="/a/cat.svg"><picture><img alt="" src="/a/dog.svg?t=1"></picture><section id="room"></section>',
  );
  expect(words.find({ file: 'cat.svg', alt: 'A cat' }).map(textOf)).toEqual(['IMG']);
  expect(words.find({ file: 'dog.svg', alt: 'A dog' }).map(textOf)).toEqual(['PICTURE']);
  expect(words.find({ kind: 'scene', id: 'room' }).map(textOf)).toEqual(['SECTION']);
});

test('finds an inline logo by the name beside it', () => {
  const words = show('<p>Acme</p><ul><li><svg></svg>Acme</li></ul>');
  expect(words.find({ file: 'acme.svg', name: 'Acme' }).map(textOf)).toEqual(['LI']);
});

test('finds nothing for an empty or missing value', () => {
  const words = show('<p>Words</p><script>Hidden</script>');
  for (const value of [undefined, '', 'Others', 'Hidden', {}, null]) {
    expect(words.find(value)).toEqual([]);
  }
});
