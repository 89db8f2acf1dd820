import { Shelves } from './StageCards';
import { calm, shelves, urgent, type Card } from './stage-cards';
import { low, slots, tall, two } from './stage-states';

/** Without the links and Payroll's yellow card, which move and so are separate parts. */
export function Dashboard() {
  return (
    <>
      <path d="M30 24h740v626h-740z" fill="#fffaf0" />
      <path d="M30 24h184v626h-184z" fill="#fff0cc" />
      <text
        x="228"
        y="96"
        fontFamily="var(--display)"
        fontSize="46"
        fontWeight="700"
        letterSpacing="-1.6"
      >
        3 apps need you
      </text>
      <path d="M40 574h162" stroke="#d9c48f" strokeWidth="2" />
      <g fontSize="20">
        <text x="40" y="606" letterSpacing="-0.3">
          Main Street store
        </text>
        <text x="40" y="634" fontWeight="500" fill="#5f5443">
          12 apps
        </text>
      </g>
      <Shelves names={shelves} />
      {calm.map((card) => (
        <Calm key={card.name} {...card} />
      ))}
    </>
  );
}

function Calm({ name, excerpt, tile, icon, look, side, slot }: Card) {
  const dark = look === 'dark';
  const plain = look === 'plain';
  return (
    <g transform={`translate(${two[side]} ${slots[slot]})`}>
      <rect
        x="2"
        y="2"
        width="252"
        height={low - 4}
        rx="11"
        fill={plain ? '#fff' : dark ? '#1c1815' : '#ffe4a3'}
        stroke={plain ? '#e3d7bf' : undefined}
        strokeWidth={plain ? 2 : undefined}
      />
      <text x="14" y="36" fill={dark ? '#fffaf0' : undefined}>
        {name}
      </text>
      <text x="14" y="69" fontSize="20" fontWeight="500" fill={dark ? '#cabd9f' : '#5f5443'}>
        {excerpt}
      </text>
      {dark && (
        <path
          d="M98 66l18 -4l18 6l20 -10l18 -12l14 16"
          fill="none"
          stroke="#f5b82e"
          strokeWidth="3.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
      <Icon tile={tile} icon={icon} dark={dark} />
    </g>
  );
}

export function Urgent() {
  const { name, excerpt, tile, icon } = urgent;
  const [first, last] = excerpt.split(/(?<=have) /);
  return (
    <>
      <rect width="256" height={tall} rx="12" fill="#f5b82e" />
      <text x="14" y="46" fontFamily="var(--display)" fontSize="34" fontWeight="700">
        {name}
      </text>
      <Icon tile={tile} icon={icon} />
      <text x="14" y="82" fontWeight="500">
        {first}
      </text>
      <text x="14" y="109" fontWeight="500">
        {last}
      </text>
      <rect x="14" y="128" width="170" height="46" rx="23" fill="#1c1815" />
      <text x="99" y="158" textAnchor="middle" fill="#f5b82e">
        Add the hours
      </text>
    </>
  );
}

interface IconProps {
  tile: string;
  icon: string;
  dark?: boolean;
}

function Icon({ tile, icon, dark }: IconProps) {
  return (
    <g transform="translate(198 14)">
      <rect width="44" height="44" rx="11" fill={tile} />
      <path d={icon} fill="none" stroke={dark ? '#1c1815' : '#fffaf0'} strokeWidth="3" />
    </g>
  );
}
