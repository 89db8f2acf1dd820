import { JSAnimation } from 'framer-motion';
import { awaitArrival } from './await-arrival';
import { restCurve, rising, risesFrom } from './timing';

const turn = 50;
const lastTurn = 200;

/** Lets an element rise when the reader comes to it, in its turn among those that arrive with it. */
export function rise(element: HTMLElement): () => void {
  let animation: Animation | undefined;
  const stopWaiting = awaitArrival(element, {
    onBelow: () => {
      element.dataset.rise = 'waits';
    },
    onArrive: (takeTurn) => {
      delete element.dataset.rise;
      if (!takeTurn || matchMedia('print').matches) return;
      const delay = Math.min(takeTurn() * turn, lastTurn);
      animation = element.animate([risesFrom, {}], { ...rising, delay });
    },
  });
  return () => {
    stopWaiting();
    delete element.dataset.rise;
    animation?.cancel();
  };
}

/** One number with what stands before and after it; a range is none. */
const single = /^\D*\d[\d,]*\D*$/;

/**
 * Counts to a figure in its own notation, with as many digits from the first on. What is counted is
 * only shown over the figure, which itself says its value all the while.
 */
export function countUp(element: HTMLElement, value: string): () => void {
  if (!single.test(value)) return () => undefined;
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
  const stopWaiting = awaitArrival(element, {
    onArrive: (takeTurn) => {
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
