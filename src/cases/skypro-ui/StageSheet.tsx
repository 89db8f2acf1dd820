import { Part, type Five, type PartState } from '../../motion/stage';

interface Ink {
  paper: string;
  column: string;
  text: string;
  outline: string;
  solid: string;
  field: string;
}

const blueprint: Ink = {
  paper: '#0f2a5f',
  column: 'none',
  text: '#f4efe6',
  outline: '#8cc7ff',
  solid: 'none',
  field: 'none',
};

const color: Ink = {
  paper: '#f4efe6',
  column: '#dfe9f3',
  text: '#0f2a5f',
  outline: '#0f2a5f',
  solid: '#0f2a5f',
  field: '#fff',
};

interface StageSheetProps {
  at: Five<PartState>;
  /** How much of it is colored. */
  colorAt: Five<PartState>;
}

/** The library: three columns of one of each, first as a blueprint, then in color. */
export function StageSheet({ at, colorAt }: StageSheetProps) {
  return (
    <Part name="sheet" at={at}>
      <Specimens ink={blueprint} />
      <Part name="color" at={colorAt}>
        <Specimens ink={color} />
      </Part>
      <Constants />
    </Part>
  );
}

function Specimens({ ink }: { ink: Ink }) {
  return (
    <>
      <path fill={ink.paper} d="M24 28h752v424h-752z" />
      <path fill={ink.column} d="M40 100h224v336h-224zm248 0h224v336h-224zm248 0h224v336h-224z" />
      <path stroke={ink.text} d="M40 100h224m24 0h224m24 0h224" />
      <g stroke={ink.outline}>
        <g fill={ink.solid}>
          <rect x="56" y="126" width="192" height="60" rx="30" />
          <rect x="304" y="362" width="62" height="36" rx="18" />
          <rect x="552" y="132" width="48" height="48" rx="12" />
          <rect x="552" y="244" width="48" height="48" rx="12" />
          <rect x="552" y="356" width="48" height="48" rx="12" />
        </g>
        <rect x="56" y="238" width="192" height="60" rx="30" />
        <g fill={ink.field}>
          <rect x="304" y="126" width="192" height="60" rx="12" />
          <rect x="304" y="238" width="192" height="60" rx="12" />
        </g>
        <path d="M456 264l9 9l9-9M440 142v28M736 148l8 8l-8 8m0 96l8 8l-8 8m0 96l8 8l-8 8" />
      </g>
      <g fill={ink.text}>
        <g fontFamily="var(--display)" fontSize="32" fontWeight="700">
          <text x="40" y="84">
            Buttons
          </text>
          <text x="288" y="84">
            Form Fields
          </text>
          <text x="536" y="84">
            Lists
          </text>
        </g>
        <text x="322" y="164">
          Jordan Lee
        </text>
        <text x="322" y="276">
          South
        </text>
        <text x="380" y="388">
          Notify me
        </text>
        <text x="614" y="164">
          Messages
        </text>
        <text x="614" y="276">
          Floor plan
        </text>
        <text x="614" y="388">
          Settings
        </text>
      </g>
      <g fill={ink.outline} textAnchor="middle">
        <text x="152" y="276">
          Cancel
        </text>
        <text x="152" y="388">
          Close
        </text>
      </g>
    </>
  );
}

/** The same in blueprint and in color. */
function Constants() {
  return (
    <>
      <path
        stroke="#6f93cc"
        strokeWidth="2"
        d="M40 100v336h224v-336m24 0v336h224v-336m24 0v336h224v-336M40 212h224m24 0h224m24 0h224M40 324h224m24 0h224m24 0h224"
      />
      <path
        stroke="#fff"
        d="M563 145h26v18h-14l-6 7v-7h-6zM564 256h24v24h-24zm0 13h10v11m4-24v9h10M576 372a8 8 0 1 1-.1 0zm0-8v5m0 22v5m-16-16h5m22 0h5"
      />
      <g fill="#fff">
        <circle cx="348" cy="380" r="12" />
        <text x="152" y="164" textAnchor="middle">
          Save
        </text>
      </g>
    </>
  );
}
