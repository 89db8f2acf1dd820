import { useRef, type PointerEvent } from 'react';
import { goesAway, recent, speedOf, type TrailPoint } from '../shell/swipe';

interface Touch {
  x: number;
  at: number;
  moves: boolean;
  trail: TrailPoint[];
}

interface Actions {
  step: (by: 1 | -1) => void;
  hold: (isHeld: boolean) => void;
  /** `share` is the distance of a drag to the right, as a fraction of the screen's width. */
  drag: (share: number) => void;
}

const touchSlop = 8;
const maxTapTime = 350;
const backShare = 0.35;

export function useCardGestures({ step, hold, drag }: Actions) {
  const touch = useRef<Touch>(undefined);

  const take = (event: PointerEvent) => {
    if (!event.isPrimary || event.button !== 0) return;
    if (event.target instanceof Element && event.target.closest('a, button')) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    touch.current = { x: event.clientX, at: event.timeStamp, moves: false, trail: [] };
    hold(true);
  };

  const lead = ({ isPrimary, clientX, timeStamp, currentTarget }: PointerEvent) => {
    const { current } = touch;
    if (!current || !isPrimary) return;
    const distance = clientX - current.x;
    current.moves ||= Math.abs(distance) > touchSlop;
    if (!current.moves) return;
    current.trail = [...recent(current.trail, timeStamp), { at: timeStamp, distance }];
    drag(distance / currentTarget.clientWidth);
  };

  const release = ({ isPrimary, type, clientX, timeStamp, currentTarget }: PointerEvent) => {
    const { current } = touch;
    if (!current || !isPrimary) return;
    touch.current = undefined;
    hold(false);
    drag(0);
    if (type !== 'pointerup') return;
    const { clientWidth } = currentTarget;
    if (current.moves) {
      const distance = clientX - current.x;
      const way = Math.sign(distance);
      const speed = speedOf(current.trail, timeStamp) * way;
      if (goesAway(distance * way, speed, clientWidth)) step(way > 0 ? -1 : 1);
    } else if (timeStamp - current.at < maxTapTime) {
      step(clientX < clientWidth * backShare ? -1 : 1);
    }
  };

  return {
    onPointerDown: take,
    onPointerMove: lead,
    onPointerUp: release,
    onPointerCancel: release,
  };
}
