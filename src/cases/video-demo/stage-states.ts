import type { Five, PartState } from '../../motion/stage';
import { blocks, frame } from './stage-field';

/** What a part of the scene does at the five stops: one, many, all, six frames, six videos. */
type Way = Five<PartState>;

/** Spreads from the first dot while the view zooms out. */
export const field: Way = [
  { scale: 3.4, clip: [50, 50, 50, 50] },
  { scale: 2, clip: [30, 30, 30, 30] },
  { clip: [0, 0, 0, 0] },
  { clip: [0, 0, 0, 0] },
  { clip: [0, 0, 0, 0] },
];

const short = (value: number) => Math.round(value * 1000) / 1000;

/** A block of the field shrinks to a little less than its frame. */
const drawnTogether = (block: (typeof blocks)[number]): PartState => ({
  x: block.frame.x + frame.width / 2 - (block.x + block.width / 2),
  y: block.frame.y + frame.height / 2 - (block.y + block.height / 2),
  scaleX: short((frame.width - 4) / block.width),
  scaleY: short((frame.height - 4) / block.height),
});

export const toFrame: readonly Way[] = blocks.map((block) => [
  {},
  {},
  {},
  drawnTogether(block),
  drawnTogether(block),
]);

export const sheet: Way = [
  { clip: [50, 50, 50, 50] },
  { clip: [50, 50, 50, 50] },
  { clip: [50, 50, 50, 50] },
  { clip: [0, 0, 0, 0] },
  { clip: [0, 0, 0, 0] },
];

export const poster: Way = [
  { clip: [0, 100, 0, 0] },
  { clip: [0, 100, 0, 0] },
  { clip: [0, 100, 0, 0] },
  { clip: [0, 100, 0, 0] },
  { clip: [0, 0, 0, 0] },
];

export const first = {
  dot: [
    {},
    { scale: 0.1 },
    { scale: 0.028 },
    { scale: 0.028, opacity: 0 },
    { scale: 0, opacity: 0 },
  ],
  person: [{}, { opacity: 0 }, { opacity: 0 }, { opacity: 0 }, { opacity: 0 }],
  frame: [
    {},
    { scale: 0.28 },
    { scale: 0.2 },
    { scale: 0.2, opacity: 0 },
    { scale: 0, opacity: 0 },
  ],
} satisfies Record<string, Way>;

export const labels = {
  one: [{ x: 264, y: -92, scale: 2 }, {}, {}, { x: -300, opacity: 0 }, { x: -300, opacity: 0 }],
  all: [{ y: 70 }, { y: 70 }, {}, {}, {}],
  six: [{ y: 70 }, { y: 70 }, { y: 70 }, { y: 70 }, {}],
} satisfies Record<string, Way>;
