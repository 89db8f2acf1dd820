import { mapFive, type PartState, type PartStates } from '../../motion/stage';
import { first as middle, frame, frames, type DotField } from './stage-field';

const seen: PartState = { opacity: 1 };
const unseen: PartState = { opacity: 0 };

/** Zooms out from the first dot to all dots. */
export function zoom({ center }: Pick<DotField, 'center'>, closer: number): PartStates {
  const by = (scale: number): PartState => ({
    x: short((middle.x - center.x) * (1 - scale)),
    y: short((middle.y - center.y) * (1 - scale)),
    scale,
  });
  return [{ ...by(1.6 * closer), ...unseen }, { ...by(closer), ...seen }, by(1), by(1), by(1)];
}

const fine = (value: number) => Math.round(value * 1000) / 1000;
const short = (value: number) => Math.round(value * 100) / 100;

/**
 * Replaces the dots with flat color before they gather, because so many moving dots would shimmer. Text at both
 * sides stays readable until the panes have left it.
 */
export const field = {
  dots: [seen, seen, seen, unseen, unseen],
  panes: [unseen, unseen, unseen, seen, seen],
} satisfies Record<string, PartStates>;

/** Shrinks each pane to slightly less than its frame. */
export function toFrame(block: DotField['blocks'][number], index: number): PartStates {
  const { x, y } = frames[index] ?? middle;
  const drawnTogether: PartState = {
    x: short(x + frame.width / 2 - (block.x + block.width / 2)),
    y: short(y + frame.height / 2 - (block.y + block.height / 2)),
    scaleX: fine((frame.width - 4) / block.width),
    scaleY: fine((frame.height - 4) / block.height),
  };
  return [{}, {}, {}, drawnTogether, drawnTogether];
}

export const sheet: PartStates = [unseen, unseen, unseen, seen, seen];

/** Reveals the six posters one after another. The link of each is focusable only once it is visible. */
export const poster = (number: number): PartStates =>
  mapFive([0, 1, 2, 3, 4], (stop) =>
    stop < 4
      ? { clip: [0, 100 * number, 0, 0], hidden: true }
      : { clip: [0, 100 * (number - 6), 0, 0] },
  );

const large: PartState = { y: -34, scale: 1.25 };

export const first = {
  dot: [
    large,
    { scale: 0.14 },
    { scale: 0.028 },
    { scale: 0.028, opacity: 0 },
    { scale: 0.028, opacity: 0 },
  ],
  person: [{}, {}, unseen, unseen, unseen],
  frame: [
    large,
    { scale: 0.18 },
    { scale: 0.14 },
    { scale: 0.14, opacity: 0 },
    { scale: 0.14, opacity: 0 },
  ],
} satisfies Record<string, PartStates>;

export const labels = {
  one: [seen, unseen, unseen, unseen, unseen],
  all: [unseen, unseen, seen, seen, seen],
  six: [unseen, unseen, unseen, unseen, seen],
} satisfies Record<string, PartStates>;
