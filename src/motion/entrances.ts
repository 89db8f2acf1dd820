import { observeReveal } from './observe-reveal';
import { rising, risesFrom } from './timing';

const stagger = 50;
const maxDelay = 200;

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
