import { useId } from 'react';
import { mapFive, Part, type Five, type PartState, type PartStates } from '../../motion/stage';
import { eggplant, cream, peach, pink, plum, yellow } from './stage-colors';

const gone: PartState = { opacity: 0 };
const hung: PartStates = [gone, gone, gone, {}, {}];

/** The redesign starts when the wall stops, and ends before it moves again. */
const wiped = ['whole', 'whole', 'last', 'first'] as const;

/** The visible share of the original, in percent. */
const left: Five<number> = [170, 170, 170, 36, -5];
const redesignStates = mapFive<number, PartState>(left, (cut) => ({ clip: [0, cut, 0, 0] }));
const edgeStates = mapFive<number, PartState>(left, (cut) => ({ x: -12 * cut }));

/** The redesign wipes over the original. 1200 by 366. */
export function StageBanner() {
  const frame = useId();
  return (
    <Part name="banner" at={hung} pace="late">
      <g transform="translate(528 414) scale(.5)">
        <path fill={eggplant} d="M8 10h1200v366h-1200z" />
        <Original />
        <Part name="redesign" at={redesignStates} pace={wiped}>
          <Redesign />
        </Part>
        <clipPath id={frame}>
          <path d="M0 0h1200v366h-1200z" />
        </clipPath>
        <g clipPath={`url(#${frame})`}>
          <Part name="edge" at={edgeStates} pace={wiped}>
            <path fill={cream} d="M1196 0h8v153h30v60h-30v153h-8v-153h-30v-60h30z" />
          </Part>
        </g>
      </g>
    </Part>
  );
}

function Original() {
  return (
    <g fill="#5f5a52" fontFamily="var(--text)" fontSize="38" fontWeight="600">
      <path fill="#d8d3ca" d="M0 0h1200v366h-1200z" />
      <path fill="#8d877e" d="M0 0h1200v62h-1200zM40 276h220v62h-220z" />
      <path fill="#b9b4aa" d="M880 86h280v252h-280z" />
      <path
        fill="#77726a"
        d="M930 338c0-70 30-100 70-100s70 30 70 100zM1000 136a44 44 0 1 0 .1 0z"
      />
      <path
        fill="#a08f5c"
        d="M1090 100l17 24l28-10l3 30l29 7l-12 27l20 22l-27 14l2 30l-30-5l-16 25l-20-22l-28 10l-3-30l-29-7l12-27l-20-22l27-14l-2-30l30 5z"
      />
      <path
        fill="none"
        stroke="#8d877e"
        strokeWidth="4"
        d="M280 278h200v58h-200zM500 278h160v58h-160zM680 278h150v58h-150z"
      />
      <g fill="#f4efe6">
        <text x="40" y="44">
          ACTIVITIES UPDATE: DON’T MISS OUT!
        </text>
        <text x="56" y="320">
          Save a seat
        </text>
        <text x="1046" y="194">
          FREE
        </text>
      </g>
      <text x="294" y="320">
        Volunteer
      </text>
      <text x="522" y="320">
        Survey
      </text>
      <text x="708" y="320">
        Flyer
      </text>
      <text x="40" y="200">
        Every Thursday at 12:00 noon
      </text>
      <text x="40" y="132" fontSize="46">
        Lunchtime Live Music Concert Series
      </text>
    </g>
  );
}

function Redesign() {
  return (
    <>
      <path fill={plum} d="M0 0h1200v366h-1200z" />
      <path fill={pink} d="M797 0A250 250 0 0 0 782 366H1138A250 250 0 0 0 1123 0z" />
      <path fill={eggplant} d="M859 0A215 215 0 0 0 836 366H1084A215 215 0 0 0 1061 0z" />
      <g stroke={pink} strokeWidth="3">
        <circle cx="960" cy="190" r="166" />
        <circle cx="960" cy="190" r="142" />
      </g>
      <path
        fill={cream}
        d="M882 166C890 112 946 92 984 112C1024 104 1066 138 1050 186C1066 232 1026 274 980 262C942 286 890 262 886 222C870 204 872 182 882 166z"
      />
      <circle cx="964" cy="190" r="46" fill={yellow} />
      <circle cx="964" cy="190" r="8" fill={plum} />
      <path
        fill={peach}
        d="M1110 366l60-210l-8-3l-24 56l-9-3l17-58l-9-3l-22 57l-9-3l16-58l-9-3l-22 56l-13 46l-16 126z"
      />
      <text x="48" y="160" fill={cream} fontSize="150" letterSpacing="-6">
        Lunch, live.
      </text>
      <g fontFamily="var(--text)" fontSize="58" fontWeight="600">
        <text x="56" y="236" fill={pink}>
          Thursdays at noon
        </text>
        <rect x="56" y="264" width="360" height="80" rx="40" fill={yellow} />
        <text x="84" y="323" fill={plum}>
          Save a seat
        </text>
      </g>
    </>
  );
}
