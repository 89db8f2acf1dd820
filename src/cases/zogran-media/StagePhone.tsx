import { bright, cream, deep, display, night, paper } from './stage-colors';
import { Button, Sign } from './StagePage';
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
      <path d="M8 28a20 20 0 0 1 20 -20h124a20 20 0 0 1 20 20v298H8z" fill={deep} />
      <rect x="66" y="14" width="48" height="12" rx="6" fill={night} />
      <Sign x={20} y={36} />
      <path d="M130 47h30m-30 11h30" stroke={bright} strokeWidth="4" />
      <g fontFamily={display} fontSize="21" fontWeight="700" letterSpacing="-0.8" fill={cream}>
        <text x="20" y="106">
          Stories people
        </text>
        <text x="20" y="130">
          stay for.
        </text>
      </g>
      <g transform="translate(20 146) scale(0.86)">
        <Button x={0} y={0} width={148} words="See the work" />
      </g>
      <use href="#zogran-media-coast" transform="translate(20 194) scale(0.648)" />
      <use href="#zogran-media-film" transform="translate(17 338) scale(0.8)" />
      <g fontFamily={display} fontSize="18" letterSpacing="-0.4">
        <text x="80" y="358">
          Film and
        </text>
        <text x="80" y="380">
          video
        </text>
      </g>
    </>
  );
}
