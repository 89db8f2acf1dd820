import { useRef, type PointerEvent } from 'react';

interface Handlers {
  onTake: () => void;
  /** Called with the pointer's position, in percent of the element's width. */
  onMove: (at: number) => void;
}

/** Returns the handlers of an element that follows the pointer sideways. */
export function useHorizontalDrag({ onTake, onMove }: Handlers) {
  const takenAt = useRef(0);

  const follow = ({ currentTarget, pointerId, clientX }: PointerEvent) => {
    if (!currentTarget.hasPointerCapture(pointerId)) return;
    const box = currentTarget.getBoundingClientRect();
    onMove(Math.min(1, Math.max(0, (clientX - box.left) / box.width)) * 100);
  };

  return {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      onTake();
      takenAt.current = event.clientX;
      if (event.pointerType !== 'touch') follow(event);
    },
    // A touch may start a scroll, so it counts once it moves sideways or ends.
    onPointerMove(event: PointerEvent) {
      if (Math.abs(event.clientX - takenAt.current) > 4) takenAt.current = Number.NaN;
      if (event.pointerType !== 'touch' || Number.isNaN(takenAt.current)) follow(event);
    },
    onPointerUp: follow,
  };
}
