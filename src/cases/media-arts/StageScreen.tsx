import { Only, Part } from '../../motion/stage';
import { leavesPath, type Leaf } from './stage-leaf';
import { arrivalPace, glow, lights, screen } from './stage-states';

const darkLeaves: readonly Leaf[] = [
  [0.3, 1, 96],
  [0.45, -1, 80],
  [0.6, 1, 84],
  [0.75, -1, 66],
];

const thicket = (x: number, lean: number) =>
  leavesPath({ bend: [0, -120], tip: [lean, -230] }, darkLeaves, [x, 500]);

const seeds = lights.map(({ x }) => `M${x - 4} 512h8`).join('');

export function Screen() {
  return (
    <>
      <path d="M64 214h672v342H64z" fill="#1f6a4c" />
      <Part name="sun" at={screen.sun} pace="last">
        <circle cx="400" cy="442" r="152" fill="#ffa777" />
      </Part>
      <path d="M64 392q100-40 200-8q68 22 136 22t136-22q100-32 200 8v90H64z" fill="#2a7c57" />
      <path d="M64 440q150-44 316 4t356-24v62H64z" fill="#35905f" />
      <Part name="undergrowth" at={screen.undergrowth}>
        <path d={thicket(104, 20) + thicket(696, -20)} fill="#17503a" />
      </Part>
      <Part name="dusk" at={screen.dusk}>
        <path d="M64 214h672v268H64z" fill="#07231a" />
      </Part>
      <path d="M64 480h672v76H64z" fill="#0f2a1e" />
    </>
  );
}

export const Seeds = () => (
  <g fill="#2a7c57" stroke="#d0f2b0" strokeWidth="20" strokeLinecap="round">
    <path d={seeds} stroke="#7fb58c" strokeWidth="19" />
    <path d={seeds} stroke="#0a231a" strokeWidth="13" />
    {lights.map(({ x, side, at }, index) => (
      <Part key={x} name={`light-${index + 1}`} at={at} pace={arrivalPace}>
        <Part name={`glow-${index + 1}`} at={glow(side)}>
          <path d={`M${x + side - 72} 480a72 170 0 0 1 144 0z`} stroke="none" />
        </Part>
        <path d={`M${x} 480a32 32 0 1 1-.1 0z`} stroke="none" />
        <Only composition="narrow">
          <path d={`M${x - 5} 512h10`} />
        </Only>
      </Part>
    ))}
  </g>
);
