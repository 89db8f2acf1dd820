import { cream, eggplant, peach, pink, plum, yellow } from './stage-colors';

export function OriginalBanner() {
  return (
    <g fill="#5f5a52" fontFamily="var(--text)" fontSize="38" fontWeight="600">
      <path fill="#d8d3ca" d="M0 0h1200v420h-1200z" />
      <path fill="#8d877e" d="M0 0h1200v54h-1200zM40 338h220v62h-220z" />
      <path fill="#b9b4aa" d="M880 78h280v322h-280z" />
      <path
        fill="#77726a"
        d="M915 400c0-82 45-120 105-120s105 38 105 120zM1020 160a53 53 0 1 0 .1 0z"
      />
      <path
        fill="none"
        stroke="#8d877e"
        strokeWidth="4"
        d="M280 340h200v58h-200zM500 340h160v58h-160zM680 340h150v58h-150z"
      />
      <g fill="#f4efe6">
        <text x="40" y="40">
          ACTIVITIES UPDATE: DON’T MISS OUT!
        </text>
        <text x="56" y="382">
          Save a seat
        </text>
      </g>
      {['Volunteer', 'Survey', 'Flyer'].map((word, index) => (
        <text key={word} x={[294, 522, 708][index]} y="382">
          {word}
        </text>
      ))}
      <text x="40" y="112" fontSize="46">
        Lunchtime Live Music Concert Series
      </text>
      {[
        'Every Thursday at 12:00 noon',
        'Seats on the lawn are limited, so please',
        'remember to save a seat in advance',
        'using the button provided below.',
      ].map((line, index) => (
        <text key={line} x="40" y={166 + 48 * index} fontWeight={index ? '400' : undefined}>
          {line}
        </text>
      ))}
    </g>
  );
}

export function RedesignedBanner() {
  return (
    <>
      <path fill={plum} d="M0 0h1200v300h-1200z" />
      <g id="poster-plate">
        <Plate />
      </g>
      <text x="50" y="142" fill={cream} fontSize="134" letterSpacing="-5">
        Lunch, live.
      </text>
      <Invitation lines={['Thursdays at noon.']} />
    </>
  );
}

/** Copies `#poster-plate` from `RedesignedBanner`, which must be in the same drawing. */
export function RedesignOnPhone() {
  return (
    <>
      <path fill={plum} d="M0 0h700v544h-700z" />
      <use href="#poster-plate" transform="translate(-109 276) scale(.69)" />
      <g fill={cream} fontSize="180" letterSpacing="-7">
        <text x="30" y="168">
          Lunch,
        </text>
        <text x="30" y="324">
          live.
        </text>
      </g>
      <g transform="translate(-20 226) scale(.9)">
        <Invitation lines={['Thursdays', 'at noon.']} />
      </g>
    </>
  );
}

const Invitation = ({ lines }: { lines: readonly string[] }) => (
  <g fontFamily="var(--text)" fontSize="38" fontWeight="600">
    {lines.map((line, index) => (
      <text key={line} x="58" y={192 + 46 * index} fill={pink}>
        {line}
      </text>
    ))}
    <g transform={`translate(58 ${168 + 46 * lines.length})`}>
      <rect width="270" height="66" rx="33" fill={yellow} />
      <text x="135" y="46" fill={plum} textAnchor="middle">
        Save a seat
      </text>
    </g>
  </g>
);

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
