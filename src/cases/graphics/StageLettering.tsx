import { figures } from '../../content/figures';
import { Only } from '../../motion/stage';
import { pink } from './stage-colors';

/** Lines from the original's four buttons to their count. */
export function StageButtonCount() {
  return (
    <>
      <path
        stroke={pink}
        strokeWidth="5"
        d="M3292 378v100M3500 378v100M3682 378v100M3840 378v100M3289 478h554"
      />
      <Only composition="wide">
        <text x="3146" y="670" fill={pink} fontSize="176" letterSpacing="-7">
          4 buttons
        </text>
      </Only>
      <Only composition="square">
        <text x="3144" y="790" fill={pink} fontSize="280" letterSpacing="-12">
          4 buttons
        </text>
      </Only>
      <Only composition="tall">
        <text x="3120" y="1150" fill={pink} fontSize="840">
          4
        </text>
        <text x="3132" y="1470" fill={pink} fontSize="340" letterSpacing="-15">
          buttons
        </text>
      </Only>
    </>
  );
}

/** The result, above the redesign. */
export function StageFigure() {
  const words = `+${figures.engagement.value}`;
  return (
    <g fill={pink}>
      <Only composition="wide">
        <text x="5618" y="231" fontSize="200" letterSpacing="-5" textAnchor="end">
          {words}
        </text>
      </Only>
      <Only composition="square">
        <text x="4520" y="530" fontSize="460" letterSpacing="-18">
          {words}
        </text>
      </Only>
      <Only composition="tall">
        <text x="4520" y="311" fontSize="460" letterSpacing="-18">
          {words}
        </text>
      </Only>
    </g>
  );
}
