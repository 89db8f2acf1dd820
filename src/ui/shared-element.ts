type Kind = 'tile' | 'row' | 'frame' | 'figure' | 'card' | 'ending' | 'tour' | 'header' | 'preview';

export const sharedElementId = (kind: Kind, page: string) => `${kind}:${page}`;

/**
 * Marks an element that shows a case's cover or header on the case's background. The cover
 * transition moves a copy from one such element to another.
 */
export const sharedElement = (kind: Kind, page: string) => ({
  'data-shared-element': sharedElementId(kind, page),
});

/**
 * For a link to a case. The cover transition starts from the first of these shared elements that is
 * displayed.
 */
export const opensFrom = (page: string, ...kinds: Kind[]) => ({
  'data-opens-from': kinds.map((kind) => sharedElementId(kind, page)).join(' '),
});

export const opensFromIds = ({ dataset }: HTMLElement): string[] =>
  dataset.opensFrom?.split(' ') ?? [];
