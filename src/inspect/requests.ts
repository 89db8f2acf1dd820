export type Entry = Pick<
  PerformanceResourceTiming,
  'name' | 'initiatorType' | 'transferSize' | 'decodedBodySize'
>;

export const kinds = ['page', 'code', 'styles', 'fonts', 'pictures', 'films', 'other'] as const;
export type Kind = (typeof kinds)[number];

const endings: Record<Exclude<Kind, 'other'>, RegExp> = {
  page: /(\.html|\/|\/[^./]*)$/,
  code: /\.m?js$/,
  styles: /\.css$/,
  fonts: /\.woff2?$/,
  pictures: /\.(avif|webp|jpe?g|png|gif|svg|ico)$/,
  films: /\.(mp4|webm|vtt|m4s)$/,
};

const kindOf = ({ name }: Entry): Kind => {
  const { pathname } = new URL(name);
  return kinds.find((kind) => kind !== 'other' && endings[kind].test(pathname)) ?? 'other';
};

export interface Requests {
  count: number;
  bytes: number;
  cached: number;
  elsewhere: number;
  kinds: { kind: Kind; count: number; bytes: number }[];
  own: number;
}

export function sumUp(entries: readonly Entry[], host: string, ownAddress: string): Requests {
  const sent = entries.filter(({ name }) => /^https?:/.test(name));
  const bytesOf = (some: readonly Entry[]) =>
    some.reduce((sum, { transferSize }) => sum + transferSize, 0);
  return {
    count: sent.length,
    bytes: bytesOf(sent),
    cached: sent.filter((each) => each.transferSize === 0 && each.decodedBodySize > 0).length,
    elsewhere: sent.filter(({ name }) => new URL(name).host !== host).length,
    kinds: kinds.flatMap((kind) => {
      const some = sent.filter((each) => kindOf(each) === kind);
      return some.length > 0 ? [{ kind, count: some.length, bytes: bytesOf(some) }] : [];
    }),
    own: bytesOf(sent.filter(({ name }) => name === ownAddress)),
  };
}

export function entriesSoFar(): Entry[] {
  const inFrames = [...document.querySelectorAll('iframe')].flatMap((frame) => {
    try {
      return frame.contentWindow?.performance.getEntriesByType('resource') ?? [];
    } catch {
      // A cross-origin frame's requests cannot be read.
      return [];
    }
  });
  const own = ['navigation', 'resource'].flatMap((type) => performance.getEntriesByType(type));
  return [...own, ...inFrames] as PerformanceResourceTiming[];
}
