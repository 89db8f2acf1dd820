import { figures } from '../../content/figures';
import { Only, Part, Stage } from '../../motion/stage';
import {
  displayCenter,
  displayOnPhone,
  displayPace,
} from '../../story/scene/layouts/display-camera';
import { Grants } from './StageGrants';
import { CloseUp, Nearer } from './StageHinge';
import { Bridge, Campus } from './StagePlace';
import { Plant } from './StagePlant';
import { Screen, Seeds } from './StageScreen';
import { Team } from './StageTeam';
import { Sky, Town } from './StageTown';
import { Walkers } from './StageWalkers';
import { plants } from './stage-plants';
import {
  camera,
  largeTotal,
  lowCrowd,
  lowered,
  nearCrowd,
  onPhone,
  screen,
  sky,
} from './stage-states';

export { chapterStyles, OnDisplay as CaseLayout } from '../../story/scene/layouts/on-display';

const lowerEdge = { x: 400, y: displayOnPhone.from };

export function CaseStage({ alt }: { alt: string }) {
  return (
    <Stage alt={alt}>
      <path d="M-1400-300H2200V1100H-1400z" fill="light-dark(#2a7c57,#1b5a41)" />
      <Part name="lowered" at={lowered} composition="tall">
        <Nearer name="camera" at={camera} around={displayCenter} pace={displayPace}>
          <Nearer name="on-phone" at={onPhone} around={lowerEdge} composition="tall" reach={4100}>
            <Place />
          </Nearer>
        </Nearer>
        <Part name="low-crowd" at={lowCrowd} composition="tall">
          <Nearer name="crowd" at={nearCrowd} around={{ x: 400, y: 780 }}>
            <Team />
          </Nearer>
        </Part>
      </Part>
    </Stage>
  );
}

const Place = () => (
  <>
    <CloseUp name="display" x={400} reach={2400}>
      <Sky />
      <Only composition="tall">
        <use href="#arts-town" x="480" y="-176" />
        <use href="#arts-town" x="1216" y="-100" />
      </Only>
      <Only composition="narrow">
        <Part name="total" at={sky.total} pace="late">
          <Part name="total-on-phone" at={largeTotal} composition="tall">
            <Total x={400} y={95} size={96} anchor="middle" />
          </Part>
        </Part>
      </Only>
      <Town />
      <Screen />
    </CloseUp>
    <Seeds />
    <g fill="#b83a1e" strokeLinecap="round">
      {plants.map((plant) => (
        <Plant key={plant.name} {...plant} />
      ))}
    </g>
    <Walkers />
    <CloseUp name="frame" x={400} reach={2400}>
      <Part name="meadow" at={screen.meadow}>
        <Meadow />
      </Part>
      <Only composition="wide">
        <Part name="total-on-display" at={sky.totalOnDisplay} pace="last">
          <Total x={724} y={278} size={76} anchor="end" />
        </Part>
      </Only>
      <Campus />
      <Bridge />
    </CloseUp>
    <Grants />
  </>
);

interface TotalProps {
  x: number;
  y: number;
  size: number;
  anchor: 'middle' | 'end';
}

const Total = ({ x, y, size, anchor }: TotalProps) => (
  <text
    x={x}
    y={y}
    fontFamily="var(--display)"
    fontSize={size}
    fontWeight="700"
    letterSpacing={0.01 * size}
    textAnchor={anchor}
    fill="#f4efe6"
  >
    {figures.grantTotal.value}
  </text>
);

/** Each blossom is a zero-length line with round caps. */
function Meadow() {
  return (
    <>
      <path
        d="M262 528v-20M298 536v-26M336 526v-18M368 534v-20M438 534v-22M474 526v-20M510 534v-26M544 528v-18"
        stroke="#9be15d"
        strokeWidth="4"
      />
      <g strokeWidth="18" strokeLinecap="round">
        <path d="M262 504h0M368 510h0M510 504h0" stroke="#ff8fb8" />
        <path d="M298 506h0M438 508h0M544 506h0" stroke="#f5b82e" />
        <path d="M336 504h0M474 502h0" stroke="#ffa777" />
      </g>
    </>
  );
}
