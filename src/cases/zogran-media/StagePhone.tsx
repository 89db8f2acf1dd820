import { bright, deep, display, night, paper } from './stage-colors';
import { Sign } from './StagePage';
import { phone } from './stage-states';

export function Phone() {
  return (
    <>
      <rect
        width={phone.width}
        height={phone.height}
        rx="28"
        fill={night}
        stroke={bright}
        strokeWidth="2"
      />
      <rect x="8" y="8" width="164" height="394" rx="20" fill={paper} />
      <path d="M8 76v-48a20 20 0 0 1 20 -20h124a20 20 0 0 1 20 20v48z" fill={deep} />
      <rect x="66" y="14" width="48" height="12" rx="6" fill={night} />
      <Sign x={20} y={36} />
      <path d="M130 47h30m-30 11h30" stroke={bright} strokeWidth="4" />
      <g fontFamily={display} fontSize="17" fontWeight="700" letterSpacing="-0.5">
        <text x="20" y="105" fontSize="19" letterSpacing="-0.6">
          From the studio
        </text>
        <use href="#zogran-media-salt" transform="translate(20 118) scale(0.886)" />
        <text x="20" y="242">
          Salt and Light
        </text>
        <use href="#zogran-media-bridge" transform="translate(20 256) scale(0.886)" />
        <text x="20" y="380">
          Under the Bridge
        </text>
      </g>
    </>
  );
}
