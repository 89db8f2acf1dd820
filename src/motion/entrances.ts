import { JSAnimation } from 'framer-motion';
import { observeReveal } from './observe-reveal';
import { restCurve, rising, risesFrom } from './timing';

const stagger = 50;
const maxDelay = 200;

/** Raises an element when it scrolls into view, staggered with others that appear at the same moment. */
export function rise(element: HTMLElement): () => void {
  let animation: Animation | undefined;
  const stopWaiting = observeReveal(element, {
    onBelow: () => {
      element.dataset.rise = 'waits';
    },
    onReveal: (takeTurn) => {
      delete element.dataset.rise;
      if (!takeTurn || matchMedia('print').matches) return;
      const delay = Math.min(takeTurn() * stagger, maxDelay);
      animation = element.animate([risesFrom, {}], { ...rising, delay });
    },
  });
  return () => {
    stopWaiting();
    delete element.dataset.rise;
    animation?.cancel();
  };
}

/** Matches one number with any text around it, such as “$1,200”, but no range. */
const oneNumber = /^\D*\d[\d,]*\D*$/;

/**
 * Counts up to a figure in its own notation, with a constant number of digits. The count is painted over the
 * figure, whose text does not change.
 */
export function countUp(element: HTMLElement, value: string): () => void {
  if (!oneNumber.test(value)) return () => undefined;
  const digits = value.replaceAll(/\D/g, '');
  const first = digits.length === 1 ? 0 : 10 ** (digits.length - 1);
  let counting: JSAnimation<number> | undefined;
  const show = (number: number) => {
    const counted = String(Math.round(number));
    let at = 0;
    element.dataset.counting = value.replaceAll(/\d/g, () => counted.charAt(at++));
  };
  const end = () => {
    delete element.dataset.counting;
  };
  const stopWaiting = observeReveal(element, {
    onReveal: (takeTurn) => {
      if (!takeTurn) return;
      show(first);
      counting = new JSAnimation({
        keyframes: [first, Number(digits)],
        duration: 800,
        ease: restCurve,
        onUpdate: show,
        onComplete: end,
      });
    },
  });
  return () => {
    stopWaiting();
    counting?.stop();
    end();
  };
}
