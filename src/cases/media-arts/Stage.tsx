import { figures } from '../../content/figures';
import { themed } from '../../content/theme-color';
import { Only, Part, seenLast, Stage } from '../../motion/stage';
import {
  displayCenter,
  displayOnPhone,
  displayPace,
} from '../../story/scene/layouts/display-camera';
import { Grants } from './StageGrants';
import { Nearer } from './StageHinge';
import { Bridge, Campus } from './StagePlace';
import { Plant } from './StagePlant';
import { Screen, Seeds } from './StageScreen';
import { Team } from './StageTeam';
import { Sky, Town } from './StageTown';
import { Walkers } from './StageWalkers';
import { plants } from './stage-plants';
import { camera, largeTotal, lowCrowd, lowered, nearCrowd, onPhone, sky } from './stage-states';

export { chapterStyles, OnDisplay as CaseLayout } from '../../story/scene/layouts/on-display';

const lowerEdge = { x: 400, y: displayOnPhone.from };

export function CaseStage({ alt }: { alt: string }) {
  return (
    <Stage alt={alt}>
      <path d="M-1400-300H2200V1100H-1400z" fill={themed('#ffd7b0', '#ad6045')} />
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
    <Sky />
    <Only composition="tall">
      <use href="#arts-town" x="480" y="-176" />
      <use href="#arts-town" x="1216" y="-100" />
    </Only>
    <Only composition="narrow">
      <Part name="total" at={seenLast} pace="late">
        <Part name="total-on-phone" at={largeTotal} composition="tall">
          <Total x={400} y={95} size={96} anchor="middle" fill={themed('#12392b', '#f4efe6')} />
        </Part>
      </Part>
    </Only>
    <Town />
    <Screen />
    <Seeds />
    <g fill="#b83a1e" strokeLinecap="round">
      {plants.map((plant) => (
        <Plant key={plant.name} {...plant} />
      ))}
    </g>
    <Walkers />
    <Only composition="wide">
      <Part name="total-on-display" at={sky.totalOnDisplay} pace="last">
        <Total x={724} y={278} size={76} anchor="end" fill="#f4efe6" />
      </Part>
    </Only>
    <Campus />
    <Bridge />
    <Grants />
  </>
);

interface TotalProps {
  x: number;
  y: number;
  size: number;
  anchor: 'middle' | 'end';
  fill: string;
}

const Total = ({ x, y, size, anchor, fill }: TotalProps) => (
  <text
    x={x}
    y={y}
    fontFamily="var(--display)"
    fontSize={size}
    fontWeight="700"
    letterSpacing={0.01 * size}
    textAnchor={anchor}
    fill={fill}
  >
    {figures.grantTotal.value}
  </text>
);
