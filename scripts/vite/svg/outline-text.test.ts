import sharp from 'sharp';
import { optimize } from 'svgo';
import { expect, test } from 'vitest';
import { outlineText as plugin } from './outline-text.ts';

const outlineText = (drawing: string) => optimize(drawing, { plugins: [plugin] }).data;

const svg = (content: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="100" viewBox="0 0 400 100" ${attributes}>${content}</svg>`;

const line = (attributes: string, text = 'Hello') =>
  svg(`<text font-family="Display" font-size="40" y="60" ${attributes}>${text}</text>`);

async function ink(drawing: string) {
  const { data, info } = await sharp(Buffer.from(outlineText(drawing)))
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const columns = [...data].flatMap((alpha, index) => (alpha > 128 ? [index % info.width] : []));
  const rows = [...data].flatMap((alpha, index) =>
    alpha > 128 ? [Math.floor(index / info.width)] : [],
  );
  const span = (numbers: number[]) => ({
    from: numbers.reduce((a, b) => Math.min(a, b)),
    to: numbers.reduce((a, b) => Math.max(a, b)),
  });
  return { x: span(columns), y: span(rows), area: columns.length };
}

test('replaces <text> with <path>, and keeps all attributes except those for font and position', () => {
  const outlined = outlineText(line('x="10" fill="#b83a1e" opacity=".5" transform="rotate(4)"'));
  expect(outlined).not.toMatch(/<text|font-|letter-spacing| x=| y=/);
  expect(outlined).toMatch(/<path fill="#b83a1e" opacity="\.5" transform="rotate\(4\)" d="M/);
});

test('draws text in each of the three fonts on the baseline at x and y', async () => {
  for (const family of ['Display', 'Text', 'Mono']) {
    const drawing = svg(`<text font-family="${family}" font-size="50" x="30" y="70">H</text>`);
    const { x, y } = await ink(drawing);
    expect(y.to, family).toBe(69);
    expect(y.from, family).toBeLessThan(40);
    expect(x.from, family).toBeGreaterThanOrEqual(30);
    expect(x.to, family).toBeLessThan(70);
  }
});

test('text inherits font attributes from the elements around it', async () => {
  const inherited = svg(
    '<g font-size="40" letter-spacing="2" text-anchor="middle"><text x="200" y="60">Hello</text></g>',
    'font-family="Text" font-weight="700"',
  );
  const own = svg(
    '<text x="200" y="60" font-family="Text" font-weight="700" font-size="40" letter-spacing="2" text-anchor="middle">Hello</text>',
  );
  expect(outlineText(inherited)).not.toMatch(/font-|letter-spacing|text-anchor/);
  expect(await ink(inherited)).toEqual(await ink(own));
});

test('aligns text by its text-anchor', async () => {
  const start = await ink(line('x="200"'));
  const middle = await ink(line('x="200" text-anchor="middle"'));
  const end = await ink(line('x="200" text-anchor="end"'));
  expect(start.x.from).toBeGreaterThanOrEqual(200);
  expect(end.x.to).toBeLessThanOrEqual(200);
  expect(Math.abs((middle.x.from + middle.x.to) / 2 - 200)).toBeLessThanOrEqual(2);
});

test('draws text with its letter-spacing, in px or em', async () => {
  const width = async (attributes: string) => {
    const { x } = await ink(line(`x="10" ${attributes}`));
    return x.to - x.from;
  };
  const plain = await width('');
  expect(await width('letter-spacing="4"')).toBe(plain + 16);
  expect(await width('letter-spacing=".1em"')).toBe(plain + 16);
  expect(await width('letter-spacing="-1px"')).toBe(plain - 4);
});

test('draws text with its font-weight, and with the optical size for its font size', async () => {
  const area = async (attributes: string) => (await ink(line(`x="10" ${attributes}`))).area;
  expect(await area('font-weight="700"')).toBeGreaterThan((await area('font-weight="400"')) * 1.2);
  const shape = (size: number) =>
    outlineText(svg(`<text font-family="Display" font-size="${size}">a</text>`)).length;
  expect(shape(10)).not.toBe(shape(100));
});

test('draws text with kerning, which makes AV narrower than A and V on their own', async () => {
  const width = async (text: string) => {
    const { x } = await ink(line('x="10"', text));
    return x.to - x.from;
  };
  expect(await width('AV')).toBeLessThan(
    (await width('AI')) + (await width('VI')) - (await width('II')) - 1,
  );
});

test('decodes entities in text, and ignores white space around it', () => {
  const plain = outlineText(line('', 'A &amp; B'));
  expect(outlineText(line('', '\n    A &#38; B\n  '))).toBe(plain);
  expect(outlineText(line('', 'A&#160;&amp; B'))).toBe(plain);
});

test('throws for a character that the font lacks, and names the character and the text', () => {
  expect(() => outlineText(line('', 'Done ✓'))).toThrow(
    /Display has no glyph for “✓” \(U\+2713\) in “Done ✓”/,
  );
});

test('throws for an unknown font, an unsupported attribute, or a child element of <text>', () => {
  expect(() => outlineText(svg('<text font-family="Arial">A</text>'))).toThrow(/not “Arial”/);
  expect(() => outlineText(line('dx="2"'))).toThrow(/dx is not supported/);
  expect(() => outlineText(line('x="1 2"'))).toThrow(/x="1 2" is not a number/);
  expect(() => outlineText(line('', '<tspan>A</tspan>'))).toThrow(/one line of text/);
});
