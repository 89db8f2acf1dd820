import { observeVisibility } from './visibility';

/** Resolves when the element is on the screen, above it, or at most `beyond` below it. */
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
