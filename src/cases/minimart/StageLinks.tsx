import { Part } from '../../motion/stage';
import { labels, linkHeight, links, linkWidth } from './stage-links';
import { parts } from './stage-states';

const box = (x: number, y: number): string =>
  `M${x} ${y}h${linkWidth}v${linkHeight}h-${linkWidth}z`;

export const Row = () => (
  <Part name="row" {...parts.row}>
    <path d="M30 88h740v50h-740z" fill="#c3b9ab" />
  </Part>
);

export function Links() {
  return (
    <g fontSize="20">
      <Part name="labels" {...parts.labels}>
        {labels.map(({ name, y }, index) => (
          <g key={name} fontFamily="var(--mono)" fontSize="16" fontWeight="500" fill="#5f5443">
            {index > 0 && (
              <path d={`M42 ${y - 26}h${linkWidth}`} stroke="#d9c48f" strokeWidth="2" />
            )}
            <text x="44" y={y} letterSpacing="1">
              {name.toUpperCase()}
            </text>
          </g>
        ))}
      </Part>
      {links.map(({ name, down, aside }) => (
        <Part key={name} name={name} at={down} pace="middle">
          <Part name={`${name} aside`} at={aside} pace="last">
            <path d={box(0, 0)} fill="#e8dcc4" />
            <text x="14" y="28">
              {name}
            </text>
          </Part>
        </Part>
      ))}
      <Part name="here" {...parts.here}>
        <path d={box(42, 136)} fill="#f5b82e" />
        <text x="56" y="164">
          {links[0]?.name}
        </text>
        <circle cx="182" cy="157" r="13" fill="#b83a1e" />
        <text x="182" y="163" fontSize="18" textAnchor="middle" fill="#fffaf0">
          3
        </text>
      </Part>
    </g>
  );
}
