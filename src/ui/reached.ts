import { observeVisibility } from './visibility';

/** Resolves once the element is on the screen, above it, or below it by no more than `beyond`, a CSS length. */
export const reached = (element: Element, beyond: string): Promise<void> =>
  new Promise((done) => {
    const stop = observeVisibility(
      element,
      (visible) => {
        if (!visible) return;
        stop();
        done();
      },
      `9999999px 0px ${beyond}`,
    );
  });
