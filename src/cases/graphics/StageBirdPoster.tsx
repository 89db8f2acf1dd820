import { blush, clay, cream, peach, pink, plum, yellow } from './stage-colors';

export function BirdPoster() {
  return (
    <>
      <path fill={blush} d="M0 0h600v840h-600z" />
      <circle cx="252" cy="264" r="212" fill={pink} />
      <path fill={peach} d="M0 452c130-80 236-32 342 18s178 50 258-26v396H0z" />
      <g transform="translate(-47.7 -65.5) scale(1.14)">
        <path stroke={plum} strokeWidth="8" d="M398 440l10 28M428 440l-10 28" />
        <path
          fill={plum}
          d="m512 276 47-219h9v330c-30 42-83 65-146 65-108 0-184-32-184-108a90 90 0 0 1 148-68c38 34 96 32 126 0m-258 26 6 66c-20 12-38 28-56 52 2-52 18-92 50-118m6 48 14 20c-6 24-22 42-44 54 10-24 18-44 30-74"
        />
        <path fill={pink} d="m526 211 42 14v29l-48-14zm15-70 27 8v29l-33-9zm15-70 12 3v29l-18-4z" />
        <path
          fill={cream}
          d="M242 370c44 14 100 0 138-34 12 68 80 104 158 88-36 21-74 28-116 28-102 0-168-32-180-82m12-60c36-36 92-38 138-6l-10 17c-40-21-80-19-108 1-8 4-16 0-20-12"
        />
        <path
          fill={peach}
          d="M380 336c12 68 80 104 158 88-36 21-74 28-116 28-36 0-70-4-98-14 34-18 54-40 56-102"
        />
        <path fill={clay} d="M388 316c55-17 124-13 180 25v64c-78 19-162-2-180-89" />
        <path fill={yellow} d="M404 310c42 40 106 58 164 61v-20c-53-4-93-19-126-47z" />
        <circle cx="296" cy="337" r="13" fill={cream} />
        <circle cx="295" cy="338" r="6" fill={plum} />
      </g>
      <g fill={plum}>
        <path d="M183 508h36v132h-36z" />
        <g fontSize="250" letterSpacing="-8">
          <text x="32" y="640">
            B
          </text>
          <text x="221" y="640">
            rds
          </text>
        </g>
        <text x="38" y="722" fontSize="73">
          of the Piedmont
        </text>
      </g>
      <circle cx="202" cy="424" r="27" fill={yellow} />
    </>
  );
}
