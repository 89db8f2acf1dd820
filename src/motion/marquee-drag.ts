import { motionValue } from 'framer-motion';

interface Handlers {
  onGrab: () => void;
  /** Called with the pixels by which it was dragged to the right. */
  onDrag: (by: number) => void;
  /** Called with the velocity at which it was let go, in pixels a second. */
  onLetGo: (velocity: number) => void;
}

/** Reports dragging sideways with mouse, finger or pen; up and down, a finger scrolls the page. */
export function watchDrag(element: HTMLElement, handlers: Handlers, signal: AbortSignal) {
  const x = motionValue(0);
  let pointer: number | undefined;

  const listen = <K extends keyof HTMLElementEventMap>(
    type: K,
    listener: (event: HTMLElementEventMap[K]) => void,
  ) => element.addEventListener(type, listener, { signal });

  listen('pointerdown', ({ button, isPrimary, pointerId, clientX }) => {
    if (button !== 0 || !isPrimary) return;
    pointer = pointerId;
    element.setPointerCapture(pointerId);
    x.jump(clientX);
    handlers.onGrab();
  });
  listen('pointermove', ({ pointerId, clientX }) => {
    if (pointerId !== pointer) return;
    handlers.onDrag(clientX - x.get());
    x.set(clientX);
  });
  // Fires at every end of a drag, also when the browser takes the pointer for scrolling.
  listen('lostpointercapture', ({ pointerId }) => {
    if (pointerId !== pointer) return;
    pointer = undefined;
    handlers.onLetGo(x.getVelocity());
  });
  // Otherwise the browser would drag a picture off the track.
  listen('dragstart', (event) => event.preventDefault());
}
