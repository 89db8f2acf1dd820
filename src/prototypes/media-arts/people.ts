// People are about 90 SVG units tall, with their feet at 0 0. Seen from the side, they face right.
import { fill } from '../shared/markup';

type Look = {
  tall: number;
  coat: string;
  legs: string;
  skin: string;
  hair: string;
  cut: 'short' | 'bun' | 'long' | 'cap' | 'curls';
  bag?: string;
  long?: boolean;
  wheels?: boolean;
  points?: boolean;
};

/** The first look is for the person whom the visitor moves. The colors are in style.css. */
const looks: readonly Look[] = [
  {
    tall: 1.06,
    coat: 'you-coat',
    legs: 'you-legs',
    skin: 'you-skin',
    hair: 'you-hair',
    cut: 'bun',
    bag: 'you-bag',
  },
  { tall: 1, coat: 'crowd-3', legs: 'crowd-1', skin: 'crowd-6', hair: 'crowd-2', cut: 'short' },
  {
    tall: 0.96,
    coat: 'crowd-5',
    legs: 'crowd-2',
    skin: 'crowd-7',
    hair: 'crowd-3',
    cut: 'long',
    bag: 'crowd-1',
  },
  {
    tall: 1,
    coat: 'crowd-4',
    legs: 'crowd-1',
    skin: 'crowd-6',
    hair: 'crowd-1',
    cut: 'curls',
    wheels: true,
  },
  {
    tall: 1.08,
    coat: 'crowd-4',
    legs: 'crowd-1',
    skin: 'crowd-6',
    hair: 'leaf',
    cut: 'cap',
    points: true,
  },
  {
    tall: 0.93,
    coat: 'crowd-5',
    legs: 'crowd-2',
    skin: 'crowd-7',
    hair: 'crowd-7',
    cut: 'bun',
    long: true,
    points: true,
  },
  {
    tall: 1.05,
    coat: 'crowd-3',
    legs: 'crowd-1',
    skin: 'crowd-7',
    hair: 'crowd-4',
    cut: 'short',
    bag: 'leaf',
  },
  {
    tall: 0.97,
    coat: 'crowd-5',
    legs: 'crowd-1',
    skin: 'crowd-6',
    hair: 'crowd-2',
    cut: 'curls',
    long: true,
  },
];

/** Hair for a head that is seen from the side, has a radius of 8.5, and is centered at 0 -78. */
const sideHair: Record<Look['cut'], string> = {
  short: 'M-9-78a9 9 0 0 1 18-1c-4 0-6-2-8-4-1 5-6 5-10 5z',
  bun: 'M-9.5-75a9.5 9.5 0 0 1 18-5c-5 1-8-1-10-2 0 5-4 7-8 7zM-13.5-86a5 5 0 1 1 10 0 5 5 0 1 1-10 0z',
  long: 'M-10-62v-15a9.5 9.5 0 0 1 19-2c-4 0-7-1-9-3 0 6-1 14-3 20z',
  cap: 'M-9.5-79a9 9 0 0 1 18 0h6v3h-24z',
  curls:
    'M-10.5-74a5 5 0 0 1-1-8 6 6 0 0 1 6-7 7 7 0 0 1 11 1 5.5 5.5 0 0 1 2 8c-5 1-8-1-10-2 0 5-4 8-8 8z',
};
const backHair: Record<Look['cut'], string> = {
  short: 'M-9-77a9 9 0 0 1 18 0c0 5-4 7-9 7s-9-2-9-7z',
  bun: 'M-9-77a9 9 0 0 1 18 0c0 5-4 7-9 7s-9-2-9-7zM-5-89a5 5 0 1 1 10 0 5 5 0 1 1-10 0z',
  long: 'M-9.5-77a9.5 9.5 0 0 1 19 0l1 16c-6 3-15 3-21 0z',
  cap: 'M-9-76a9 9 0 0 1 18 0v2h-18z',
  curls:
    'M-8-70a5.5 5.5 0 0 1-3-9 6 6 0 0 1 6-9 7 7 0 0 1 10 0 6 6 0 0 1 6 9 5.5 5.5 0 0 1-3 9c-4 2-12 2-16 0z',
};

const torso = 'M-10-38v-17a10 10 0 0 1 20 0v17z';
const longCoat = 'M-13-24l3-31a10 10 0 0 1 20 0l3 31z';
const limbStyle = (color: string, width: number) =>
  `fill="none" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" style="stroke:var(--${color})"`;
const filled = (color: string, d: string) => `<path d="${d}" style="fill:var(--${color})"/>`;

const sideChair = `<g ${limbStyle('crowd-7', 2.5)}><circle cx="-4" cy="-14" r="13.5"/>
  <circle cx="18" cy="-4.5" r="4"/><path d="M-16-46l4 24h22l6 14"/></g>`;
function fromTheSide(look: Look): string {
  const limb = (id: string, color: string, width: number) =>
    `<path data-limb="${id}" ${limbStyle(color, width)}/>`;
  return `<g ${look.wheels ? 'transform="translate(-3 14)"' : ''}>
    ${limb('far-arm', look.legs, 5.5)}${limb('far-leg', look.legs, 7.5)}${limb('near-leg', look.legs, 7.5)}
    ${look.bag ? filled(look.bag, 'M-12-62h3v20h-3a5 5 0 0 1-5-5v-10a5 5 0 0 1 5-5z') : ''}
    ${filled(look.skin, 'M-3-72h6v10h-6z')}
    ${filled(look.coat, look.long ? longCoat : torso)}
    ${limb('near-arm', look.coat, 6)}
    ${filled(look.skin, 'M-8.5-78a8.5 8.5 0 1 1 17 0 8.5 8.5 0 1 1-17 0z')}
    ${filled(look.hair, sideHair[look.cut])}
  </g>${look.wheels ? sideChair : ''}`;
}

function fromBehind(look: Look): string {
  const arms = look.points ? 'M-11-56l-2 24M10-57l12-14 8-12' : 'M-11-56l-2 24M11-56l2 24';
  return `<path d="M-5-40v36M5-40v36" ${limbStyle(look.legs, 8)}/>
    <path d="${arms}" ${limbStyle(look.coat, 6)}/>
    ${filled(look.skin, 'M-3-72h6v10h-6z')}
    ${filled(look.coat, look.long ? longCoat : torso)}
    ${look.bag ? filled(look.bag, 'M-8-56a6 6 0 0 1 6-6h4a6 6 0 0 1 6 6v11a4 4 0 0 1-4 4h-8a4 4 0 0 1-4-4z') : ''}
    ${filled(look.skin, 'M-8.5-77a8.5 8.5 0 1 1 17 0 8.5 8.5 0 1 1-17 0z')}
    ${filled(look.hair, backHair[look.cut])}`;
}

export type Figure = { group: SVGGElement; pose: (walked: number, still: boolean) => void };

export function figure(index: number): Figure {
  const look = looks[index % looks.length] as Look;
  const group = document.createElementNS('http://www.w3.org/2000/svg', 'g');
  fill(
    group,
    `<g transform="scale(${look.tall})">
    <g data-limb="side">${fromTheSide(look)}</g><g data-limb="behind">${fromBehind(look)}</g></g>`,
  );
  const limbs = Object.fromEntries(
    [...group.querySelectorAll<SVGElement>('[data-limb]')].map((limb) => [limb.dataset.limb, limb]),
  );
  const set = (limb: string, name: string, value: string) => limbs[limb]?.setAttribute(name, value);

  const reach = (x: number, y: number, first: number, second: number, lengths: [number, number]) =>
    `M${x} ${y}l${(Math.sin(first) * lengths[0]).toFixed(1)} ${(Math.cos(first) * lengths[0]).toFixed(1)}` +
    `l${(Math.sin(second) * lengths[1]).toFixed(1)} ${(Math.cos(second) * lengths[1]).toFixed(1)}`;

  const pose = (walked: number, still: boolean) => {
    const turned = still && !look.wheels;
    set('side', 'display', turned ? 'none' : 'inline');
    set('behind', 'display', turned ? 'inline' : 'none');
    if (turned) return;
    const phase = walked * 130;
    if (look.wheels) {
      set('near-leg', 'd', 'M0-40h14l4 18');
      set('near-arm', 'd', `M-2-58l4 14l${(6 + 3 * Math.sin(phase)).toFixed(1)} 6`);
      return;
    }
    const leg = (turn: number, hip: number) => {
      const thigh = Math.sin(phase + turn) * 0.52;
      const knee = Math.max(0, Math.cos(phase + turn)) * 0.8;
      return reach(hip, -40, thigh, thigh - knee, [19, 18]);
    };
    const arm = (turn: number, shoulder: number) => {
      const swing = Math.sin(phase + turn) * 0.5;
      return reach(shoulder, -58, swing, swing + 0.45, [13, 12]);
    };
    set('near-leg', 'd', leg(0, 1));
    set('far-leg', 'd', leg(Math.PI, -1));
    set('near-arm', 'd', arm(Math.PI, 1));
    set('far-arm', 'd', arm(0, -1));
    const bob = Math.abs(Math.sin(phase)) * 1.6;
    set('side', 'transform', `translate(0 ${bob.toFixed(1)})`);
  };
  pose(0, true);
  return { group, pose };
}
