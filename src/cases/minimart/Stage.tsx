import { figures } from '../../content/figures';
import { Only, Part, Stage } from '../../motion/stage';
import { Attention, Dashboard, DashboardSide, Shutter, Urgent } from './StageDashboard';
import { GrayCards } from './StageCards';
import { Links, Menu, Row } from './StageLinks';
import {
  Awning,
  Board,
  Door,
  Front,
  Lamp,
  LightOnPavement,
  Person,
  Plant,
  Round,
  Street,
} from './StageStreet';
import { attention } from './stage-cards';
import { clay, gray, ink, sun, words as lettering } from './stage-inks';
import { groups } from './stage-links';
import { parts, summary } from './stage-states';

export { chapterStyles, Beside as CaseLayout } from '../../story/scene/layouts/beside';

const summaries = [
  `${figures.marketplaceLinks.value} links, ${figures.marketplaceColumnsBefore.value} columns`,
  `${groups.length} groups`,
  `${figures.marketplaceColumnsAfter.value} columns`,
  `${attention.length + 1} urgent`,
] as const;

const rounds = [
  parseInt(figures.testRoundOne.value, 10),
  parseInt(figures.testRoundTwo.value, 10),
] as const;

export function CaseStage({ alt }: { alt: string }) {
  return (
    <Stage alt={alt}>
      <g fontFamily="var(--text)" fontSize="22" fontWeight="600" fill={ink}>
        <defs>
          <Person />
        </defs>
        <Part name="lowered" {...parts.lowered} composition="tall">
          <Street />
        </Part>
        <Part name="raised" {...parts.raised} composition="tall">
          <Part name="aside" {...parts.aside} composition="wide">
            <Only composition="tall">
              <Front />
            </Only>
            <Only composition="wide">
              <LightOnPavement />
              <Lamp />
              <Board />
            </Only>
            <Window />
            {summaries.map((words, index) => (
              <Part key={words} name={`summary-${index}`} {...summary(index)}>
                <Summary words={words} />
              </Part>
            ))}
            <Only composition="wide">
              <Part name="door" {...parts.door}>
                <Door>
                  <g fill={lettering}>
                    <Round number={1} atMost={rounds[0]} x={834} y={506} />
                    <Round number={2} atMost={rounds[1]} x={834} y={696} />
                  </g>
                </Door>
              </Part>
              <Awning stripes={15} />
              <Plant />
            </Only>
            <Only composition="narrow">
              <Awning stripes={11} />
            </Only>
          </Part>
          <Only composition="square">
            <Part name="rounds" {...parts.rounds}>
              <g fill="var(--foreground)">
                <Round number={1} atMost={rounds[0]} x={22} y={806} inRow />
                <Round number={2} atMost={rounds[1]} x={400} y={806} inRow />
              </g>
            </Part>
          </Only>
          <Only composition="tall">
            <Part name="rounds-on-front" {...parts.rounds}>
              <g fill="#fffaf0">
                <Round number={1} atMost={rounds[0]} x={48} y={1012} scale={1.42} />
                <Round number={2} atMost={rounds[1]} x={420} y={1012} scale={1.42} />
              </g>
            </Part>
          </Only>
        </Part>
      </g>
    </Stage>
  );
}

const Summary = ({ words }: { words: string }) => (
  <g
    fontSize="76"
    textAnchor="middle"
    fontFamily="var(--display)"
    fontWeight="700"
    letterSpacing="-0.03em"
    fill="#fffaf0"
  >
    <Only composition="tall">
      {words.split(', ').map((line, index, { length }) => (
        <text
          key={line}
          x="400"
          y={924 + 118 * (index - (length - 1) / 2)}
          fontSize={168 - 28 * length}
        >
          {line}
        </text>
      ))}
    </Only>
    <Only composition="square">
      <text x="400" y="796" fill="var(--foreground)">
        {words}
      </text>
    </Only>
    <Only composition="wide">
      <Lines of={words.split(', ')} />
    </Only>
  </g>
);

/** A single count fills the board's lower half. Two counts share it. */
const Lines = ({ of: lines }: { of: readonly string[] }) => {
  const size = lines.length === 1 ? 300 : 120;
  return (
    <g textAnchor="start" fontSize="46" letterSpacing="0">
      {lines.map((line, index) => {
        const [count, things] = line.split(' ');
        const y = 652 - 164 * (lines.length - 1 - index);
        return (
          <text key={line} y={y - 52}>
            <tspan x="838" fontSize={size}>
              {count}
            </tspan>{' '}
            <tspan x="838" y={y}>
              {things}
            </tspan>
          </text>
        );
      })}
    </g>
  );
};

/** Invisible. Centers a part's box, and so the center of scaling, on 400 400. */
const centered = <path d="M-5600-5600L6400 6400" />;

const Window = () => (
  <g transform="translate(-12 31) scale(1.03)">
    <path d="M26 20h748v634h-748z" />
    <svg
      x="30"
      y="24"
      width="740"
      height="626"
      viewBox="30 24 740 626"
      fill={lettering}
      style={{ overflow: 'hidden' }}
    >
      <path d="M30 24h740v626h-740z" fill={gray.room} />
      <Row />
      <path d="M30 24h740v64h-740z" fill={gray.bar} />
      <text x="746" y="64" textAnchor="end" fontSize="24" fontWeight="500">
        Welcome back, owner
      </text>
      <Part name="side" {...parts.side}>
        <path d="M30 88h184v562h-184z" fill={gray.side} />
      </Part>
      <Part name="sheet" {...parts.sheet}>
        <Part name="sheet-aside" {...parts.sheetAside}>
          <path d="M214 92h740v562h-740z" fill={gray.room} />
          <path d="M214 88h740v6h-740z" fill={gray.head} />
          <text x="228" y="128" fontFamily="var(--display)" fontSize="34" fontWeight="700">
            My Dashboard
          </text>
          <Part name="columns" {...parts.columns}>
            <path d="M214 142h378v508h-378z" fill={sun} />
            <Part name="right-column" {...parts.rightColumn}>
              <path d="M492 142h370v508h-370z" fill={clay} />
            </Part>
          </Part>
          <GrayCards />
        </Part>
      </Part>
      <Part name="color-side" {...parts.color}>
        <DashboardSide />
      </Part>
      <Links />
      <Shutter />
      <Logo />
      <Part name="nearer" {...parts.nearer} composition="tall">
        {centered}
        <Part name="color" {...parts.color}>
          <Dashboard />
          <Only composition="tall">
            <Menu />
            <g transform="translate(188 -172)">
              <Logo />
            </g>
          </Only>
        </Part>
      </Part>
      <Part name="cards-nearer" {...parts.cardsNearer} composition="tall">
        {centered}
        <Attention />
        <Part name="payroll" {...parts.payroll}>
          <Part name="urgent" {...parts.urgent}>
            <Urgent />
          </Part>
        </Part>
      </Part>
    </svg>
  </g>
);

function Logo() {
  return (
    <>
      <g transform="translate(42 35) scale(1.25)">
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
      <text x="90" y="64" fontFamily="var(--display)" fontSize="25" fontWeight="700">
        MiniMart
      </text>
    </>
  );
}
