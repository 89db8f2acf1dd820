import { clay, cream, pine, pink, plum, yellow } from './stage-colors';

const fur = '#c3a0b9';

export function MascotPoster() {
  return (
    <>
      <path fill={pine} d="M0 0h600v840h-600z" />
      <path fill="#2c5f47" d="m0 286 300 144L0 556zm600 0L300 430l300 126z" />
      <path stroke={pink} strokeWidth="25" d="M300 300c0-50-51-54-51-110v-66a17 17 0 0 0-35 0" />
      <g fill={yellow} fontSize="214" letterSpacing="-7">
        <text x="30" y="195">
          HOME
        </text>
        <text x="30" y="789">
          GAME
        </text>
      </g>
      <path stroke={pink} strokeWidth="25" d="M214 122v70c0 21-12 33-32 30" />
      <g transform="translate(300 393) rotate(180)">
        <g id="poster-limbs">
          <path stroke={fur} strokeWidth="44" d="m62 66 64 14-4 40M64-40l88 14 52-66" />
          <path
            stroke={pink}
            strokeWidth="15"
            d="m138 122 10 19m-26-15v22m-16-26-10 19m112-239 30-4m-28 2 20-24m-22 22v-30"
          />
        </g>
        <use href="#poster-limbs" transform="scale(-1 1)" />
        <path
          fill={clay}
          d="M-64-74H64c30 12 48 70 48 124 0 46-46 68-112 68s-112-22-112-68c0-54 18-112 48-124"
        />
        <path stroke={cream} strokeWidth="16" d="M-106 76C-60 96 60 96 106 76" />
        <text y="60" fill={cream} fontSize="112" textAnchor="middle">
          8
        </text>
        <g id="poster-face">
          <circle cx="94" cy="-240" r="46" fill={plum} />
          <circle cx="96" cy="-246" r="27" fill={pink} />
          <path
            fill={cream}
            d="M-2-262c62-8 126 16 128 66l20 24-22 8 8 26-26-4c-22 20-40 30-48 50-6 30-28 46-60 46z"
          />
          <path
            fill={fur}
            d="M-4-262c26-3 54-2 78 6-24 44-58 70-78 122zm108 58c-20-18-64-2-78 44 28 18 72 0 78-44"
          />
          <path fill={plum} d="M60-197a19 19 0 1 0 .1 0zM-4-84c20 0 36-2 50-8-6 19-24 29-50 29z" />
          <path fill={cream} d="M60-176a6 6 0 1 0 .1 0zM34-90l-8 14-8-10z" />
        </g>
        <use href="#poster-face" transform="scale(-1 1)" />
        <ellipse cy="-106" rx="25" ry="18" fill={pink} />
      </g>
    </>
  );
}
