import { Count, Part, Stage, type Five } from '../../motion/stage';
import { Cart, Galley, Seats, Tray } from './StageThings';
import {
  lefts,
  meals,
  paces,
  panel,
  rowMiddle,
  rowTop,
  tickets,
  states,
  type Meal,
  type Ticket,
} from './stage-states';

const ink = '#1c1815';
const soft = '#5f554b';
const pine = '#17402f';
const peach = '#ffa777';

/** The stops: order form, ticket, manifest, trays, all three screens. */
export function CaseStage({ alt }: { alt: string }) {
  return (
    <Stage alt={alt}>
      <Galley />
      <g fontFamily="var(--text)" fontSize="24" fontWeight="600" fill={ink}>
        <g fill="none" stroke="#ffe1cf" strokeWidth="9">
          <Part name="line" at={states.line} pace="last">
            <path d="M170 620V252H269V328H531V252H662" />
          </Part>
          {/* Continues past the drawing, toward the next chapter. */}
          <Part name="run" at={states.run} pace="last">
            <path d="M662 252V1100" />
          </Part>
        </g>
        <Part name="cart" at={states.cart} pace={paces.cart}>
          <Cart />
        </Part>
        <Part name="row" at={states.row} pace={paces.row}>
          <Part name="seats" at={states.seats} pace={paces.seats}>
            <Seats />
          </Part>
        </Part>
        <Part name="tray" at={states.tray} pace={paces.screen}>
          <Tray />
        </Part>
        <Part name="phone" at={states.phone} pace={paces.phone}>
          <Preorder />
        </Part>
        <Part name="manifest" at={states.manifest} pace={paces.screen}>
          <Panel left={lefts.manifest} title="Manifest" told="Row 2" />
          <Count name="served" at={served} pace="end">
            {(count) => (
              <text x={lefts.manifest + 24} y="492">
                {`${Math.round(count)} of ${tickets.length} served`}
              </text>
            )}
          </Count>
        </Part>
        <Part name="inventory" at={states.inventory} pace={paces.screen}>
          <Panel left={lefts.inventory} title="Inventory" told="Trays left" />
          <path d={band(lefts.inventory)} fill="#ffe1cf" />
          {meals.map((meal, row) => (
            <Stock key={meal.name} meal={meal} row={row} />
          ))}
          <text x={lefts.inventory + 24} y="492">
            Carts 1 and 2
          </text>
        </Part>
        {tickets.map((ticket) => (
          <TicketPart key={ticket.seat} ticket={ticket} />
        ))}
      </g>
    </Stage>
  );
}

const served: Five<number> = [0, 0, 0, 3, 4];

const band = (left: number): string => `M${left + 8} ${rowTop(1)}h226v68h-226z`;

function Panel({ left, title, told }: { left: number; title: string; told: string }) {
  return (
    <g transform={`translate(${left} ${panel.top})`}>
      <rect width={panel.width} height={panel.height} rx="26" />
      <rect x="8" y="8" width="226" height="484" rx="18" fill="#fffaf2" />
      <rect x="91" y="8" width="60" height="12" rx="6" />
      <text x="24" y="60" fontFamily="var(--display)" fontSize="36" fontWeight="700">
        {title}
      </text>
      <text x="24" y="92" fontWeight="500" fill={soft}>
        {told}
      </text>
      <path d="M24 178h194M24 254h194M24 330h194M24 410h194" stroke="#e2d7c7" strokeWidth="2" />
    </g>
  );
}

function Preorder() {
  const x = lefts.preorder;
  return (
    <>
      <Panel left={x} title="Pre-order" told="Seat" />
      <path d={`M${x + 86} 104h64v34h-64z`} fill="none" stroke="#877860" strokeWidth="2" />
      <path d={`M${x + 20} 460h202v56h-202z`} fill="#e2d7c7" />
      <text x={x + 121} y="496" textAnchor="middle" fill={soft}>
        Send order
      </text>
      {meals.map(({ name }, row) => (
        <g key={name}>
          <circle
            cx={x + 36}
            cy={rowMiddle(row)}
            r="12"
            fill="none"
            stroke="#877860"
            strokeWidth="3"
          />
          <text x={x + 62} y={rowMiddle(row) + 8}>
            {name}
          </text>
        </g>
      ))}
      <Part name="choice" at={states.choice} pace={paces.choice}>
        <path d={`M${x + 84} 102h68v38h-68z`} fill="#b83a1e" />
        <text x={x + 118} y="130" textAnchor="middle" fontFamily="var(--mono)" fill="#fffaf2">
          2D
        </text>
        <path d={band(x)} fill={peach} />
        <circle cx={x + 36} cy={rowMiddle(1)} r="12" fill="#fffaf2" stroke={ink} strokeWidth="3" />
        <circle cx={x + 36} cy={rowMiddle(1)} r="6" />
        <text x={x + 62} y={rowMiddle(1) + 8}>
          {meals[1]?.name}
        </text>
        <path d={`M${x + 20} 460h202v56h-202z`} />
        <text x={x + 121} y="496" textAnchor="middle" fill="#fffaf2">
          Send order
        </text>
      </Part>
    </>
  );
}

/** An order, which moves to its row of the manifest. */
function TicketPart({ ticket: { seat, meal, row, at, checkAt } }: { ticket: Ticket }) {
  return (
    <Part name={`ticket-${seat}`} at={at} pace={paces.ticket}>
      <g transform={`translate(${lefts.manifest + 12} ${rowTop(row) + 6})`}>
        <path
          d="M0 0h218v19a9 9 0 0 0 0 18v19h-218v-19a9 9 0 0 0 0 -18z"
          fill={seat === '2D' ? peach : '#ffe1cf'}
        />
        <path d="M58 8v40" stroke="#b83a1e" strokeWidth="2" strokeDasharray="4 4" />
        <text x="18" y="36" fontFamily="var(--mono)">
          {seat}
        </text>
        <text x="72" y="36">
          {meal}
        </text>
        <circle cx="190" cy="28" r="12" fill="#fffaf2" stroke={soft} strokeWidth="2" />
        <Part name={`check-${seat}`} at={checkAt} pace="last">
          <circle cx="190" cy="28" r="14" fill={pine} />
          <path d="M184 28l5 5l8 -10" fill="none" stroke="#fffaf2" strokeWidth="3" />
        </Part>
      </g>
    </Part>
  );
}

/** A row of the inventory: loaded trays in a pale color, with the remaining ones in color over them. */
function Stock({ meal: { name, left }, row }: { meal: Meal; row: number }) {
  const y = rowTop(row);
  const x = lefts.inventory + 24;
  const trays = (from: number, to: number): string =>
    Array.from(
      { length: to - from },
      (_, index) => `M${x + 34 * (from + index)} ${y + 42}h28v15h-28z`,
    ).join('');
  const [loaded, , , later, last] = left;
  return (
    <>
      <text x={x} y={y + 30}>
        {name}
      </text>
      <path d={trays(0, loaded)} fill="#d9c9b6" />
      <path d={trays(0, last)} fill={last < 2 ? '#b83a1e' : pine} />
      {loaded > last && (
        <Part name={`trays-${name}`} at={later < loaded ? states.early : states.late} pace="last">
          <path d={trays(last, loaded)} fill={pine} />
        </Part>
      )}
      <Count name={`left-${name}`} at={left} pace="end">
        {(count) => (
          <text
            x={x + 194}
            y={y + 50}
            textAnchor="end"
            fontFamily="var(--display)"
            fontSize="42"
            fontWeight="700"
          >
            {Math.round(count)}
          </text>
        )}
      </Count>
    </>
  );
}
