import { useRef, type PointerEvent } from 'react';
import styled from 'styled-components';
import { goesAway, recent, speedOf, type TrailPoint } from './swipe';

interface Swipe {
  x: number;
  y: number;
  axis?: 'X' | 'Y';
  trail: TrailPoint[];
}

const touchSlop = 6;

export function MenuDragHandle({ onAway }: { onAway: () => void }) {
  const swipe = useRef<Swipe>(undefined);

  const take = (event: PointerEvent) => {
    if (!event.isPrimary || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    swipe.current = { x: event.clientX, y: event.clientY, trail: [] };
  };

  const lead = ({ isPrimary, currentTarget, clientX, clientY, timeStamp }: PointerEvent) => {
    const box = currentTarget.closest('dialog');
    const { current } = swipe;
    if (!box || !current || !isPrimary) return;
    const by = { X: clientX - current.x, Y: clientY - current.y };
    if (Math.max(by.X, by.Y) > touchSlop) current.axis ??= by.Y >= by.X ? 'Y' : 'X';
    if (!current.axis) return;
    const distance = Math.max(0, by[current.axis]);
    current.trail = [...recent(current.trail, timeStamp), { at: timeStamp, distance }];
    box.style.transition = 'none';
    box.style.transform = `translate${current.axis}(${distance}px)`;
  };

  const release = (event: PointerEvent) => {
    const { isPrimary, type, currentTarget, clientX, clientY, timeStamp } = event;
    const box = currentTarget.closest('dialog');
    const { current } = swipe;
    if (!isPrimary) return;
    swipe.current = undefined;
    if (!box || !current?.axis) return;
    const [distance, size] =
      current.axis === 'Y'
        ? [clientY - current.y, box.offsetHeight]
        : [clientX - current.x, box.offsetWidth];
    const away =
      type === 'pointerup' && goesAway(distance, speedOf(current.trail, timeStamp), size);
    box.style.transition = '';
    box.style.transform = away ? `translate${current.axis}(100%)` : '';
    if (!away) return;
    box.style.clipPath = 'none';
    onAway();
  };

  return (
    <Zone
      aria-hidden="true"
      onPointerDown={take}
      onPointerMove={lead}
      onPointerUp={release}
      onPointerCancel={release}
    />
  );
}

/* Leaves 24px free at both sides, because the system reacts to swipes from the screen's edges. */
const Zone = styled.div`
  position: absolute;
  inset: 0 24px;
  touch-action: none;
  cursor: grab;

  &:active {
    cursor: grabbing;
  }
  &::before {
    content: '';
    position: absolute;
    top: max(9px, env(safe-area-inset-top));
    left: 50%;
    width: 44px;
    height: 5px;
    margin-left: -22px;
    border-radius: 3px;
    background: rgb(244 239 230 / 45%);
  }
  @media (forced-colors: active) {
    &::before {
      background: CanvasText;
    }
  }
`;
