import { Part } from '../../motion/stage';
import { labels, linkHeight, links, linkWidth } from './stage-links';
import { ways } from './stage-states';

const box = (x: number, y: number, width: number): string =>
  `M${x} ${y}h${width}v${linkHeight}h-${width}z`;

const chip = '#e8dcc4';

/** The original's seven links. */
export function Row() {
  return (
    <Part name="row" at={ways.row}>
      <path d="M30 88h740v50h-740z" fill="#c3b9ab" />
      <path d={links.map(({ left, width }) => box(left, 92, width)).join('')} fill={chip} />
      <g fontSize="20">
        {links.map(({ name, left }) => (
          <text key={name} x={left + 14} y="120">
            {name}
          </text>
        ))}
      </g>
    </Part>
  );
}

/** The same in three groups. The words come when the side is wide enough for them. */
export function Links() {
  return (
    <Part name="links" at={ways.side}>
      <path d="M30 88h184v1h-184z" fill="none" />
      <Part name="list" at={ways.list}>
        <g fontSize="20" fontWeight="500" fill="#5f5443">
          {labels.map(({ name, y }) => (
            <text key={name} x="44" y={y}>
              {name}
            </text>
          ))}
        </g>
        <path d={links.map(({ y }) => box(42, y, linkWidth)).join('')} fill={chip} />
        <Part name="here" at={ways.here}>
          <path d={box(42, 136, linkWidth)} fill="#f5b82e" />
          <circle cx="182" cy="157" r="13" fill="#b83a1e" />
          <text x="182" y="163" fontSize="18" textAnchor="middle" fill="#fffaf0">
            3
          </text>
        </Part>
        <g fontSize="20">
          {links.map(({ name, y }) => (
            <text key={name} x="56" y={y + 28}>
              {name}
            </text>
          ))}
        </g>
      </Part>
    </Part>
  );
}
