import { JSAnimation } from 'framer-motion';
import { observeReveal } from './observe-reveal';
import { restCurve, rising, risesFrom } from './timing';

const stagger = 50;
const maxDelay = 200;

/** Raises an element when the reader comes to it, staggered with those that arrive at the same moment. */
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

/** One number with anything around it, such as “$1,200”; not a range. */
const oneNumber = /^\D*\d[\d,]*\D*$/;

/**
 * Counts up to a figure in its own notation, with the same number of digits all along. The count is
 * only painted over the figure, whose text stays its value.
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
