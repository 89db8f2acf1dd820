import { blush, clay, cream, peach, pine, pink, plum, yellow } from './stage-colors';

export function OwlCard() {
  return (
    <>
      <path fill={plum} d="M0 0h600v400h-600z" />
      <path fill={pink} d="M318 400V190h282v210z" />
      <path fill={peach} d="M318 196L296 28C336 70 372 90 410 94H574L600 91V196z" />
      <path fill={blush} d="M600 106A92 92 0 1 0 600 286z" />
      <circle cx="412" cy="196" r="92" fill={blush} />
      <circle cx="412" cy="196" r="72" fill={clay} />
      <circle cx="412" cy="196" r="56" fill={yellow} />
      <circle cx="424" cy="190" r="25" fill={plum} />
      <path stroke={plum} strokeWidth="14" d="M524 196A57 57 0 0 0 600 250" />
      <path fill={clay} d="M496 214L520 256L496 306L472 256z" />
      <path
        fill={peach}
        d="M342 330a29 29 0 0 0 58 0zm84 0a29 29 0 0 0 58 0zm84 0a29 29 0 0 0 58 0z"
      />
      <g fill={cream} fontSize="78" letterSpacing="-3">
        <text x="30" y="96">
          An
        </text>
        <text x="30" y="168">
          evening
        </text>
        <text x="30" y="240">
          walk
        </text>
      </g>
      <circle cx="206" cy="228" r="13" fill={yellow} />
    </>
  );
}

export function HeronCard() {
  return (
    <>
      <path fill={pink} d="M0 0h600v400h-600z" />
      <path fill={peach} d="M600 190A122 122 0 0 0 438 306H600z" />
      <path fill={plum} d="M0 306h600v94h-600z" />
      <path stroke={pine} strokeWidth="14" d="M486 70v236M424 70v236" />
      <path fill={plum} d="M355 0H600V34C566 98 516 124 464 124C402 124 364 76 355 0z" />
      <path fill={pine} d="M474 0H600V34C582 66 562 88 538 102C504 78 482 42 474 0z" />
      <path fill={yellow} d="M424 244L372 210v68zl52-34v68zl-28 60h18l10-48l12 48h16z" />
      <circle cx="424" cy="244" r="15" fill={clay} />
      <g fill={plum} fontSize="70" letterSpacing="-3">
        <text x="30" y="90">
          Tomorrow,
        </text>
        <text x="30" y="158">
          6:30 pm.
        </text>
      </g>
    </>
  );
}
