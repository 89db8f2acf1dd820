import { figures } from '../../content/figures';
import { Part, Stage } from '../../motion/stage';
import { Grants } from './StageGrants';
import { Bridge, Campus } from './StagePlace';
import { Plant } from './StagePlant';
import { Screen } from './StageScreen';
import { Team } from './StageTeam';
import { Sky, Town } from './StageTown';
import { Walkers } from './StageWalkers';
import { plants } from './stage-plants';
import { screen, sky } from './stage-states';

/** The stops: night, first steps, stems, together, the garden. */
export function CaseStage({ alt }: { alt: string }) {
  return (
    <Stage alt={alt}>
      <Sky />
      <Part name="total" at={sky.total} pace="last">
        <text
          x="400"
          y="92"
          fontFamily="var(--display)"
          fontSize="104"
          fontWeight="700"
          letterSpacing="-3"
          textAnchor="middle"
          fill="#f4efe6"
        >
          {figures.grantTotal.value}
        </text>
      </Part>
      <Town />
      <Screen />
      <Walkers />
      <g fill="#b83a1e" strokeLinecap="round">
        {plants.map((plant) => (
          <Plant key={plant.name} {...plant} />
        ))}
      </g>
      <Part name="meadow" at={screen.meadow}>
        <Meadow />
      </Part>
      <Campus />
      <Grants />
      <Bridge />
      <Team />
    </Stage>
  );
}

/** Flowers at the crowd's feet. Each dot is a zero-length line with round caps. */
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
