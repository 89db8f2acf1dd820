import { themed } from '../../content/theme-color';
import { Part, Stage } from '../../motion/stage';
import { Limb } from './StageBody';
import { Aside, blue, EmptySeats, Guests, Line, navy, Night, Seats, Wall } from './StageCabin';
import { Attendants, Galley } from './StageGalley';
import { Thumb } from './StageGuests';
import { Check, Inventory, Manifest, Preorder, Ticket } from './StageScreens';
import { Tray } from './StageTray';
import {
  camera,
  floor,
  near,
  orders,
  row,
  states,
  narrowTicketIn,
  narrowTicketOut,
  thumb,
  ticketDown,
  ticketIn,
  ticketOut,
} from './stage-states';

export { chapterStyles, Tickets as CaseLayout } from '../../story/scene/layouts/tickets';

const end = 4 * floor;

/** The camera goes down a floor at each stop: seats, pre-order, manifest, inventory, tray. */
export function CaseStage({ alt }: { alt: string }) {
  return (
    <Stage alt={alt}>
      <Part name="row" at={row} composition="square">
        <Wall />
        <g fontFamily="var(--text)" fontSize="24" fontWeight="600" fill="#1c1815">
          <Part name="near" at={near} composition="tall">
            {/* Invisible. Centers the part's box, and so the center of scaling, on 400 400. */}
            <path d="M-5600-5600L6400 6400" />
            <World />
            <Part name="followed" at={camera}>
              <Part name="ticket-in" at={ticketIn} pace="last" composition="wide">
                <Part name="ticket-in-narrow" at={narrowTicketIn} pace="last" composition="narrow">
                  <Part name="ticket-down" at={ticketDown} pace="middle">
                    <Part
                      name="ticket-narrow"
                      at={narrowTicketOut}
                      pace="first"
                      composition="narrow"
                    >
                      <Part name="ticket" at={ticketOut} pace="first" composition="wide">
                        <Ticket {...orders[2]}>
                          <Part name="check" at={states.check} pace="last">
                            <Check />
                          </Part>
                        </Ticket>
                      </Part>
                    </Part>
                  </Part>
                </Part>
              </Part>
              <Part name="thumb" at={thumb} pace="end">
                <Thumb />
              </Part>
            </Part>
          </Part>
        </g>
      </Part>
    </Stage>
  );
}

const lastRow = `translate(378 ${end - 150}) scale(1.1)`;

const World = () => (
  <Part name="world" at={camera}>
    <Seats />
    <Galley />
    <g transform={lastRow}>
      <EmptySeats />
    </g>
    <Night />
    <Guests />
    <Attendants />
    <g transform={lastRow}>
      {orders.map(({ seat }, index) => (
        <use key={seat} href={`#meal-${seat}`} x={190 * index - 360} />
      ))}
    </g>
    <Line />
    <Aside name="preorder">
      <Preorder />
    </Aside>
    <Aside name="manifest">
      <Manifest />
    </Aside>
    <Aside name="inventory">
      <Inventory />
    </Aside>
    {/* A table on the seat in front, and its arms. `scale` flattens the tray, drawn from above. */}
    <g transform={`translate(400 ${end + 552})`}>
      <path d="M-164-94h328l22 190h-372z" fill={themed('#c5d9ee', '#86a5cc')} />
      <path d="M-186 96h372v24h-372z" fill={blue} />
      <g transform="translate(-52 -464) scale(2.4)">
        <EmptySeats />
      </g>
      <Limb d="M-168 112l32 66M168 112l-32 66" color={themed('#8cc7ff', '#86a5cc')} width={26} />
      <Limb d="M-136 178h0M136 178h0" color={navy} width={12} />
      <g transform="scale(.88 .7)">
        <Tray />
      </g>
    </g>
  </Part>
);
