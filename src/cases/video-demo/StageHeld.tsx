import { Only, Part } from '../../motion/stage';
import { skin } from './StageCabin';
import { away, onlyLast, peek } from './stage-states';

/** Where the device's top is, its width and height, and the size of the flight attendant. */
const sizes = [
  ['wide', 188, 926, 412, 1.15],
  ['tall', 60, 700, 845, 1.3],
  ['square', 160, 732, 632, 1],
] as const;

/** Back in the cabin, the flight attendant holds up a device with the films on its screen. */
export const Held = () => (
  <Part name="held" at={onlyLast} pace="first">
    <use href="#video-demo-wall" />
    <Part name="peek" at={peek} pace="late">
      {sizes.map(([composition, top, , , scale]) => (
        <Only key={composition} composition={composition}>
          <use
            href="#video-demo-attendant"
            transform={`translate(400 ${top}) scale(${scale}) translate(-440 -250)`}
          />
        </Only>
      ))}
    </Part>
    <Part name="device" at={away}>
      {sizes.map(([composition, top, width, height]) => (
        <Only key={composition} composition={composition}>
          <rect
            x={400 - width / 2}
            y={top}
            width={width}
            height={height}
            rx="34"
            fill="#0b0b33"
            stroke="#1c1815"
            strokeWidth="14"
          />
          <path
            d={`M${388 - width / 2} ${top + height / 2 - 30}h17m-17 24h24m-24 24h22m-22 24h15M${412 + width / 2} ${top + height / 2 - 30}h-17m17 24h-24m24 24h-22m22 24h-15`}
            stroke={skin}
            strokeWidth="22"
          />
        </Only>
      ))}
    </Part>
  </Part>
);
