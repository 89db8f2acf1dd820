import { Lines } from './StageLettering';
import { blush, clay, cream, peach, pine, pink, plum, yellow } from './stage-colors';

export function OwlCard() {
  return (
    <>
      <path fill={plum} d="M0 0h600v400h-600z" />
      <path fill={pink} d="M318 400V190h282v210z" />
      <path fill={peach} d="M318 196 296 28c40 42 76 62 114 66h164l26-3v105z" />
      <path fill={blush} d="M600 106A92 92 0 1 0 600 286z" />
      <circle cx="412" cy="196" r="92" fill={blush} />
      <circle cx="412" cy="196" r="64" fill={yellow} stroke={clay} strokeWidth="16" />
      <circle cx="424" cy="190" r="25" fill={plum} />
      <path stroke={plum} strokeWidth="14" d="M524 196A57 57 0 0 0 600 250" />
      <path fill={clay} d="m496 214 24 42-24 50-24-50z" />
      <path
        fill={peach}
        d="M342 330a29 29 0 0 0 58 0zm84 0a29 29 0 0 0 58 0zm84 0a29 29 0 0 0 58 0z"
      />
      <g fill={cream} fontSize="78" letterSpacing="-3">
        <Lines y={96} step={72} lines={['An', 'evening', 'walk']} />
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
      <path fill={plum} d="M355 0h245v34c-34 64-84 90-136 90-62 0-100-48-109-124" />
      <path fill={pine} d="M474 0h126v34c-18 32-38 54-62 68-34-24-56-60-64-102" />
      <path fill={yellow} d="m424 244-52-34v68zl52-34v68zl-28 60h18l10-48 12 48h16z" />
      <circle cx="424" cy="244" r="15" fill={clay} />
      <g fill={plum} fontSize="70" letterSpacing="-3">
        <Lines y={90} step={68} lines={['Tomorrow,', '6:30 pm.']} />
      </g>
    </>
  );
}
