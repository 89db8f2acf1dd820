import { figures } from '../../content/figures';
import { Part, Stage } from '../../motion/stage';
import { StageCard } from './StageCard';
import { cards, labels, linkHeight, links, linkWidth, shelves, ways } from './stage-cards';

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
            <path d="M30 24h184v626h-184z" fill="#fff0cc" />
          </Part>
          <Logo />
          <Part name="welcome" at={ways.welcome}>
            <text x="746" y="64" textAnchor="end" fontWeight="500">
              Welcome back, owner
            </text>
          </Part>
          <g fontFamily="var(--display)" fontWeight="700">
            <Part name="title" at={ways.title}>
              <text x="228" y="130" fontSize="34">
                My Dashboard
              </text>
            </Part>
            <Part name="headline" at={ways.headline}>
              <text x="228" y="96" fontSize="46" letterSpacing="-1.6">
                3 apps need you
              </text>
            </Part>
          </g>
          <Part name="labels" at={ways.labels}>
            <g fontSize="20" fontWeight="500" fill="#5f5443">
              {labels.map(({ name, y }) => (
                <text key={name} x="44" y={y}>
                  {name}
                </text>
              ))}
            </g>
          </Part>
          <Part name="store" at={ways.store}>
            <path d="M40 574h162" stroke="#d9c48f" strokeWidth="2" />
            <g fontSize="20">
              <text x="40" y="606" letterSpacing="-0.3">
                Main Street store
              </text>
              <text x="40" y="634" fontWeight="500" fill="#5f5443">
                12 apps
              </text>
            </g>
          </Part>
          <Part name="shelves" at={ways.shelves}>
            <g fontSize="20" fill="#5f5443">
              {shelves.map(({ name, y }) => (
                <text key={name} x="230" y={y}>
                  {name}
                </text>
              ))}
            </g>
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
              <circle cx="182" cy="157" r="13" fill={clay} />
              <text x="182" y="163" fontSize="18" textAnchor="middle" fill="#fffaf0">
                3
              </text>
            </Part>
          </g>
          <Part name="selected" at={ways.selected}>
            <path d="M214 157h284v213h-284z" fill="none" stroke={clay} strokeWidth="3" />
            <path
              d="M206 149h16v16h-16zM490 149h16v16h-16zM206 362h16v16h-16zM490 362h16v16h-16z"
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
      <g transform="translate(40 33) scale(1.4)">
        <path d="M5 15h22v13H5z" />
        <path d="M17 19h6v9h-6zM9 19h5v5H9z" fill="#ffe4a3" />
        <path
          d="M5 4h22l3 9a4.3 4.3 0 0 1-8.6.7 4.3 4.3 0 0 1-5.4 3.2 4.3 4.3 0 0 1-5.4-3.2A4.3 4.3 0 0 1 2 13z"
          fill={clay}
        />
        <path
          d="M10.5 4H16v12.9a4.3 4.3 0 0 1-5.4-3.2zM21.5 4H27l3 9a4.3 4.3 0 0 1-8.6.7z"
          fill="#fffaf0"
        />
      </g>
      <text x="90" y="67" fontFamily="var(--display)" fontSize="26" fontWeight="700">
        MiniMart
      </text>
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
