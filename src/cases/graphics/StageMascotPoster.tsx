import { clay, cream, pine, pink, plum, yellow } from './stage-colors';

const fur = '#c3a0b9';

export function MascotPoster() {
  return (
    <>
      <path fill={pine} d="M0 0h600v840h-600z" />
      <path fill="#2c5f47" d="M0 286L300 430L0 556zM600 286L300 430L600 556z" />
      <path
        stroke={pink}
        strokeWidth="25"
        d="M300 300C300 250 249 246 249 190V124A17 17 0 0 0 214 124"
      />
      <g fill={yellow} fontSize="214" letterSpacing="-7">
        <text x="30" y="195">
          HOME
        </text>
        <text x="30" y="789">
          GAME
        </text>
      </g>
      <path stroke={pink} strokeWidth="25" d="M214 122V192C214 213 202 225 182 222" />
      <g transform="translate(300 393) rotate(180)">
        <g stroke={fur} strokeWidth="44">
          <path d="M-62 66L-126 80L-122 120M62 66L126 80L122 120M-64-40L-152-26L-204-92M64-40L152-26L204-92" />
          <path
            stroke={pink}
            strokeWidth="15"
            d="M-138 122l-10 19m26-15v22m16-26l10 19M138 122l10 19m-26-15v22m-16-26l-10 19M-208-98l-30-4m28 2l-20-24m22 22v-30M208-98l30-4m-28 2l20-24m-22 22v-30"
          />
        </g>
        <path
          fill={clay}
          d="M-64-74H64C94-62 112-4 112 50C112 96 66 118 0 118S-112 96-112 50C-112-4-94-62-64-74z"
        />
        <path stroke={cream} strokeWidth="16" d="M-106 76C-60 96 60 96 106 76" />
        <text y="60" fill={cream} fontSize="112" textAnchor="middle">
          8
        </text>
        <g fill={plum}>
          <circle cx="-94" cy="-240" r="46" />
          <circle cx="94" cy="-240" r="46" />
        </g>
        <path
          fill={cream}
          d="M0-262C60-270 124-246 126-196L146-172L124-164L132-138L106-142C84-122 66-112 58-92C52-62 30-46 0-46S-52-62-58-92C-66-112-84-122-106-142L-132-138L-124-164L-146-172L-126-196C-124-246-60-270 0-262z"
        />
        <path
          fill={fur}
          d="M-74-256C-48-264-24-265 0-262S48-264 74-256C50-212 16-186 0-134C-16-186-50-212-74-256zM-104-204C-84-222-40-206-26-160C-54-142-98-160-104-204zM104-204C84-222 40-206 26-160C54-142 98-160 104-204z"
        />
        <path
          fill={plum}
          d="M-60-197a19 19 0 1 0 .1 0zM60-197a19 19 0 1 0 .1 0zM-46-92C-34-54 34-54 46-92C22-82-22-82-46-92z"
        />
        <circle cy="-106" r="22" fill={pink} />
      </g>
    </>
  );
}
