import { motionValue } from 'framer-motion';

interface Handlers {
  onGrab: () => void;
  /** Told how many pixels further to the right it was dragged. */
  onDrag: (by: number) => void;
  /** Told the pixels in a second at which it was let go. */
  onLetGo: (velocity: number) => void;
}

/** Dragging sideways with mouse, finger or pen. Where a finger goes up or down, the page scrolls. */
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
  // Comes at every end of a drag, also when the browser takes the pointer for scrolling.
  listen('lostpointercapture', ({ pointerId }) => {
    if (pointerId !== pointer) return;
    pointer = undefined;
    handlers.onLetGo(x.getVelocity());
  });
  // A picture on the track is not to be carried off.
  listen('dragstart', (event) => event.preventDefault());
}
