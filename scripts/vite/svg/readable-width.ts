import { mapNodesToParents, optimize, type XastElement } from 'svgo';

const smallestReadableSize = 11;

/** Returns the width in CSS pixels at which the drawing's smallest text is just readable. */
export function readableWidth(source: string, width: number): number | undefined {
  const sizes: number[] = [];
  optimize(source, {
    plugins: [
      {
        name: 'measure',
        fn(root) {
          const parents = mapNodesToParents(root);
          const upFrom = (element: XastElement): XastElement[] => {
            const parent = parents.get(element);
            return [element, ...(parent?.type === 'element' ? upFrom(parent) : [])];
          };
          return {
            element: {
              enter(element) {
                if (element.name !== 'text') return;
                const line = upFrom(element).map(({ attributes }) => attributes);
                const given = line.find((each) => 'font-size' in each)?.['font-size'];
                const scale = line.reduce((total, each) => total * scaleOf(each.transform), 1);
                sizes.push(parseFloat(given ?? '16') * scale);
              },
            },
          };
        },
      },
    ],
  });
  return sizes.length > 0
    ? Math.ceil((width * smallestReadableSize) / Math.min(...sizes))
    : undefined;
}

const scaleOf = (transform = ''): number => Number(/scale\(([\d.]+)/.exec(transform)?.[1] ?? 1);
