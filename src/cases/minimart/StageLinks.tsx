import { themed } from '../../content/theme-color';
import { Part } from '../../motion/stage';
import { chip, clay, hairline, ink, quiet, sideRoom, sun } from './stage-inks';
import {
  firstInSidebar,
  groupAside,
  groupDown,
  groupHeights,
  groups,
  groupsX,
  groupsY,
  groupWidth,
  linkHeight,
  links,
  linkWidth,
  near,
  sidebarX,
} from './stage-links';
import { parts } from './stage-states';

const box = (x: number, y: number, scale = 1): string =>
  `M${x} ${y}h${linkWidth * scale}v${linkHeight * scale}h-${linkWidth * scale}z`;

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

export function Links() {
  return (
    <>
      {groups.map(({ name, fill, labelColor }, index) => (
        <Part key={name} name={`group-${index}`} at={groupDown(index)} pace="middle">
          <Part name={`group-${index} aside`} at={groupAside(index)} pace="first">
            <g transform={`translate(${groupsX[index]} ${groupsY})`}>
              <Part name={`ground-${index}`} {...parts.grounds}>
                <rect width={groupWidth} height={groupHeights[index]} rx="12" fill={fill} />
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
              </Part>
              <Part name={`label-${index}`} {...parts.labels}>
                {index > 0 && <path d="M11 4h208" stroke={hairline} strokeWidth="2.6" />}
                <text
                  x="11"
                  y="40"
                  fontFamily="var(--mono)"
                  fontSize={24 * near}
                  fontWeight="500"
                  fill={quiet}
                >
                  {name.toUpperCase()}
                </text>
              </Part>
            </g>
            {links
              .filter(({ group }) => group === index)
              .map(({ name: link, down, aside }) => (
                <Part key={link} name={link} at={down} pace="late">
                  <Part name={`${link} aside`} at={aside} pace="late">
                    <path d={box(0, 0, near)} fill={chip} />
                    <text x="11.7" y="38" fontSize={24 * near}>
                      {link}
                    </text>
                  </Part>
                </Part>
              ))}
          </Part>
        </Part>
      ))}
      <Part name="here" {...parts.here}>
        <path d={box(sidebarX, firstInSidebar)} fill={sun} />
        <text x="51" y="165.2" fontSize="24" fill={ink}>
          {links[0]?.name}
        </text>
        <AttentionCount x={182} y={157} />
      </Part>
    </>
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

const menuX = [232, 414, 616] as const;

/** On phones in portrait, the links are above the dashboard at the last stop. */
export const Menu = () => (
  <g fontSize="21">
    <path d="M214-200h556v224h-556z" fill={sideRoom} />
    <path d="M214 23h556" stroke={hairline} strokeWidth="2" />
    <path d="M222 -67h152v32h-152z" fill={sun} />
    <AttentionCount x={355} y={-51} />
    {groups.map(({ name, links: names }, index) => (
      <g key={name} transform={`translate(${menuX[index]} -74)`}>
        <text fontFamily="var(--mono)" fontSize="19" fontWeight="500" fill={quiet}>
          {name.toUpperCase()}
        </text>
        {names.map(([link], row) => (
          <text key={link} y={30 + 29 * row} fill={link === links[0]?.name ? ink : undefined}>
            {link}
          </text>
        ))}
      </g>
    ))}
  </g>
);
