import { figures } from '../../content/figures';
import { Only, type Composition } from '../../motion/stage';
import { pink } from './stage-colors';

/** The font's kerning would move the plus sign too close to the digits. */
const unkerned = { fontKerning: 'none' } as const;

interface Props {
  words: string;
  spacing?: string;
  places: readonly (readonly [Composition, x: number, y: number, size: number])[];
}

const Lettering = ({ words, spacing = '-.04em', places }: Props) =>
  places.map(([composition, x, y, fontSize]) => (
    <Only key={composition} composition={composition}>
      <text x={x} y={y} fill={pink} fontSize={fontSize} letterSpacing={spacing} style={unkerned}>
        {words}
      </text>
    </Only>
  ));

export const StageButtonCount = () => (
  <>
    <path
      stroke={pink}
      strokeWidth="5"
      d="M3292 378v100M3500 378v100M3682 378v100M3840 378v100M3289 478h554"
    />
    <Lettering
      words="4 buttons"
      places={[
        ['wide', 3146, 670, 176],
        ['square', 3144, 790, 280],
      ]}
    />
    <Lettering words="4" places={[['tall', 3148, 1212, 920]]} />
    <Lettering words="buttons" places={[['tall', 3142, 1548, 344]]} />
    <Only composition="tall">
      <path
        stroke={pink}
        strokeWidth="5"
        d="M3710 590h534v130h-534zm0 164h534v130h-534zm0 164h534v130h-534zm0 164h534v130h-534z"
      />
      <g fill={pink} fontFamily="var(--text)" fontSize="84" fontWeight="600">
        {['Save a seat', 'Volunteer', 'Survey', 'Flyer'].map((words, index) => (
          <text key={words} x="3746" y={685 + index * 164}>
            {words}
          </text>
        ))}
      </g>
    </Only>
  </>
);

export const StageFigure = () => (
  <>
    <Lettering
      words={`+${figures.engagement.value}`}
      spacing="0"
      places={[
        ['wide', 5168, 206, 170],
        ['square', 4520, 425, 320],
        ['tall', 4520, 196, 280],
      ]}
    />
    <Lettering
      words="engagement"
      spacing="-.02em"
      places={[
        ['wide', 5174, 284, 74],
        ['square', 4530, 545, 139],
        ['tall', 4530, 308, 122],
      ]}
    />
  </>
);
