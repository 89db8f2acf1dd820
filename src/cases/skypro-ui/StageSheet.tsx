import { ink } from './stage-inks';
import { cream, navy } from './stage-pieces';

const text = ink('words', navy);
const outline = ink('outline', navy);

export function StageSheet() {
  return (
    <>
      <path fill={ink('sheet', cream)} d="M24 30h752v444h-752z" />
      <path
        fill={ink('column', '#dfe9f3')}
        stroke="#6f93cc"
        strokeWidth="2"
        d="M40 98h224v360h-224zm248 0h224v360h-224zm248 0h224v360h-224zM40 218h224m24 0h224m24 0h224M40 338h224m24 0h224m24 0h224"
      />
      <path stroke={text} d="M40 98h224m24 0h224m24 0h224" />
      <g stroke={outline}>
        <g fill={ink('solid', navy)}>
          <rect x="56" y="128" width="192" height="60" rx="30" />
          <rect x="304" y="380" width="62" height="36" rx="18" />
          <path d={[134, 254, 374].map(roundedSquare).join('')} />
        </g>
        <rect x="56" y="248" width="192" height="60" rx="30" />
        <g fill={ink('field', '#fff')}>
          <rect x="304" y="128" width="192" height="60" rx="12" />
          <rect x="304" y="248" width="192" height="60" rx="12" />
        </g>
        <path d="M456 274l9 9l9-9M440 144v28M736 150l8 8l-8 8m0 104l8 8l-8 8m0 104l8 8l-8 8" />
      </g>
      <path
        stroke="#fff"
        d="M563 147h26v18h-14l-6 7v-7h-6zM564 266h24v24h-24zm0 13h10v11m4-24v9h10M576 390a8 8 0 1 1-.1 0zm0-8v5m0 22v5m-16-16h5m22 0h5"
      />
      <circle cx="348" cy="398" r="12" fill="#fff" />
      <g fill={text}>
        <g fontFamily="var(--display)" fontSize="32" fontWeight="700">
          <text x="40" y="82">
            Buttons
          </text>
          <text x="288" y="82">
            Form Fields
          </text>
          <text x="536" y="82">
            Lists
          </text>
        </g>
        <text x="322" y="166">
          Jordan Lee
        </text>
        <text x="322" y="286">
          South
        </text>
        <text x="380" y="406">
          Notify me
        </text>
        <text x="614" y="166">
          Messages
        </text>
        <text x="614" y="286">
          Floor plan
        </text>
        <text x="614" y="406">
          Settings
        </text>
      </g>
      <g fill={outline} textAnchor="middle">
        <text x="152" y="166" fill="#fff">
          Save
        </text>
        <text x="152" y="286">
          Cancel
        </text>
        <text x="152" y="406">
          Close
        </text>
      </g>
    </>
  );
}

const roundedSquare = (y: number) =>
  `M564 ${y}h24q12 0 12 12v24q0 12-12 12h-24q-12 0-12-12v-24q0-12 12-12z`;
