import { ink, libraryColors } from './stage-inks';

const text = ink('words', libraryColors.words);
const on = ink('on', libraryColors.on);
const outline = ink('outline', libraryColors.solid);

export function StageSheet() {
  return (
    <>
      <path fill={ink('sheet', libraryColors.sheet)} d="M24 30h752v444h-752z" />
      <path
        fill={ink('column', libraryColors.column)}
        stroke="#6f93cc"
        strokeWidth="2"
        d="M40 98h224v360h-224zm248 0h224v360h-224zm248 0h224v360h-224zM40 218h224m24 0h224m24 0h224M40 338h224m24 0h224m24 0h224"
      />
      <path stroke={text} d="M40 98h224m24 0h224m24 0h224" />
      <g stroke={outline}>
        <g fill={ink('solid', libraryColors.solid)}>
          <rect x="50" y="120" width="204" height="76" rx="38" />
          <rect x="300" y="379" width="58" height="38" rx="19" />
          <path d={[134, 254, 374].map(roundedSquare).join('')} />
        </g>
        <rect x="50" y="240" width="204" height="76" rx="38" />
        <g fill={ink('field', libraryColors.field)}>
          <rect x="298" y="120" width="204" height="76" rx="12" />
          <rect x="298" y="240" width="204" height="76" rx="12" />
        </g>
        <path d="M462 274l9 9l9-9M470 140v36" />
      </g>
      <path
        stroke={on}
        d="M563 147h26v18h-14l-6 7v-7h-6zM564 266h24v24h-24zm0 13h10v11m4-24v9h10M576 390a8 8 0 1 1-.1 0zm0-8v5m0 22v5m-16-16h5m22 0h5"
      />
      <circle cx="339" cy="398" r="13" fill={on} />
      <g fill={text} fontSize="28">
        <g fontFamily="var(--display)" fontSize="38" fontWeight="700">
          <text x="40" y="83">
            Buttons
          </text>
          <text x="288" y="83">
            Form Fields
          </text>
          <text x="536" y="83">
            Lists
          </text>
        </g>
        <text x="316" y="168">
          Jordan Lee
        </text>
        <text x="316" y="288">
          South
        </text>
        <text x="368" y="408">
          Notify me
        </text>
        <text x="614" y="168">
          Messages
        </text>
        <text x="614" y="288">
          Floor plan
        </text>
        <text x="614" y="408">
          Settings
        </text>
      </g>
      <g fill={outline} fontSize="28" textAnchor="middle">
        <text x="152" y="168" fill={on}>
          Save
        </text>
        <text x="152" y="288">
          Cancel
        </text>
        <text x="152" y="408">
          Close
        </text>
      </g>
    </>
  );
}

const roundedSquare = (y: number) =>
  `M564 ${y}h24q12 0 12 12v24q0 12-12 12h-24q-12 0-12-12v-24q0-12 12-12z`;
