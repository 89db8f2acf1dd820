import { linkAt, useNoticing } from './clicks';
import { Curtain } from './curtain';
import { groundBehind, groundOf, headerGround, type Ground } from './grounds';

/** A step in the history: which one, and the page that it shows. */
export interface Step {
  key: string;
  page: string;
  /** The step that it lies over, if it opened something over the page. */
  beneath?: string;
}

/**
 * The move between places: a case's ground grows out of what was clicked until it is the header of
 * the case's page. Going back shrinks it the other way.
 */
export const useIntoTheFrame = () => useNoticing(() => new IntoTheFrame());

class IntoTheFrame {
  readonly curtain = new Curtain();
  /** The ground behind the link that was clicked last. */
  private clicked: { path: string; ground: Ground } | undefined;
  /** Which case was opened from which step. */
  private readonly opened = new Map<string, string>();
  /** The case that is being left for the place it was opened from. */
  private closing: string | undefined;

  readonly notice = (event: MouseEvent) => {
    const link = linkAt(event);
    this.clicked = link && groundBehind(link);
  };

  /** The address has changed; the page that is left is still on the screen. */
  depart(from: Step, to: Step, back: boolean) {
    const { clicked } = this;
    this.clicked = undefined;
    this.closing = undefined;
    const opens = back ? this.opened.get(from.key) === to.page : clicked?.path === to.page;
    const closes = back && this.opened.get(to.key) === from.page;
    if (opens) {
      const ground = clicked?.ground ?? groundOf(to.page);
      if (!back) this.opened.set(from.key, to.page);
      if (ground) return this.curtain.raise(ground, mostOfTheScreen());
    }
    const header = closes ? headerGround() : undefined;
    if (header) {
      this.closing = from.page;
      const whole = header.rect.height > 0 ? header.rect : mostOfTheScreen();
      return this.curtain.raise(header, whole);
    }
    this.rest();
  }

  /** The next page is on the screen. Tells whether a ground has brought it there. */
  arrive(): boolean {
    if (!this.curtain.isUp) return false;
    const place = this.closing === undefined ? headerGround() : groundOf(this.closing);
    if (place) this.curtain.settle(place.rect);
    else this.curtain.lift();
    return place !== undefined;
  }

  /** Nothing is under way any more. */
  rest() {
    if (this.curtain.isUp) this.curtain.lift();
  }
}

/** Until the next page is there, its header can only be guessed at. */
const mostOfTheScreen = () =>
  new DOMRect(0, 0, document.documentElement.clientWidth, innerHeight * 0.8);
