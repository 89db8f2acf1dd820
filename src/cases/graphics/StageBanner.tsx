import { Lines } from './StageLettering';
import { cream, eggplant, peach, pink, plum, yellow } from './stage-colors';

const gray = '#6f695f';
const print = {
  fill: '#4f4a43',
  fontFamily: 'var(--text)',
  fontSize: '28',
  fontWeight: '500',
};

export function OriginalBanner() {
  return (
    <g {...print}>
      <path fill="#d8d3ca" d="M0 0h1200v420h-1200z" />
      <path fill={gray} d="M0 0h1200v52h-1200z" />
      <g id="poster-words">
        <g fill={cream}>
          <text x="32" y="37">
            ACTIVITIES UPDATE: DON’T MISS OUT!
          </text>
          <path
            fill="#7a6a3b"
            d="M624 100l20 26 32-6-6 32 26 20-26 20 6 32-32-6-20 26-20-26-32 6 6-32-26-20 26-20-6-32 32 6z"
          />
          <g textAnchor="middle">
            <text x="624" y="174" fontSize="38">
              FREE
            </text>
            <text x="624" y="198" fontSize="25">
              entry!!
            </text>
          </g>
        </g>
        <g fontSize="44" fontWeight="700">
          <Lines
            x={32}
            y={100}
            step={46}
            lines={['Lunchtime Live Music Concert', 'Series on the Lawn']}
          />
        </g>
        <Lines
          x={32}
          y={188}
          step={33}
          lines={[
            'Every Thursday at 12:00 noon',
            'Join us for a relaxing hour of live music',
            'in a friendly outdoor setting. Seats on the lawn',
            'are limited, so please remember to save a seat',
            'in advance using the button provided below.',
          ]}
        />
      </g>
      <g id="poster-aside">
        <g transform="translate(-250 1) scale(1.245)">
          <path fill="#b9b4aa" d="M766 54h172v204h-172z" />
          <path fill="#97928a" d="M766 196h172v62h-172z" />
          <path fill="#857f75" d="M812 258v-90c0-56 80-56 80 0v90z" />
          <circle cx="852" cy="102" r="23" fill="#d8d3ca" />
          <path stroke={print.fill} strokeWidth="10" d="M858 196l78-46" />
          <path fill="#a08f5c" d="M848 177a27 27 0 1 0 .1 0zm-30 9a34 34 0 1 0 .1 0z" />
          <path d="M828 104c-8-38 56-38 48-2-16-14-32-14-42-8zM842 195a11 11 0 1 0 .1 0z" />
          <path
            fill="none"
            stroke={gray}
            strokeWidth="18"
            strokeLinejoin="round"
            d="m884 160 28 36 14-38m-104 2-16 40 34 22"
          />
        </g>
        {[
          ['VOLUNTEERS NEEDED', 'Help set up chairs,', 'greet guests and', 'hand out flyers.'],
          ['HAVE YOUR SAY', 'Tell us which bands', 'you would like to', 'hear on the lawn.'],
        ].map(([title, ...lines], index) => (
          <g key={title} fontSize="24" transform={`translate(926 ${68 + 132 * index})`}>
            <path fill="#c7c1b6" d="M0 0h250v122h-250z" />
            <path fill={gray} d="M0 0h250v32h-250z" />
            <text x="9" y="24" fill={cream} fontSize="21">
              {title}
            </text>
            <Lines x={9} y={58} step={27} lines={lines} />
          </g>
        ))}
      </g>
      <g id="poster-buttons" fontSize="44" textAnchor="middle">
        <path
          fill="none"
          stroke={gray}
          strokeWidth="4"
          d="M325 340h268v58H325zm291 0h268v58H616zm291 0h268v58H907z"
        />
        <path fill={gray} d="M32 338h272v62h-272z" />
        {['Save a seat', 'Volunteer', 'Survey', 'Flyer'].map((word, index) => (
          <text key={word} x={168 + 291 * index} y="384" fill={index ? print.fill : cream}>
            {word}
          </text>
        ))}
        <path
          fill="none"
          stroke={pink}
          strokeWidth="5"
          d="M168 400v84h873v-84m-291 0v84m-291 0v-84"
        />
      </g>
    </g>
  );
}

/** Copies parts of `OriginalBanner`, which must be in the same drawing. */
export function OriginalOnPhone() {
  return (
    <g {...print}>
      <path fill="#d8d3ca" d="M0 0h700v756h-700z" />
      <path fill={gray} d="M0 0h700v52h-700z" />
      <use href="#poster-words" />
      <use href="#poster-aside" transform="translate(-909 250) scale(1.336)" />
      <use href="#poster-buttons" transform="translate(14 512) scale(.555)" />
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
      <Invitation size={32} lines={['Concerts on the lawn. Thursdays at noon.']} />
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
        <Lines y={168} step={156} lines={['Lunch,', 'live.']} />
      </g>
      <g transform="translate(-20 226) scale(.9)">
        <Invitation size={36} lines={['Concerts on the lawn.', 'Thursdays at noon.']} />
      </g>
    </>
  );
}

const Invitation = ({ size, lines }: { size: number; lines: readonly string[] }) => (
  <g fontFamily="var(--text)" fontSize="38" fontWeight="600">
    <g fill={pink} fontSize={size}>
      <Lines x={58} y={192} step={46} lines={lines} />
    </g>
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
    <g fill={eggplant} stroke={pink} strokeWidth="2">
      <circle cx="900" cy="158" r="195" strokeWidth="22" />
      <circle cx="900" cy="158" r="158" />
      <circle cx="900" cy="158" r="126" />
    </g>
    <path
      fill={cream}
      d="M836 136c6-44 52-62 84-46 34-6 70 22 56 62 14 38-20 74-58 64-32 20-76 0-78-34-14-14-12-32-4-46"
    />
    <circle cx="904" cy="156" r="38" fill={yellow} />
    <circle cx="904" cy="156" r="6" fill={plum} />
    <path
      fill={peach}
      transform="translate(1000 236) rotate(28) scale(1.15)"
      d="M-24 0v-54c0-22 12-30 15-44v-232H9v232c3 14 15 22 15 44V0a4.5 4.5 0 0 1-9 0v-50H4.5V0a4.5 4.5 0 0 1-9 0v-50H-15V0a4.5 4.5 0 0 1-9 0"
    />
  </>
);
