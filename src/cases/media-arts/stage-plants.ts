import { growths } from './stage-states';
import type { PlantShape } from './StagePlant';

const tall: PlantShape = {
  stem: { bend: [6, -104], tip: [80, -184] },
  leaves: [
    [0.28, 1, 70],
    [0.38, -1, 74],
    [0.52, 1, 62],
    [0.62, -1, 62],
    [0.74, 1, 48],
    [0.84, -1, 46],
  ],
};

const low: PlantShape = {
  stem: { bend: [8, -70], tip: [4, -116] },
  leaves: [
    [0.32, 1, 58],
    [0.44, -1, 60],
    [0.58, 1, 50],
    [0.7, -1, 46],
  ],
};

const turned = ({ stem, leaves }: PlantShape): PlantShape => ({
  stem: { bend: [-stem.bend[0], stem.bend[1]], tip: [-stem.tip[0], stem.tip[1]] },
  leaves: leaves.map(([along, side, length]) => [along, side === 1 ? -1 : 1, length]),
});

export const plants = [
  {
    name: 'far-left',
    foot: 118,
    at: growths.farLeft,
    ...tall,
    flower: { petals: '#ff8fb8', count: 6, size: 19 },
  },
  {
    name: 'left',
    foot: 216,
    at: growths.left,
    ...low,
    flower: { petals: '#f5b82e', count: 7, size: 15 },
  },
  {
    name: 'right',
    foot: 584,
    at: growths.right,
    ...turned(low),
    flower: { petals: '#ff8fb8', count: 7, size: 14 },
  },
  {
    name: 'far-right',
    foot: 682,
    at: growths.farRight,
    ...turned(tall),
    flower: { petals: '#ffa777', count: 6, size: 20 },
  },
];
