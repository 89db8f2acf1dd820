import { grow, layOver, lift } from '../../motion/timing';
import type { Ground, Place } from './grounds';

/** A part of the curtain, and what it covers of a place. */
interface Traveler {
  element: HTMLElement;
  part?: keyof Place;
  covers: (place: Place) => DOMRect | undefined;
}

/**
 * A case's ground and its cover on their way between what was clicked and the header of the case's page.
 * They lie over everything, for well under half a second, and can be sent elsewhere or away at any moment.
 */
export class Curtain {
  private readonly element: HTMLElement;
  private travelers: Traveler[] = [];
  private shows = '';
  private raisedAt = 0;
  isUp = false;

  constructor(element: HTMLElement) {
    this.element = element;
  }

  /** Covers one place and starts toward another. The same picture starts from wherever it is. */
  raise(from: Ground, toward: Place) {
    const { element } = this;
    if (!element.showPopover) return;
    const shows = from.image?.src ?? from.color;
    const start = this.isUp && this.shows === shows ? this.place() : from;
    this.drop();
    this.shows = shows;
    this.travelers = travelersOf(from, toward);
    element.replaceChildren(...this.travelers.map((traveler) => traveler.element));
    element.showPopover();
    this.isUp = true;
    this.raisedAt = performance.now();
    for (const traveler of this.travelers) {
      const [begin, end] = [traveler.covers(start), traveler.covers(toward)];
      if (!begin || !end) continue;
      const keyframes = [at(begin, traveler.element), at(end, traveler.element)];
      traveler.element.animate(keyframes, { ...grow, fill: 'forwards' });
    }
    // What the page has on the ground goes as the ground comes.
    if (start === toward) this.travelers[0]?.element.animate({ opacity: [0, 1] }, layOver);
  }

  /** Moves on to its measured place, from wherever it is, and lifts there. */
  settle(place: Place) {
    const left = grow.duration - (performance.now() - this.raisedAt);
    const timing: KeyframeAnimationOptions = {
      duration: Math.max(left, grow.duration / 3),
      easing: grow.easing,
      fill: 'forwards',
    };
    const ways = this.travelers.map(({ element, covers }) => {
      const { transform } = getComputedStyle(element);
      const end = covers(place);
      return end
        ? element.animate([{ transform }, at(end, element)], timing)
        : element.animate({ opacity: 0 }, { ...lift, fill: 'forwards' });
    });
    // The copies go last: they lie where the page's own are, and hide the change.
    const others = this.travelers.filter(({ part }) => part !== 'cover' && part !== 'words');
    const fade = () => this.fade(others);
    Promise.all(ways.map(({ finished }) => finished)).then(fade, ignoreCanceling);
  }

  /** Goes away, wherever it is. */
  lift() {
    if (this.isUp) this.fade(this.travelers);
  }

  private fade(travelers: readonly Traveler[]) {
    const ways = travelers.map(({ element }) =>
      element.animate({ opacity: 0 }, { ...lift, fill: 'forwards' }),
    );
    Promise.all(ways.map(({ finished }) => finished)).then(this.drop, ignoreCanceling);
  }

  /** Goes back from wherever it is to where it came from, when the visitor has changed their mind. */
  readonly turn = () => {
    const ways = this.travelers.flatMap(({ element }) => element.getAnimations());
    for (const way of ways) way.playbackRate = -1;
    Promise.all(ways.map(({ finished }) => finished)).then(this.drop, ignoreCanceling);
  };

  /** What it covers now. */
  private place(): Place {
    const now = (name: keyof Place) =>
      this.travelers.find(({ part }) => part === name)?.element.getBoundingClientRect();
    return { rect: now('rect') ?? new DOMRect(), cover: now('cover'), words: now('words') };
  }

  private readonly drop = () => {
    for (const { element } of this.travelers) {
      element.getAnimations().forEach((animation) => animation.cancel());
    }
    if (this.isUp) this.element.hidePopover();
    this.element.replaceChildren();
    this.travelers = [];
    this.isUp = false;
  };
}

const ignoreCanceling = () => {};

/** The ground, and upon it the cover with the frame's handles at its corners, and a header's words. */
function travelersOf(from: Ground, toward: Place): Traveler[] {
  const { color, ink, cover, image, words, text } = from;
  const ground = document.createElement('div');
  ground.style.background = color;
  const travelers: Traveler[] = [{ element: ground, part: 'rect', covers: ({ rect }) => rect }];
  if (text && words) travelers.push(asItIs(text, words, ink));
  if (!cover || !image) return travelers;
  const copy = image.cloneNode() as HTMLImageElement;
  // As large as it gets, so that it is sharp on the way.
  const largest = [cover, toward.cover ?? cover].reduce((a, b) => (a.width > b.width ? a : b));
  copy.className = '';
  copy.loading = 'eager';
  resize(copy, largest);
  travelers.push({ element: copy, part: 'cover', covers: (place) => place.cover });
  return [...travelers, ...corners.map((corner) => handleAt(corner, color, ink))];
}

/** A copy of the words, which travels without growing. */
function asItIs(text: HTMLElement, { width, height }: DOMRect, ink: string): Traveler {
  const element = text.cloneNode(true) as HTMLElement;
  element.inert = true;
  element.style.setProperty('--foreground', ink);
  resize(element, { width, height });
  const covers = ({ words }: Place) => words && new DOMRect(words.x, words.y, width, height);
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
const handleSize = 9;

function handleAt(
  [side, end]: (typeof corners)[number],
  background: string,
  color: string,
): Traveler {
  const element = document.createElement('i');
  Object.assign(element.style, { background, color });
  const covers = ({ cover }: Place) =>
    cover &&
    new DOMRect(cover[side] - handleSize / 2, cover[end] - handleSize / 2, handleSize, handleSize);
  return { element, covers };
}

const at = ({ x, y, width, height }: DOMRect, { offsetWidth, offsetHeight }: HTMLElement) => ({
  transform: `translate(${x}px, ${y}px) scale(${width / offsetWidth}, ${height / offsetHeight})`,
});
