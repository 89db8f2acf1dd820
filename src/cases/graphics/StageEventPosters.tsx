import { Fragment } from 'react';
import { Lines } from './StageLettering';
import { eggplant, blush, clay, cream, peach, pine, pink, plum, yellow } from './stage-colors';

export function MovieNightPoster() {
  return (
    <>
      <path fill={plum} d="M0 0h600v840h-600z" />
      <circle cx="88" cy="372" r="42" fill={yellow} />
      <path
        fill={eggplant}
        d="M0 440c40-40 100-10 112 50 38 50 8 110 0 170H0zm600-20c-40-30-90 0-104 60-46 50-16 120-8 180h112zM140 250h320v330H140z"
      />
      <path fill={pine} d="M0 640c160-40 440-40 600 0v200H0z" />
      <path fill={cream} d="M150 260h300v310h-300z" />
      <Code />
      <Heads
        y={720}
        people={[
          [70, clay, blush],
          [300, yellow, '#7a3e22'],
          [530, peach, eggplant],
        ]}
      />
      <Heads
        y={800}
        people={[
          [180, cream, '#7a3e22'],
          [420, pink, clay],
        ]}
      />
      <g fill={pink} fontSize="112" letterSpacing="-4">
        <Lines y={118} step={94} lines={['Movie night', 'on the lawn']} />
      </g>
    </>
  );
}

type Person = readonly [x: number, coat: string, hair: string];

function Heads({ y, people }: { y: number; people: readonly Person[] }) {
  return people.map(([x, coat, hair]) => (
    <Fragment key={x}>
      <path fill={coat} d={`M${x - 54} 840V${y + 40}q0-42 54-42t54 42V840z`} />
      <circle cx={x} cy={y - 28} r="34" fill={hair} />
    </Fragment>
  ));
}

const leaf = '#225039';

export function PlantSwapPoster() {
  return (
    <>
      <path fill={pink} d="M0 0h600v840h-600z" />
      <path fill={yellow} d="M0 700h600v140h-600z" />
      <g fill={plum} fontSize="242" letterSpacing="-9">
        <g fill={leaf} stroke={yellow} strokeWidth="12">
          <path d="M210 540c-40-90-90-130-144-142 94-8 170 32 184 142zm180 0c40-80 90-100 152-128-92-16-170 18-192 128z" />
          <path d="M234 540c-24-140-44-260-78-354 74 104 114 234 120 354zm132 0c34-120 64-260 70-378-66 108-106 238-112 378z" />
        </g>
        <path
          fill={leaf}
          stroke={yellow}
          strokeWidth="12"
          d="M276 540c-14-160-6-350 24-500 24 150 32 340 24 500z"
        />
        <text
          x="26"
          y="356"
          stroke={pink}
          strokeWidth="22"
          strokeLinejoin="round"
          paintOrder="stroke"
        >
          swap
        </text>
        <text x="26" y="196">
          Plant
        </text>
      </g>
      <path fill={clay} d="M138 486h324v56h-22l-20 268H180l-20-268h-22z" />
      <path fill={cream} d="M192 566h216v226h-216z" />
      <use href="#poster-code" transform="translate(60 346) scale(.8)" />
    </>
  );
}

/** Looks like a QR code, but cannot be scanned. */
function Code() {
  return (
    <g id="poster-code" transform="translate(190 305)">
      <path stroke={plum} strokeWidth="14" d="M7 7h56v56H7zm150 0h56v56h-56zM7 157h56v56H7z" />
      <path
        fill={plum}
        d="M27 27h16v16H27zm150 0h16v16h-16zM27 177h16v16H27zM90 0h40v20h-20v30H90zM0 90h30v40H0zm70 0h80v20H70zm110 0h40v40h-40zm-90 40h30v90H90zm60 20h70v70h-70z"
      />
    </g>
  );
}
