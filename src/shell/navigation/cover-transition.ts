import {
  backgroundGrows,
  coverMoves,
  layerFades,
  layOver,
  restEasing,
  risesFrom,
  wordsRise,
} from '../../motion/timing';
import type { CoverSnapshot, Destination, Rects } from './cover-snapshot';

/** Of the rectangles at one end of the transition, `covers` returns the one that `element` fills. */
interface Layer {
  element: HTMLElement;
  part?: keyof Rects;
  covers: (rects: Rects) => DOMRect | undefined;
}

/**
 * Copies of a case's cover and background move between the clicked element and the header of the
 * case's page. The copies cover everything else, and can be redirected or hidden at any time.
 */
export class CoverTransition {
  private readonly element: HTMLElement;
  private layers: Layer[] = [];
  private shows = '';
  private risen: Animation[] = [];
  private startedAt = 0;
  isRunning = false;

  constructor(element: HTMLElement) {
    this.element = element;
  }

  /** If the same cover is already moving, it continues from its current position. */
  start(from: CoverSnapshot, toward: Rects) {
    const { element } = this;
    if (!element.showPopover) return;
    const shows = from.image?.src ?? from.background;
    const start = this.isRunning && this.shows === shows ? this.rects() : from;
    this.remove();
    this.shows = shows;
    this.layers = layersOf(from, toward);
    element.replaceChildren(...this.layers.map((layer) => layer.element));
    element.showPopover();
    this.isRunning = true;
    this.startedAt = performance.now();
    for (const layer of this.layers) {
      const [begin, end] = [layer.covers(start), layer.covers(toward)];
      if (!begin || !end) continue;
      const keyframes = [at(begin, layer.element), at(end, layer.element)];
      const timing = layer.part === 'rect' ? backgroundGrows : coverMoves;
      layer.element.animate(keyframes, { ...timing, fill: 'forwards' });
    }
    // When a case closes, the copies wait over its header until the next page is shown. There, the
    // background (layers[0]) fades in.
    if (start === toward) this.layers[0]?.element.animate({ opacity: [0, 1] }, layOver);
  }

  /** Call it after `start` if the case opens, so that its header is complete before its page mounts. */
  showHeader(toward: Destination) {
    if (!this.isRunning) return;
    this.raise(toward);
    this.showNavigation();
  }

  settle(place: CoverSnapshot) {
    const left = coverMoves.duration - (performance.now() - this.startedAt);
    const timing: KeyframeAnimationOptions = {
      duration: Math.max(left, coverMoves.duration / 3),
      easing: restEasing,
      fill: 'forwards',
    };
    this.raise(place);
    const animations = this.layers.map(({ element, covers }) => {
      const { transform } = getComputedStyle(element);
      const end = covers(place);
      return end
        ? element.animate([{ transform }, at(end, element)], timing)
        : element.animate({ opacity: 0 }, { ...layerFades, fill: 'forwards' });
    });
    // The copies of cover and text lie exactly over the originals, so only the others fade.
    const others = this.layers.filter(({ part }) => part !== 'cover' && part !== 'words');
    const fade = () => this.fade(others);
    const moves = [...animations, ...this.risen];
    Promise.all(moves.map(({ finished }) => finished)).then(fade, ignoreCancel);
  }

  /** Does nothing if the text has been raised before, or moves here from another header. */
  private raise({ text, words, ink = '' }: Destination) {
    if (!text || !words || this.layers.some(({ part }) => part === 'words')) return;
    const layer = wordsLayer(text, words, ink);
    const { element } = layer;
    element.dataset.words = 'rise';
    this.layers.push(layer);
    // Puts the text below the cover, which may pass over the text.
    this.layers[0]?.element.after(element);
    element.style.transform = at(words, element).transform;
    const wait = Math.max(wordsRise.at - (performance.now() - this.startedAt), 0);
    this.risen = [...element.children].flatMap(boxesOf).map((part, index) =>
      part.animate([risesFrom, {}], {
        ...wordsRise,
        delay: wait + index * wordsRise.stagger,
        fill: 'both',
      }),
    );
  }

  /** Fades in a copy of the navigation bar in the next page's colors, where that page will have it. */
  private showNavigation() {
    const bar = document.querySelector<HTMLElement>('[data-bar]');
    const next = document.querySelector<HTMLElement>('[data-next-colors]');
    if (!bar || !next) return;
    const element = bar.cloneNode(true) as HTMLElement;
    element.inert = true;
    element.style.cssText = next.style.cssText;
    element.style.background = 'none';
    resize(element, bar.getBoundingClientRect());
    this.element.append(element);
    const { at: delay, duration, easing } = wordsRise;
    this.risen.push(
      element.animate({ opacity: [0, 1] }, { delay, duration, easing, fill: 'both' }),
    );
  }

  hide() {
    if (this.isRunning) this.fade(this.layers);
  }

  readonly turn = () => {
    const animations = [
      ...this.layers.flatMap(({ element }) => element.getAnimations()),
      ...this.risen,
    ];
    for (const animation of animations) animation.playbackRate = -1;
    Promise.all(animations.map(({ finished }) => finished)).then(this.remove, ignoreCancel);
  };

  private fade(layers: readonly Layer[]) {
    const animations = layers.map(({ element }) =>
      element.animate({ opacity: 0 }, { ...layerFades, fill: 'forwards' }),
    );
    Promise.all(animations.map(({ finished }) => finished)).then(this.remove, ignoreCancel);
  }

  private rects(): Rects {
    const now = (name: keyof Rects) =>
      this.layers.find(({ part }) => part === name)?.element.getBoundingClientRect();
    return { rect: now('rect') ?? new DOMRect(), cover: now('cover'), words: now('words') };
  }

  private readonly remove = () => {
    for (const { element } of this.layers) {
      element.getAnimations().forEach((animation) => animation.cancel());
    }
    if (this.isRunning) this.element.hidePopover();
    this.element.replaceChildren();
    this.layers = [];
    this.risen = [];
    this.isRunning = false;
  };
}

const ignoreCancel = () => {};

/** An element without a box cannot be animated, but its children can. */
const boxesOf = (element: Element): Element[] =>
  getComputedStyle(element).display === 'contents' ? [...element.children] : [element];

/** From bottom to top: the background, a header's text, the cover, and its corner squares. */
function layersOf(from: CoverSnapshot, toward: Rects): Layer[] {
  const { background, ink, cover, image, words, text } = from;
  const backdrop = document.createElement('div');
  backdrop.style.background = background;
  const layers: Layer[] = [{ element: backdrop, part: 'rect', covers: ({ rect }) => rect }];
  if (text && words) layers.push(wordsLayer(text, words, ink));
  if (!cover || !image) return layers;
  const copy = image.cloneNode() as HTMLImageElement;
  // Laid out at its largest size, so that it stays sharp while it scales.
  const largest = [cover, toward.cover ?? cover].reduce((a, b) => (a.width > b.width ? a : b));
  copy.className = '';
  copy.loading = 'eager';
  resize(copy, largest);
  layers.push({ element: copy, part: 'cover', covers: (rects) => rects.cover });
  return [...layers, ...corners.map((corner) => cornerLayer(corner, background, ink))];
}

/** The copy keeps its size, so that it moves without scaling. */
function wordsLayer(text: HTMLElement, { width, height }: DOMRect, ink: string): Layer {
  const element = text.cloneNode(true) as HTMLElement;
  element.inert = true;
  element.style.setProperty('--foreground', ink);
  resize(element, { width, height });
  const covers = ({ words }: Rects) => words && new DOMRect(words.x, words.y, width, height);
  return { element, part: 'words', covers };
}

const resize = ({ style }: HTMLElement, { width, height }: Pick<DOMRect, 'width' | 'height'>) =>
  Object.assign(style, { width: `${width}px`, height: `${height}px` });

const corners = [
  ['left', 'top'],
  ['right', 'top'],
  ['left', 'bottom'],
  ['right', 'bottom'],
] as const;
const cornerSize = 9;

function cornerLayer(
  [side, end]: (typeof corners)[number],
  background: string,
  color: string,
): Layer {
  const element = document.createElement('i');
  Object.assign(element.style, { background, color });
  const covers = ({ cover }: Rects) =>
    cover &&
    new DOMRect(cover[side] - cornerSize / 2, cover[end] - cornerSize / 2, cornerSize, cornerSize);
  return { element, covers };
}

const at = ({ x, y, width, height }: DOMRect, { offsetWidth, offsetHeight }: HTMLElement) => ({
  transform: `translate(${x}px, ${y}px) scale(${width / offsetWidth}, ${height / offsetHeight})`,
});
