import type { Spot } from './marks';

export interface Placed {
  key: string;
  picture?: { path: string };
  anchor?: string;
}

export function spotsOf(
  page: Element,
  items: readonly Placed[],
  marked: readonly (readonly [key: string, spot: Spot])[],
): Map<string, Spot[]> {
  const byKey = new Map<string, Spot[]>();
  for (const [key, spot] of marked) byKey.set(key, [...(byKey.get(key) ?? []), spot]);
  const images = [...page.querySelectorAll('img, video')];
  const described = new Set(marked.map(([, spot]) => spot));

  const picturesOf = (item: Placed): Element[] => {
    const [alts, names] = ['alt', 'name'].map((field) => byKey.get(`${item.key}.${field}`));
    // An image whose alternative text is not marked is found by its file.
    const shown = images.filter((image) => !described.has(image) && shows(image, item));
    // A logo without alternative text is beside its name: its spot is the element around both.
    const logos = names
      ?.map(parentOf)
      .filter((each) => each?.querySelector(':scope > :is(svg, img)'));
    return [...(alts ?? []), ...(logos ?? []), ...shown].flatMap((spot) =>
      spot && 'tagName' in spot ? [spot.closest('picture') ?? spot] : [],
    );
  };

  return new Map(
    items.map((item) => {
      if (item.picture) return [item.key, picturesOf(item)];
      const section = item.anchor && page.querySelector(`#${CSS.escape(item.anchor)}`);
      return [item.key, section ? [section] : (byKey.get(item.key) ?? [])];
    }),
  );
}

const shows = (image: Element, { picture }: Placed) =>
  ['src', 'poster'].some((name) => {
    const [address = ''] = image.getAttribute(name)?.split('?') ?? [];
    return decodeURI(address).endsWith(`/${picture?.path}`);
  });

const parentOf = (spot: Spot) =>
  'startContainer' in spot ? spot.startContainer.parentElement : spot;
