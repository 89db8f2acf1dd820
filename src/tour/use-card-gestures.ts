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
  /** How far the finger has drawn the card, in widths of the screen. */
  draw: (share: number) => void;
}

/** How far a finger may move, and how long it may stay, and still be tapping. */
const slop = 8;
const tapTime = 350;
/** A tap on this part of the screen goes back. */
const backShare = 0.35;

/** Tap to the left or right, swipe with the card following, hold to pause. */
export function useCardGestures({ step, hold, draw }: Actions) {
  const touch = useRef<Touch>(undefined);

  const take = (event: PointerEvent) => {
    if (!event.isPrimary || event.button !== 0) return;
    if (event.target instanceof Element && event.target.closest('a, button')) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    touch.current = { x: event.clientX, at: event.timeStamp, moves: false, trail: [] };
    hold(true);
  };

  const lead = ({ clientX, timeStamp, currentTarget }: PointerEvent) => {
    const { current } = touch;
    if (!current) return;
    const distance = clientX - current.x;
    current.moves ||= Math.abs(distance) > slop;
    if (!current.moves) return;
    current.trail = [...recent(current.trail, timeStamp), { at: timeStamp, distance }];
    draw(distance / currentTarget.clientWidth);
  };

  const release = ({ type, clientX, timeStamp, currentTarget }: PointerEvent) => {
    const { current } = touch;
    touch.current = undefined;
    if (!current) return;
    hold(false);
    draw(0);
    if (type !== 'pointerup') return;
    const { clientWidth } = currentTarget;
    if (current.moves) {
      const distance = clientX - current.x;
      const way = Math.sign(distance);
      const speed = speedOf(current.trail, timeStamp) * way;
      if (goesAway(distance * way, speed, clientWidth)) step(way > 0 ? -1 : 1);
    } else if (timeStamp - current.at < tapTime) {
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
