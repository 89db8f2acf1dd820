import { themed } from '../../content/theme-color';
import { Part } from '../../motion/stage';
import { Shelves } from './StageCards';
import { attention, others, shelves, urgent, type Card } from './stage-cards';
import { ink, quiet, room, sideRoom, sun, words } from './stage-inks';
import { gathering, large, leftsOfTwo, low, parts, slots, tall } from './stage-states';

/** Separate from `Dashboard`, so that the links can be drawn over this, but under `Dashboard`. */
export const DashboardSide = () => <path d="M30 24h190v626h-190z" fill={sideRoom} />;

export function Dashboard() {
  return (
    <>
      <path d="M214 24h556v626h-556z" fill={room} />
      <text
        x="228"
        y="80"
        fontFamily="var(--display)"
        fontSize="46"
        fontWeight="700"
        letterSpacing="-1.2"
      >
        {`${attention.length + 1} apps need you`}
      </text>
      <Shelves names={shelves} />
      {others.map((card) => (
        <Calm key={card.name} {...card} top={slots[card.slot]} />
      ))}
    </>
  );
}

export const Shutter = () => (
  <>
    <Part name="shutter" {...parts.shutter}>
      <path d="M214 88h556v566h-556z" fill={ink} />
    </Part>
    <Part name="attention-label" {...parts.attentionLabel}>
      <text x="230" y="116" fontSize="24" fill="#fff0cc">
        {shelves[0].name}
      </text>
    </Part>
  </>
);

export const Attention = () => (
  <Part name="attention" {...parts.attention}>
    {attention.map((card, index) => (
      <Part key={card.name} name={`attention-${index}`} {...gathering(index)}>
        <Calm {...card} top={slots[card.slot]} />
      </Part>
    ))}
  </Part>
);

const looks = {
  plain: {
    height: 76,
    size: 23,
    fill: themed('#fff', ink),
    stroke: themed('#e3d7bf', '#8a6a36'),
    title: words,
    excerpt: quiet,
  },
  soft: {
    height: low,
    size: 26,
    fill: themed('#ffe4a3', '#ffd978'),
    stroke: 'none',
    title: ink,
    excerpt: '#5f5443',
  },
  dark: {
    height: 76,
    size: 23,
    fill: ink,
    stroke: themed('transparent', '#8a6a36'),
    title: '#fffaf0',
    excerpt: '#cabd9f',
  },
} as const;

function Calm({
  name,
  excerpt,
  tile,
  icon,
  look,
  side,
  spans,
  top,
}: Omit<Card, 'slot'> & { top: number }) {
  const dark = look === 'dark';
  const extra = spans ? leftsOfTwo[1] - leftsOfTwo[0] : 0;
  const { height, size, fill, stroke, title, excerpt: color } = looks[look];
  return (
    <g transform={`translate(${leftsOfTwo[side]} ${top})`}>
      <rect
        x="2"
        y="2"
        width={252 + extra}
        height={height - 4}
        rx="11"
        fill={fill}
        stroke={stroke}
        strokeWidth="2"
      />
      <text x="14" y={height / 2 - 9} fontSize={size} fill={title}>
        {name}
      </text>
      <text x="14" y={height - 16} fontSize={size - 4} fontWeight="500" fill={color}>
        {excerpt}
      </text>
      {dark && (
        <path
          d="M98 59l18 -4l18 6l20 -10l18 -12l14 16"
          fill="none"
          stroke={sun}
          strokeWidth="3.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
      <Icon x={198 + extra} tile={tile} icon={icon} dark={dark} />
    </g>
  );
}

export function Urgent() {
  const { name, excerpt, tile, icon } = urgent;
  const [first, last] = excerpt.split(/(?<=have) /);
  return (
    <g transform={`translate(${large.x} ${large.y}) scale(${large.scale})`} fill={ink}>
      <rect width="256" height={tall} rx="12" fill={sun} />
      <text x="14" y="46" fontFamily="var(--display)" fontSize="34" fontWeight="700">
        {name}
      </text>
      <Icon x={198} tile={tile} icon={icon} />
      <text x="14" y="83" fontSize="24" fontWeight="500">
        {first}
      </text>
      <text x="14" y="111" fontSize="24" fontWeight="500">
        {last}
      </text>
      <rect x="14" y="128" width="192" height="48" rx="24" />
      <text x="110" y="160" fontSize="24" textAnchor="middle" fill={sun}>
        Add the hours
      </text>
    </g>
  );
}

interface IconProps {
  x: number;
  tile: string;
  icon: string;
  dark?: boolean;
}

function Icon({ x, tile, icon, dark }: IconProps) {
  return (
    <g transform={`translate(${x} 11)`}>
      <rect width="44" height="44" rx="11" fill={tile} />
      <path d={icon} fill="none" stroke={dark ? ink : '#fffaf0'} strokeWidth="3" />
    </g>
  );
}
