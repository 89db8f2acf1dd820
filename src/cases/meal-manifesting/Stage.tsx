import { Only, Part, Stage } from '../../motion/stage';
import { Line, Seats, Tray, Wall } from './StageCabin';
import { Check, Inventory, Manifest, Preorder, Ticket } from './StageScreens';
import { camera, floor, orders, states, ticket, wideTicket } from './stage-states';

const order = orders.find(({ seat }) => seat === '2D');
const end = 4 * floor;

/** The stops, one below the other: seats, pre-order, manifest, inventory, tray. A ticket passes all of them. */
export function CaseStage({ alt }: { alt: string }) {
  return (
    <Stage alt={alt}>
      <Wall />
      <g fontFamily="var(--text)" fontSize="24" fontWeight="600" fill="#1c1815">
        <Part name="world" at={camera}>
          <Line />
          <Seats />
          <Preorder />
          <Manifest />
          <Inventory />
          <Only composition="wide">
            <g transform={`translate(400 ${end + 486}) scale(4.77 4.6)`}>
              <Tray />
            </g>
          </Only>
          <Only composition="narrow">
            <g transform={`translate(400 ${end + 420}) scale(3.45)`}>
              <Tray />
            </g>
          </Only>
        </Part>
        <Part name="ticket-wide" at={wideTicket} composition="wide">
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
      </g>
    </Stage>
  );
}
