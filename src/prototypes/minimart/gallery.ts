import { make } from '../shared/dom';

interface Screen {
  readonly hash: string;
  readonly title: string;
  readonly caption: string;
  readonly width: number;
  readonly height: number;
}

const screens: readonly Screen[] = [
  {
    hash: 'view=before',
    title: 'Before',
    caption: 'The original design: seven navigation links, four columns.',
    width: 1200,
    height: 750,
  },
  {
    hash: 'view=after',
    title: 'After',
    caption:
      'The same links in three groups, two columns. The apps that need attention come first.',
    width: 1200,
    height: 750,
  },
  {
    hash: 'view=after&app=payroll',
    title: 'App detail',
    caption: 'The task on top, the details below.',
    width: 1200,
    height: 750,
  },
  {
    hash: 'view=after&sort=name',
    title: 'Sorted by name',
    caption: 'For owners who know what they want. Pinned apps stay on top.',
    width: 1200,
    height: 750,
  },
  {
    hash: 'view=after&page=market',
    title: 'Marketplace',
    caption: 'New apps have their own page and take one step to add.',
    width: 1200,
    height: 750,
  },
  {
    hash: 'view=after',
    title: 'On a phone',
    caption: 'One column, the same order.',
    width: 390,
    height: 640,
  },
];

/** The miniatures are iframes of this page, not pictures, so that they are never outdated. */
export function fillGallery(list: HTMLElement): void {
  if (list.childElementCount > 0) return;
  const scale = new ResizeObserver((entries) => {
    for (const { target, contentRect } of entries) {
      if (!(target instanceof HTMLElement)) continue;
      target.style.setProperty('--scale', String(contentRect.width / Number(target.dataset.width)));
    }
  });
  for (const { hash, title, caption, width, height } of screens) {
    const frame = make('iframe', {
      src: `./?miniature#${hash}`,
      title: `${title}, miniature`,
      width: String(width),
      height: String(height),
      loading: 'lazy',
    });
    const window = make(
      'div',
      { class: 'miniature', 'data-width': String(width), inert: '' },
      frame,
    );
    window.style.aspectRatio = `${width} / ${height}`;
    scale.observe(window);
    const link = make('a', { href: `./#${hash}`, 'data-hash': hash }, title);
    list.append(
      make(
        'li',
        { class: width < 600 ? 'screen tall' : 'screen' },
        window,
        make('div', { class: 'screen-caption' }, make('h3', {}, link), make('p', {}, caption)),
      ),
    );
  }
}
