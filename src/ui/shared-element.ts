type Kind =
  | 'tile'
  | 'row'
  | 'frame'
  | 'figure'
  | 'card'
  | 'ending'
  | 'tour'
  | 'header'
  /** The next page's header, laid out hidden before that page mounts. */
  | 'preview';

export const sharedElementId = (kind: Kind, page: string) => `${kind}:${page}`;

/**
 * Marks an element that shows a case's cover or header on the case's background. The page
 * transition animates a copy, which starts or ends there.
 */
export const sharedElement = (kind: Kind, page: string) => ({
  'data-shared-element': sharedElementId(kind, page),
});

/** For a link to a case. The transition starts from the first displayed element of these kinds. */
export const opensFrom = (page: string, ...kinds: Kind[]) => ({
  'data-opens-from': kinds.map((kind) => sharedElementId(kind, page)).join(' '),
});

export const opensFromIds = ({ dataset }: HTMLElement): string[] =>
  dataset.opensFrom?.split(' ') ?? [];
