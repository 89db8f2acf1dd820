import {
  backgroundGrows,
  coverMoves,
  layerFades,
  restEasing,
  risesFrom,
  wordsRise,
} from '../../motion/timing';
import type { CoverSnapshot, Destination, Rects } from './cover-snapshot';

interface Layer {
  element: HTMLElement;
  part?: keyof Rects;
  placeIn: (rects: Rects) => DOMRect | undefined;
  move?: { to: DOMRect; animation: Animation };
}

/**
 * Moves copies of a case's background, cover, text, and frame between an element that shows the
 * case, such as its tile, and the header of its page.
 */
export class CoverTransition {
  private readonly element: HTMLElement;
  private layers: Layer[] = [];
  private shows = '';
  private risen: Animation[] = [];
  private startedAt = 0;

  constructor(element: HTMLElement) {
    this.element = element;
  }

  get isRunning() {
    return this.layers.length > 0;
  }

  private get hasWords() {
    return this.layers.some(({ part }) => part === 'words');
  }

  /** Parts of the next case's header that the end of this story lacks or shows differently. */
  private get lateParts() {
    return [...this.element.querySelectorAll('[data-late]')];
  }

  start(from: CoverSnapshot, toward: Destination) {
    const { element } = this;
    if (!element.showPopover) return;
    const shows = from.image?.src ?? from.background;
    const start = this.isRunning && this.shows === shows ? this.rects() : from;
    this.remove();
    this.shows = shows;
    this.layers = layersOf(from, toward);
    element.style.cssText = `--background:${from.background};--foreground:${from.ink}`;
    element.replaceChildren(...this.layers.map((layer) => layer.element));
    element.showPopover();
    this.startedAt = performance.now();
    if (toward.text) this.fadeLabel(from);
    for (const layer of this.layers) {
      const [begin, end] = [layer.placeIn(start), layer.placeIn(toward)];
      if (!begin || !end) continue;
      const keyframes = [at(begin, layer.element), at(end, layer.element)];
      const timing = layer.part === 'rect' ? backgroundGrows : coverMoves;
      const animation = layer.element.animate(keyframes, { ...timing, fill: 'forwards' });
      layer.move = { to: end, animation };
    }
    // When a case closes while its header is visible, `start` and `toward` are both that header.
    // The copies then fade in over it, and stay there until the next page is shown.
    if (start !== toward) return;
    this.layers[0]?.element.animate({ opacity: [0, 1] }, layerFades);
    for (const part of this.lateParts) part.animate({ opacity: 0 }, fades);
  }

  /**
   * Fades out the label “Next case study” of a story's end, because the next case's header has
   * another line in the same place.
   */
  private fadeLabel({ text }: CoverSnapshot) {
    const label = text?.querySelector('[data-late]')?.cloneNode(true) as HTMLElement | undefined;
    const [line] = this.lateParts;
    if (!label || !line) return;
    label.removeAttribute('data-late');
    label.style.position = 'absolute';
    line.before(label);
    label.animate({ opacity: 0 }, fades);
  }

  /** Called after `start` when a case opens. Shows the case's header before its page mounts. */
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
    if (!this.hasWords) this.raise(place);
    // A layer shows a copy of the page's frame. Behind the copy, the frame itself must not animate.
    place.frame?.getAnimations({ subtree: true }).forEach((animation) => animation.finish());
    const animations = this.layers.map(({ element, placeIn, move }) => {
      const end = placeIn(place);
      if (!end) return element.animate({ opacity: 0 }, fades);
      // The layer already moves to the right place. A new animation would start where the layer was
      // in the main thread's last frame, so the layer would jump back.
      if (move && isNear(move.to, end)) return move.animation;
      const { transform } = getComputedStyle(element);
      return element.animate([{ transform }, at(end, element)], timing);
    });
    // The copies of the cover and the text lie exactly over the originals, so only the other copies
    // fade out before all are removed.
    const others = this.layers.filter(({ part }) => part !== 'cover' && part !== 'words');
    whenFinished([...animations, ...this.risen], () => this.fade(others));
  }

  /**
   * Animates the parts of the header's text, one after another. If the visitor came from the
   * end of another case, most of the text is already visible, so only the late parts rise.
   */
  private raise({ text, words }: Destination) {
    if (!text || !words) return;
    let parts = this.lateParts;
    if (!this.hasWords) {
      const layer = wordsLayer(text, words);
      const { element } = layer;
      this.layers.push(layer);
      // Puts the text above the first layer, the background, but below the cover, which may move
      // across the text.
      this.layers[0]?.element.after(element);
      element.style.transform = at(words, element).transform;
      parts = [...element.children].flatMap(boxesOf);
    }
    const wait = Math.max(wordsRise.at - (performance.now() - this.startedAt), 0);
    this.risen = parts.map((part, index) =>
      part.animate([risesFrom, {}], { ...rises, delay: wait + index * wordsRise.stagger }),
    );
  }

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
    this.risen.push(element.animate({ opacity: [0, 1] }, { ...rises, delay: wordsRise.at }));
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
    whenFinished(animations, this.remove);
  };

  private fade(layers: readonly Layer[]) {
    const animations = layers.map(({ element }) => element.animate({ opacity: 0 }, fades));
    whenFinished(animations, this.remove);
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
  };
}

const fades: KeyframeAnimationOptions = { ...layerFades, fill: 'forwards' };
const rises: KeyframeAnimationOptions = { ...wordsRise, fill: 'both' };

const whenFinished = (animations: readonly Animation[], then: () => void) =>
  Promise.all(animations.map(({ finished }) => finished)).then(then, () => {});

const boxesOf = (element: Element): Element[] =>
  getComputedStyle(element).display === 'contents' ? [...element.children] : [element];

/** Returns layers from back to front: the background, a header's text, the cover, its frame. */
function layersOf(from: CoverSnapshot, toward: Destination): Layer[] {
  const { cover, image, words } = from;
  // If a case opens from another case's end, both `from` and `toward` have text. The header's text,
  // in `toward`, is used, because it includes that of `from` in the same places.
  const { text = from.text, frame = from.frame } = toward;
  const backdrop = document.createElement('div');
  backdrop.style.background = 'var(--background)';
  const layers: Layer[] = [{ element: backdrop, part: 'rect', placeIn: ({ rect }) => rect }];
  if (text && words) layers.push(wordsLayer(text, toward.words ?? words));
  if (!cover || !image) return layers;
  const copy = image.cloneNode() as HTMLImageElement;
  // The copy is laid out at its largest size, so that it stays sharp while it scales.
  const largest = [cover, toward.cover ?? cover].reduce((a, b) => (a.width > b.width ? a : b));
  copy.className = '';
  copy.loading = 'eager';
  resize(copy, largest);
  layers.push({ element: copy, part: 'cover', placeIn: (rects) => rects.cover });
  return frame ? [...layers, frameLayer(frame)] : layers;
}

/** The layer's `placeIn` returns the copy's own size, so that the text moves without scaling. */
function wordsLayer(text: HTMLElement, { width, height }: DOMRect): Layer {
  const element = text.cloneNode(true) as HTMLElement;
  element.inert = true;
  resize(element, { width, height });
  const placeIn = ({ words }: Rects) => words && new DOMRect(words.x, words.y, width, height);
  return { element, part: 'words', placeIn };
}

const resize = ({ style }: HTMLElement, { width, height }: Pick<DOMRect, 'width' | 'height'>) =>
  Object.assign(style, { width: `${width}px`, height: `${height}px` });

function frameLayer(frame: HTMLElement): Layer {
  const element = frame.cloneNode(true) as HTMLElement;
  for (const { style } of [element, ...element.querySelectorAll('i')]) style.animation = 'none';
  resize(element, frame.getBoundingClientRect());
  return { element, placeIn: ({ cover }) => cover };
}

const isNear = (one: DOMRect, other: DOMRect) =>
  (['x', 'y', 'width', 'height'] as const).every((side) => Math.abs(one[side] - other[side]) < 0.5);

const at = ({ x, y, width, height }: DOMRect, { offsetWidth, offsetHeight }: HTMLElement) => ({
  transform: `translate(${x}px, ${y}px) scale(${width / offsetWidth}, ${height / offsetHeight})`,
});
