import { themed } from '../../content/theme-color';
import { Part } from '../../motion/stage';
import { chip, clay, hairline, ink, quiet, sideRoom, sun } from './stage-inks';
import { groups, groupsX, labelsY, linkHeight, links, linkWidth, near } from './stage-links';
import { parts } from './stage-states';

const box = (x: number, y: number, scale = 1): string =>
  `M${x} ${y}h${linkWidth * scale}v${linkHeight * scale}h-${linkWidth * scale}z`;

/**
 * The links are in place before `Groups` opens behind them (second stop), and move to the sidebar
 * while the sheet covers them (third stop).
 */
const linkPace = ['first', 'middle', 'whole', 'whole'] as const;

export const Row = () => (
  <Part name="row" {...parts.row}>
    <path d="M30 88h740v90h-740z" fill={themed('#4b443d', '#1f1a16')} />
    <g fontFamily="var(--display)" fontSize="28" fontWeight="700" fill={sun}>
      {links.map(({ name, aside }, index) => (
        <text key={name} x={38 + (aside[0].x ?? 0) + 24} y="117">
          {index + 1}
        </text>
      ))}
    </g>
  </Part>
);

export const Groups = () => (
  <Part name="groups" {...parts.groups}>
    {groups.map(({ name, fill, labelColor }, index) => (
      <g key={name} transform={`translate(${groupsX[index]} 104)`}>
        <rect width="230" height="258" rx="12" fill={fill} />
        <text
          x="14"
          y="40"
          fontFamily="var(--display)"
          fontSize="32"
          fontWeight="700"
          fill={labelColor}
        >
          {name}
        </text>
      </g>
    ))}
  </Part>
);

export function Links() {
  return (
    <g fontSize="24">
      <Part name="labels" {...parts.labels}>
        {groups.map(({ name }, index) => {
          const y = labelsY[index] ?? 0;
          return (
            <g key={name} fontFamily="var(--mono)" fontSize="24" fontWeight="500" fill={quiet}>
              {index > 0 && (
                <path d={`M42 ${y - 28}h${linkWidth}`} stroke={hairline} strokeWidth="2" />
              )}
              <text x="42" y={y}>
                {name.toUpperCase()}
              </text>
            </g>
          );
        })}
      </Part>
      <g fontSize={24 * near}>
        {links.map(({ name, down, aside }) => (
          <Part key={name} name={name} at={down} pace={linkPace}>
            <Part name={`${name} aside`} at={aside} pace={linkPace}>
              <path d={box(0, 0, near)} fill={chip} />
              <text x="11.7" y="38">
                {name}
              </text>
            </Part>
          </Part>
        ))}
      </g>
      <Part name="here" {...parts.here}>
        <path d={box(42, 136)} fill={sun} />
        <text x="51" y="165.2" fill={ink}>
          {links[0]?.name}
        </text>
        <AttentionCount x={182} y={157} />
      </Part>
    </g>
  );
}

const AttentionCount = ({ x, y }: Record<'x' | 'y', number>) => (
  <>
    <circle cx={x} cy={y} r="13" fill={clay} />
    <text x={x} y={y + 6} fontSize="18" textAnchor="middle" fill="#fffaf0">
      3
    </text>
  </>
);

const menuX = [232, 392, 552] as const;

/** On phones in portrait, replaces the sidebar at the last stop, and is above the dashboard. */
export const Menu = () => (
  <g fontSize="21">
    <path d="M30 -200h740v224h-740z" fill={sideRoom} />
    <path d="M30 23h740" stroke={hairline} strokeWidth="2" />
    <path d="M222 -62h144v40h-144z" fill={sun} />
    <AttentionCount x={345} y={-42} />
    {groups.map(({ name, links: names }, index) => (
      <g key={name} transform={`translate(${menuX[index]} -72)`}>
        <text fontFamily="var(--mono)" fontSize="19" fontWeight="500" fill={quiet}>
          {name.toUpperCase()}
        </text>
        {names.map(([link], place) => {
          const [column, row] = names.length > 2 ? [place % 2, place >> 1] : [0, place];
          return (
            <text
              key={link}
              x={108 * column}
              y={37 + 38 * row}
              fill={link === links[0]?.name ? ink : undefined}
            >
              {link}
            </text>
          );
        })}
      </g>
    ))}
  </g>
);
