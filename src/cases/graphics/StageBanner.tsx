import { cream, eggplant, peach, pink, plum, yellow } from './stage-colors';

/** The original: two headlines, four buttons, a stock picture, and a badge. 1200 by 300. */
export function OriginalBanner() {
  return (
    <g fill="#5f5a52" fontFamily="var(--text)" fontSize="38" fontWeight="600">
      <path fill="#d8d3ca" d="M0 0h1200v300h-1200z" />
      <path fill="#8d877e" d="M0 0h1200v54h-1200zM40 214h220v62h-220z" />
      <path fill="#b9b4aa" d="M880 78h280v198h-280z" />
      <path fill="#77726a" d="M930 276c0-60 30-86 70-86s70 26 70 86zM1000 104a38 38 0 1 0 .1 0z" />
      <path
        fill="#a08f5c"
        d="M1090 84l17 24l28-10l3 30l29 7l-12 27l20 22l-27 14l2 30l-30-5l-16 25l-20-22l-28 10l-3-30l-29-7l12-27l-20-22l27-14l-2-30l30 5z"
      />
      <path
        fill="none"
        stroke="#8d877e"
        strokeWidth="4"
        d="M280 216h200v58h-200zM500 216h160v58h-160zM680 216h150v58h-150z"
      />
      <g fill="#f4efe6">
        <text x="40" y="40">
          ACTIVITIES UPDATE: DON’T MISS OUT!
        </text>
        <text x="56" y="258">
          Save a seat
        </text>
        <text x="1046" y="178">
          FREE
        </text>
      </g>
      <text x="294" y="258">
        Volunteer
      </text>
      <text x="522" y="258">
        Survey
      </text>
      <text x="708" y="258">
        Flyer
      </text>
      <text x="40" y="178">
        Every Thursday at 12:00 noon
      </text>
      <text x="40" y="118" fontSize="46">
        Lunchtime Live Music Concert Series
      </text>
    </g>
  );
}

interface Redesign {
  /** The id of the plate, which both redesigns show. */
  plate: string;
}

/** The redesign. Its plate, a record, is larger than the banner. 1200 by 300. */
export function RedesignedBanner({ plate }: Redesign) {
  return (
    <>
      <path fill={plum} d="M0 0h1200v300h-1200z" />
      <g id={plate}>
        <Plate />
      </g>
      <text x="50" y="142" fill={cream} fontSize="134" letterSpacing="-5">
        Lunch, live.
      </text>
      <g fontFamily="var(--text)" fontSize="38" fontWeight="600">
        <text x="58" y="192" fill={pink}>
          Thursdays at noon.
        </text>
        <rect x="58" y="214" width="270" height="66" rx="33" fill={yellow} />
        <text x="193" y="260" fill={plum} textAnchor="middle">
          Save a seat
        </text>
      </g>
    </>
  );
}

/** The same on a phone. 700 by 500. */
export function RedesignOnPhone({ plate }: Redesign) {
  return (
    <>
      <path fill={plum} d="M0 0h700v500h-700z" />
      <use href={`#${plate}`} transform="translate(-375 124) scale(.92)" />
      <g fill={cream} fontSize="150" letterSpacing="-6">
        <text x="30" y="150">
          Lunch,
        </text>
        <text x="30" y="282">
          live.
        </text>
      </g>
      <g fontFamily="var(--text)" fontSize="32" fontWeight="600">
        <g fill={pink}>
          <text x="36" y="342">
            Thursdays
          </text>
          <text x="36" y="382">
            at noon.
          </text>
        </g>
        <rect x="36" y="412" width="222" height="58" rx="29" fill={yellow} />
        <text x="147" y="452" fill={plum} textAnchor="middle">
          Save a seat
        </text>
      </g>
    </>
  );
}

const Plate = () => (
  <>
    <circle cx="900" cy="158" r="206" fill={pink} />
    <circle cx="900" cy="158" r="184" fill={eggplant} />
    <g stroke={pink} strokeWidth="2">
      <circle cx="900" cy="158" r="168" />
      <circle cx="900" cy="158" r="140" />
      <circle cx="900" cy="158" r="112" />
    </g>
    <path
      fill={cream}
      d="M836 136C842 92 888 74 920 90C954 84 990 112 976 152C990 190 956 226 918 216C886 236 842 216 840 182C826 168 828 150 836 136z"
    />
    <circle cx="904" cy="156" r="38" fill={yellow} />
    <circle cx="904" cy="156" r="6" fill={plum} />
    <path
      fill={peach}
      transform="translate(1000 236) rotate(28) scale(1.15)"
      d="M-24 0V-54C-24-76-12-84-9-98V-330H9V-98C12-84 24-76 24-54V0A4.5 4.5 0 0 1 15 0V-50H4.5V0A4.5 4.5 0 0 1-4.5 0V-50H-15V0A4.5 4.5 0 0 1-24 0z"
    />
  </>
);
