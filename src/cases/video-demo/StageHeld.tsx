import { Only, Part, seenLast } from '../../motion/stage';
import { skin, uniform } from './StageCabin';
import { away, peek } from './stage-states';

/** Where the device's top is, half its width, its height, and the size of the flight attendant. */
const sizes = [
  ['wide', 192, 463, 408, 1.31],
  ['tall', 60, 350, 845, 1.4],
  ['square', 160, 366, 632, 1.08],
] as const;

/** Back in the cabin, the flight attendant holds up a device with the films on its screen. */
export const Held = () => (
  <Part name="held" at={seenLast} pace="first">
    <use href="#video-demo-wall" />
    <Part name="peek" at={peek} pace="late">
      {sizes.map(([composition, top, half, , scale]) => (
        <Only key={composition} composition={composition}>
          <g transform={`translate(400 ${top})`}>
            {/* Both sleeves, which reach around the device's upper corners, and their cuffs. */}
            <path
              d={`M0-6Q78-43 170-35L${half - 16}-21q39 5 39 46H-${half + 23}q0-41 39-46L-170-35Q-78-43 0-6z`}
              fill={uniform}
            />
            <path d={`M${half} 23h23M-${half} 23h-23`} stroke="#f5c95b" strokeWidth="5" />
            <use href="#video-demo-attendant" transform={`scale(${scale}) translate(-440 -237)`} />
          </g>
        </Only>
      ))}
    </Part>
    <Part name="device" at={away}>
      {sizes.map(([composition, top, half, height]) => (
        <Only key={composition} composition={composition}>
          <g transform={`translate(400 ${top})`} stroke={skin}>
            <path d={`M-${half} 46v64M${half} 46v64`} strokeWidth="42" />
            <rect
              x={-half}
              width={2 * half}
              height={height}
              rx="34"
              fill="#0b0b33"
              stroke="#1c1815"
              strokeWidth="14"
            />
            <path
              d={`M-${half + 12} 44h17m-17 24h24m-24 24h22m-22 24h15M${half + 12} 44h-17m17 24h-24m24 24h-22m22 24h-15`}
              strokeWidth="22"
            />
          </g>
        </Only>
      ))}
    </Part>
  </Part>
);
