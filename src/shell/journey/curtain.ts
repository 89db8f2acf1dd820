import { grow, lift } from '../../motion/timing';
import type { Ground } from './grounds';

/**
 * A case's ground on its way between what was clicked and the header of the case's page. It lies over
 * everything, for well under half a second, and can be sent elsewhere or away at any moment.
 */
export class Curtain {
  private element: HTMLElement | null = null;
  private raisedAt = 0;
  isUp = false;

  readonly hold = (element: HTMLElement | null) => {
    this.element = element;
  };

  /** Covers one place and starts toward another. */
  raise({ color, rect }: Ground, toward: DOMRect) {
    const { element } = this;
    if (!element?.showPopover) return;
    this.drop();
    element.style.background = color;
    element.showPopover();
    this.isUp = true;
    this.raisedAt = performance.now();
    element.animate([at(rect, element), at(toward, element)], { ...grow, fill: 'forwards' });
  }

  /** Moves on to its measured place, from wherever it is, and lifts there. */
  settle(place: DOMRect) {
    const { element } = this;
    if (!element) return;
    const { transform } = getComputedStyle(element);
    const left = grow.duration - (performance.now() - this.raisedAt);
    const way = element.animate([{ transform }, at(place, element)], {
      duration: Math.max(left, grow.duration / 3),
      easing: grow.easing,
      fill: 'forwards',
    });
    way.finished.then(this.lift, ignoreCanceling);
  }

  readonly lift = () => {
    if (!this.isUp) return;
    const away = this.element?.animate({ opacity: [1, 0] }, { ...lift, fill: 'forwards' });
    away?.finished.then(this.drop, ignoreCanceling);
  };

  private readonly drop = () => {
    this.element?.getAnimations().forEach((animation) => animation.cancel());
    if (this.isUp) this.element?.hidePopover();
    this.isUp = false;
  };
}

const ignoreCanceling = () => {};

const at = ({ x, y, width, height }: DOMRect, { offsetWidth, offsetHeight }: HTMLElement) => ({
  transform: `translate(${x}px, ${y}px) scale(${width / offsetWidth}, ${height / offsetHeight})`,
});
