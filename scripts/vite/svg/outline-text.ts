import { mapNodesToParents, type CustomPlugin, type XastElement } from 'svgo';
import { isFamily, setLine } from './lettering.ts';

const inherited = ['font-family', 'font-size', 'font-weight', 'letter-spacing', 'text-anchor'];

// Browsers position letters by these attributes. This plugin cannot, so it rejects them.
const unsupported = ['dx', 'dy', 'rotate', 'textLength', 'dominant-baseline', 'word-spacing'];

export const outlineText: CustomPlugin = {
  name: 'outlineText',
  fn(root) {
    const parents = mapNodesToParents(root);

    const giver = (element: XastElement, name: string): XastElement | undefined => {
      if (name in element.attributes) return element;
      const parent = parents.get(element);
      return parent?.type === 'element' ? giver(parent, name) : undefined;
    };
    const read = (element: XastElement, name: string) => giver(element, name)?.attributes[name];

    const familyOf = (element: XastElement) => {
      const family = read(element, 'font-family') ?? '';
      if (isFamily(family)) return family;
      throw new Error(`font-family must be Display, Text or Mono, not “${family}”`);
    };
    const sizeOf = (element: XastElement) =>
      toNumber('font-size', read(element, 'font-size') ?? '16');

    const weightOf = (element: XastElement) => {
      const weight = read(element, 'font-weight') ?? 'normal';
      const named: Record<string, number> = { normal: 400, bold: 700 };
      return named[weight] ?? toNumber('font-weight', weight);
    };
    const trackingOf = (element: XastElement) => {
      const source = giver(element, 'letter-spacing');
      const spacing = source?.attributes['letter-spacing'] ?? 'normal';
      if (!source || spacing === 'normal') return 0;
      return spacing.endsWith('em')
        ? toNumber('letter-spacing', spacing.slice(0, -2)) * sizeOf(source)
        : toNumber('letter-spacing', spacing);
    };
    const shares: Record<string, number> = { start: 0, middle: 0.5, end: 1 };

    const outline = (element: XastElement, text: string) => {
      const stray = unsupported.find((name) => name in element.attributes);
      if (stray) throw new Error(`${stray} is not supported`);
      const line = setLine(text, {
        family: familyOf(element),
        size: sizeOf(element),
        weight: weightOf(element),
        tracking: trackingOf(element),
      });
      const { x = '0', y = '0', ...rest } = element.attributes;
      const start = line.width * (shares[read(element, 'text-anchor') ?? 'start'] ?? 0);
      const d = line.pathAt(toNumber('x', x) - start, toNumber('y', y));
      element.name = 'path';
      element.children = [];
      element.attributes = { ...rest, d };
    };

    return {
      element: {
        enter(element) {
          if (element.name !== 'text') return;
          const text = textOf(element);
          try {
            outline(element, text);
          } catch (error) {
            const reason = error instanceof Error ? error.message : String(error);
            throw new Error(`<text> “${text}”: ${reason}`, { cause: error });
          }
        },
        exit(element) {
          for (const name of inherited) delete element.attributes[name];
        },
      },
    };
  },
};

function textOf(element: XastElement): string {
  return element.children
    .map((child) => {
      if (child.type === 'text' || child.type === 'cdata') return child.value;
      if (child.type === 'comment') return '';
      throw new Error('<text> may contain only one line of text');
    })
    .join('')
    .replace(/[ \t\r\n]+/g, ' ')
    .replace(/^ | $/g, '');
}

function toNumber(name: string, value: string): number {
  const number = Number(value.replace(/px$/, ''));
  if (value.trim() !== '' && Number.isFinite(number)) return number;
  throw new Error(`${name}="${value}" is not a number`);
}
