import type { ReactNode } from 'react';
import { figures } from '../../content/figures';
import { Only, type Composition } from '../../motion/stage';
import { pink } from './stage-colors';

interface LinesProps {
  x?: number;
  y: number;
  step: number;
  lines: readonly string[];
}

export const Lines = ({ x = 30, y, step, lines }: LinesProps) =>
  lines.map((line, index) => (
    <text key={line} x={x} y={y + step * index}>
      {line}
    </text>
  ));

type Places = readonly (readonly [Composition, y: number, size: number])[];

interface Props {
  x: number;
  places: Places;
  children: ReactNode;
}

const Lettering = ({ x, places, children }: Props) =>
  places.map(([composition, y, size]) => (
    <Only key={composition} composition={composition}>
      <g
        fill={pink}
        fontSize="100"
        letterSpacing="-.04em"
        transform={`translate(${x} ${y})scale(${size / 100})`}
      >
        {children}
      </g>
    </Only>
  ));

/** The count of the original banner's buttons, to which the banner's bracket points. */
export const StageButtonCount = () => (
  <Lettering
    x={3146}
    places={[
      ['wide', 692, 176],
      ['square', 799, 279],
      ['tall', 1540, 279],
    ]}
  >
    <text>4 buttons</text>
  </Lettering>
);

/** The font's kerning would move the plus sign too close to the digits. */
const unkerned = { fontKerning: 'none' } as const;

const Increase = () => (
  <text letterSpacing="0" style={unkerned}>
    +{figures.engagement.value}
  </text>
);

/** On wide screens, the two words are one line, as wide as the banner above it. */
export const StageFigure = () => (
  <>
    <Lettering x={4420} places={[['wide', 704, 261]]}>
      <Increase />
      <text x="258" fontSize="27.3" letterSpacing="-.02em">
        engagement
      </text>
    </Lettering>
    <Lettering
      x={4419}
      places={[
        ['square', 850, 430],
        ['tall', 1296, 430],
      ]}
    >
      <Increase />
      <text x="3" y="43" fontSize="44" letterSpacing="-.02em">
        engagement
      </text>
    </Lettering>
  </>
);
