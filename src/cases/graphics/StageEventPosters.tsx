import { Fragment } from 'react';
import { eggplant, blush, clay, cream, peach, pine, pink, plum, yellow } from './stage-colors';

export function MovieNightPoster() {
  return (
    <>
      <path fill={plum} d="M0 0h600v840h-600z" />
      <circle cx="88" cy="372" r="42" fill={yellow} />
      <path
        fill={eggplant}
        d="M0 440C40 400 100 430 112 490C150 540 120 600 112 660H0zM600 420C560 390 510 420 496 480C450 530 480 600 488 660H600zM140 250h320v330h-320z"
      />
      <path fill={pine} d="M0 640C160 600 440 600 600 640V840H0z" />
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
        <text x="30" y="118">
          Movie night
        </text>
        <text x="30" y="212">
          on the lawn
        </text>
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
          <path d="M210 540C170 450 120 410 66 398C160 390 236 430 250 540zM390 540C430 460 480 440 542 412C450 396 372 430 350 540z" />
          <path d="M234 540C210 400 190 280 156 186C230 290 270 420 276 540zM366 540C400 420 430 280 436 162C370 270 330 400 324 540z" />
        </g>
        <path
          fill={leaf}
          stroke={yellow}
          strokeWidth="12"
          d="M276 540C262 380 270 190 300 40C324 190 332 380 324 540z"
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
      <path fill={clay} d="M138 486h324v56h-22l-20 268h-240l-20-268h-22z" />
      <path fill={cream} d="M192 566h216v226h-216z" />
      <use href="#poster-code" transform="translate(60 346) scale(.8)" />
    </>
  );
}

/** Looks like a QR code, but cannot be scanned. */
function Code() {
  return (
    <g id="poster-code" transform="translate(190 305)">
      <path
        stroke={plum}
        strokeWidth="14"
        d="M7 7h56v56h-56zm150 0h56v56h-56zm-150 150h56v56h-56z"
      />
      <path
        fill={plum}
        d="M27 27h16v16h-16zm150 0h16v16h-16zm-150 150h16v16h-16zM90 0h40v20h-20v30h-20zM0 90h30v40h-30zM70 90h80v20h-80zM180 90h40v40h-40zM90 130h30v90h-30zM150 150h70v70h-70z"
      />
    </g>
  );
}
