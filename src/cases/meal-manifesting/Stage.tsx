import { Only, Part, Stage } from '../../motion/stage';
import { Aside, Line, Seats, shade, Thumb, Wall } from './StageCabin';
import { Galley } from './StageGalley';
import { Check, Inventory, Manifest, Preorder, Ticket } from './StageScreens';
import { Tray } from './StageTray';
import {
  camera,
  floor,
  near,
  orders,
  states,
  narrowTicket,
  ticket,
  trayAt,
  wideTicket,
} from './stage-states';

export { chapterStyles, Tickets as CaseLayout } from '../../story/scene/layouts/tickets';

const order = orders.find(({ seat }) => seat === '2D');
const end = 4 * floor;

/** One floor per stop: seats, pre-order, manifest, inventory, tray. A ticket visits each floor. */
export function CaseStage({ alt }: { alt: string }) {
  return (
    <Stage alt={alt}>
      <Wall />
      <g fontFamily="var(--text)" fontSize="24" fontWeight="600" fill="#1c1815">
        <Part name="near" at={near} composition="tall">
          {/* Invisible: centers the part's bounding box on 400 400, around which the part scales. */}
          <path d="M-5600-5600L6400 6400" />
          <World />
          <Part name="ticket-wide" at={wideTicket} composition="wide">
            <Part name="ticket-narrow" at={narrowTicket} composition="narrow">
              <Part name="ticket" at={ticket}>
                {order && (
                  <Ticket {...order}>
                    <Part name="check" at={states.check} pace="last">
                      <Check />
                    </Part>
                  </Ticket>
                )}
              </Part>
            </Part>
          </Part>
          <Part name="thumb" at={camera}>
            <Thumb />
            <Only composition="wide">
              <g transform={`translate(389 ${end + 95}) scale(1.15)`}>
                <Thumb />
              </g>
            </Only>
          </Part>
        </Part>
      </g>
    </Stage>
  );
}

const World = () => (
  <Part name="world" at={camera}>
    <Galley />
    <Line />
    <Seats />
    <Aside name="preorder">
      <Preorder />
    </Aside>
    <Aside name="manifest">
      <Manifest />
    </Aside>
    <Aside name="inventory">
      <Inventory />
    </Aside>
    <Only composition="wide">
      <use href="#meal-2D" transform={`translate(849 ${end + 95}) scale(1.15)`} />
      {/* Below the screen, unless it is taller than wide. */}
      <path d={`M-1400 ${end + 900}h3600v60h-3600z`} fill={shade(22)} />
    </Only>
    <g transform={`translate(400 ${end + 420}) scale(2.2)`}>
      <Part name="tray" at={trayAt.wide} composition="wide">
        <Part name="tray-tall" at={trayAt.tall.all} composition="tall">
          <Tray />
        </Part>
      </Part>
    </g>
  </Part>
);
