import { Part, type PartState, type PartStates } from '../../motion/stage';
import { tableEdge, wall } from './stage-camera';
import { lit, plum, shade, wire } from './stage-colors';

const { left, top, width, height } = wall;
const unseen: PartState = { opacity: 0 };
/** Hidden until the wall moves, because captions overlap it. */
const awaited: PartStates = [unseen, unseen, unseen, {}, {}];
/** The table fills the drawing until the sheets hang. */
const fromAbove: PartState = { y: -1080 };

export function StageWall() {
  return (
    <>
      <path fill={lit} d={`M${left} ${top}h${width}v${height}h-${width}z`} />
      <path
        stroke={shade}
        strokeWidth="3"
        d={`M${left} 58h${width}M-1600 58v700M-1000 58v700M-400 58v700M1240 58v700M1840 58v700M2440 58v700`}
      />
      <path fill={wire} d={`M${left} 38h${width}v14h-${width}z`} />
      <path stroke={shade} strokeWidth="6" strokeDasharray="8 112" d={`M${left} 45h${width}`} />
      <path
        stroke={wire}
        strokeWidth="2"
        d="M112 52v40m104 0v-40m132 0v40m104 0v-40m132 0v40m104 0v-40M548 52v380M1108 52v380"
      />
      <Part name="place" at={awaited} pace="middle">
        <path
          stroke={wire}
          strokeOpacity={0.4}
          strokeWidth="3"
          strokeDasharray="10 10"
          d="M528 414h600v183h-600z"
        />
      </Part>
    </>
  );
}

/** Seen from above at first, then only below the wall. */
export function StageTable() {
  const down = top + height - tableEdge;
  return (
    <Part name="table" at={[fromAbove, fromAbove, {}, {}, {}]}>
      <path fill={plum} d={`M${left} ${tableEdge}h${width}v${down}h-${width}z`} />
      <path
        stroke={wire}
        strokeOpacity={0.4}
        strokeWidth="3"
        d={`M${left} ${tableEdge}h${width}`}
      />
      <path
        stroke={lit}
        strokeWidth="3"
        d="M-270 1250l210 60l-84 290l-210-60zM-190 1600l190 80l-110 270l-190-80zM930 1250l216-40l54 296l-216 40zM1130 1500l200 80l-112 280l-200-80z"
      />
    </Part>
  );
}
