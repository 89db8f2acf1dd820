import { figures } from '../../content/figures';
import { Part, Stage } from '../../motion/stage';
import { StageCard } from './StageCard';
import { cards, labels, linkHeight, links, linkWidth, ways } from './stage-cards';

const ink = '#1c1815';
const clay = '#b83a1e';

/** From seven links and four columns to three groups and two columns. */
export function CaseStage({ alt }: { alt: string }) {
  return (
    <Stage alt={alt} ground="#f5b82e">
      <g fontFamily="var(--text)" fontSize="22" fontWeight="600" fill={ink}>
        <g fontFamily="var(--mono)" fontWeight="500">
          <Part name="before" at={ways.before}>
            <text x="30" y="78">
              {`${figures.marketplaceLinks.value} links, ${figures.marketplaceColumnsBefore.value} columns`}
            </text>
          </Part>
          <Part name="grouped" at={ways.grouped}>
            <text x="400" y="78" textAnchor="middle">
              {`${labels.length} groups`}
            </text>
          </Part>
          <Part name="after" at={ways.after}>
            <text x="770" y="78" textAnchor="end">
              {`${figures.marketplaceColumnsAfter.value} columns`}
            </text>
          </Part>
        </g>
        <Part name="window" at={ways.window}>
          <path d="M26 20h748v634h-748z" />
          <path d="M30 24h740v626h-740z" fill="#ece7de" />
          <path d="M30 24h740v64h-740z" fill="#d3cabd" />
          <Part name="nav" at={ways.nav}>
            <path d="M30 88h740v50h-740z" fill="#c3b9ab" />
          </Part>
          <Part name="side" at={ways.side}>
            <path d="M30 88h184v562h-184z" fill="#dcd4c7" />
          </Part>
          <Part name="color" at={ways.color}>
            <path d="M30 24h740v626h-740z" fill="#fffaf0" />
            <path d="M30 88h184v562h-184z" fill="#fff0cc" />
            <path d="M30 24h740v64h-740z" fill="#ffe4a3" />
          </Part>
          <Logo />
          <text x="746" y="64" textAnchor="end" fontWeight="500">
            Main Street store
          </text>
          <Part name="title" at={ways.title}>
            <text x="228" y="130" fontFamily="var(--display)" fontSize="34" fontWeight="700">
              My dashboard
            </text>
          </Part>
          <Part name="labels" at={ways.labels}>
            <g fontSize="20" fontWeight="500" fill="#5f5443">
              {labels.map(({ name, y }) => (
                <text key={name} x="44" y={y}>
                  {name}
                </text>
              ))}
            </g>
          </Part>
          <Part name="shop" at={ways.shop}>
            <Shop />
          </Part>
          <Part name="add" at={ways.add}>
            <rect
              x="502"
              y="552"
              width="252"
              height="84"
              rx="12"
              fill="none"
              stroke="#877860"
              strokeWidth="3"
              strokeDasharray="8 8"
            />
            <text x="628" y="602" textAnchor="middle">
              + Add app
            </text>
          </Part>
          {cards.map((card) => (
            <StageCard key={card.name} card={card} />
          ))}
          <g fontSize="20">
            {links.map(({ name, y, at }) => (
              <Part key={name} name={`link-${name}`} at={at}>
                <path d={`M42 ${y}h${linkWidth}v${linkHeight}h-${linkWidth}z`} fill="#e8dcc4" />
                <text x="56" y={y + 28}>
                  {name}
                </text>
              </Part>
            ))}
            <Part name="here" at={ways.here}>
              <path d={`M42 136h${linkWidth}v${linkHeight}h-${linkWidth}z`} fill="#f5b82e" />
              <text x="56" y="164">
                Home
              </text>
            </Part>
          </g>
          <Part name="selected" at={ways.selected}>
            <path d="M214 150h284v202h-284z" fill="none" stroke={clay} strokeWidth="3" />
            <path
              d="M206 142h16v16h-16zM490 142h16v16h-16zM206 344h16v16h-16zM490 344h16v16h-16z"
              fill={clay}
            />
          </Part>
        </Part>
        <Round
          name="round-1"
          at={ways.roundOne}
          x={30}
          people={Number(figures.testRoundOne.value)}
          noun="people"
        />
        <Round
          name="round-2"
          at={ways.roundTwo}
          x={442}
          people={Number(figures.testRoundTwo.value)}
          noun="users"
        />
      </g>
    </Stage>
  );
}

function Logo() {
  return (
    <>
      <path d="M54 38h36l5 14h-46zM54 58h36v18h-36z" fill={clay} />
      <path d="M66 62h12v14h-12z" fill="#ffe4a3" />
      <text x="106" y="68" fontFamily="var(--display)" fontSize="32" fontWeight="700">
        MiniMart
      </text>
    </>
  );
}

/** The shop below the groups. */
function Shop() {
  return (
    <>
      <path d="M54 600h136v38h-136z" fill="#fffaf0" />
      <path d="M66 606h24v32h-24zM30 638h184v4h-184z" />
      <path d="M104 606h72v20h-72z" fill="#f5b82e" />
      <path d="M48 570h148v22h-148z" fill="#fffaf0" />
      <path
        d="M48 570h24.7v22a12 12 0 0 1 -24.7 0zM97.4 570h24.7v22a12 12 0 0 1 -24.7 0zM146.8 570h24.7v22a12 12 0 0 1 -24.7 0z"
        fill={clay}
      />
    </>
  );
}

interface RoundProps {
  name: string;
  at: (typeof ways)['roundOne'];
  x: number;
  people: number;
  noun: string;
}

/** A round of tests: a dot for each of its people. */
function Round({ name, at, x, people, noun }: RoundProps) {
  return (
    <Part name={name} at={at}>
      <text x={x} y="694" fontSize="24">
        {`${name.replace('-', ' ').replace('r', 'R')}: ${people} ${noun}`}
      </text>
      {Array.from({ length: people }, (_, index) => (
        <circle
          key={index}
          cx={x + 20 + 48 * index}
          cy="738"
          r="20"
          fill={noun === 'people' ? clay : ink}
        />
      ))}
    </Part>
  );
}
