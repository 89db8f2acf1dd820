import type { ReactNode } from 'react';
import { themed } from '../../content/theme-color';
import { Part } from '../../motion/stage';
import {
  floor,
  lowFrom,
  meals,
  orders,
  panel,
  rowMiddle,
  rowTop,
  states,
  type Meal,
  type Order,
} from './stage-states';

const ink = '#1c1815';
const peach = '#ffa777';
const paper = '#fffaf2';

const screen = themed(paper, '#1a1512');
const rim = themed(ink, '#b5623c');
const words = themed(ink, '#f1eadf');
const soft = themed('#5f554b', '#b9ac9d');
const line = themed('#e2d7c7', '#4a3c32');
const edge = themed('#877860', '#8f8175');
const tint = themed('#ffe1cf', '#4a2416');
const good = themed('#17402f', '#8fd0b0');
const low = themed('#b83a1e', '#ff8a5c');

const band = `M8 ${rowTop(1)}h226v68h-226z`;

interface PhoneProps {
  floorIndex: number;
  title: string;
  note: string;
  children: ReactNode;
}

function Phone({ floorIndex, title, note, children }: PhoneProps) {
  const x = 400 - (panel.scale * panel.width) / 2;
  const y = floorIndex * floor + 400 - (panel.scale * panel.height) / 2;
  return (
    <g transform={`translate(${x} ${y}) scale(${panel.scale})`} fill={words}>
      <rect width={panel.width} height={panel.height} rx="26" fill={rim} />
      <rect x="8" y="8" width="226" height="484" rx="18" fill={screen} />
      <rect x="91" y="8" width="60" height="12" rx="6" fill={rim} />
      <text x="24" y="60" fontFamily="var(--display)" fontSize="36" fontWeight="700">
        {title}
      </text>
      <text x="24" y="92" fontWeight="500" fill={soft}>
        {note}
      </text>
      <path d="M24 178h194M24 254h194M24 330h194M24 410h194" stroke={line} strokeWidth="2" />
      {children}
    </g>
  );
}

export const Preorder = () => (
  <Phone floorIndex={1} title="Pre-order" note="Seat">
    <path d="M86 68h64v34h-64z" fill="none" stroke={edge} strokeWidth="2" />
    <SendButton fill={line} color={soft} />
    {meals.map(({ name }, row) => (
      <g key={name}>
        <circle cx="36" cy={rowMiddle(row)} r="12" fill="none" stroke={edge} strokeWidth="3" />
        <text x="62" y={rowMiddle(row) + 8}>
          {name}
        </text>
      </g>
    ))}
    <Part name="choice" at={states.choice} pace="late">
      <path d="M84 66h68v38h-68z" fill="#b83a1e" />
      <text x="118" y="94" textAnchor="middle" fontFamily="var(--mono)" fill={paper}>
        2D
      </text>
      <path d={band} fill={peach} />
      <circle cx="36" cy={rowMiddle(1)} r="12" fill={paper} stroke={ink} strokeWidth="3" />
      <circle cx="36" cy={rowMiddle(1)} r="6" fill={ink} />
      <text x="62" y={rowMiddle(1) + 8} fill={ink}>
        {meals[1]?.name}
      </text>
      <SendButton fill={words} color={screen} />
    </Part>
  </Phone>
);

const SendButton = ({ fill, color }: { fill: string; color: string }) => (
  <>
    <path d="M20 424h202v56h-202z" fill={fill} />
    <text x="121" y="460" textAnchor="middle" fill={color}>
      Send order
    </text>
  </>
);

/** Leaves the row of seat 2D empty, because the moving ticket fills it. */
export const Manifest = () => (
  <Phone floorIndex={2} title="Manifest" note="Row 2">
    {orders.map((order, row) => (
      <g key={order.seat} transform={`translate(121 ${rowMiddle(row)})`}>
        {order.seat === '2D' ? (
          <path
            d="M-108-10v-17h216v17m0 20v17h-216v-17"
            fill="none"
            stroke={edge}
            strokeDasharray="6 6"
          />
        ) : (
          <Ticket {...order} />
        )}
      </g>
    ))}
    <text x="24" y="456">{`0 of ${orders.length} served`}</text>
  </Phone>
);

export const Inventory = () => (
  <Phone floorIndex={3} title="Inventory" note="Trays left">
    <path d={band} fill={tint} />
    {meals.map((meal, row) => (
      <Stock key={meal.name} meal={meal} row={row} />
    ))}
    <text x="24" y="456">
      Carts 1 and 2
    </text>
  </Phone>
);

const stub = '#8f2a13';

export function Ticket({ seat, meal, children }: Order & { children?: ReactNode }) {
  const isFollowed = seat === '2D';
  return (
    <g transform="translate(-109 -28)" fill={isFollowed ? ink : words}>
      <path
        d="M0 0h218v19a9 9 0 0 0 0 18v19h-218v-19a9 9 0 0 0 0 -18z"
        fill={isFollowed ? paper : tint}
        stroke={isFollowed ? stub : undefined}
        strokeWidth="2"
      />
      {isFollowed && <path d="M0 0h58v56h-58v-19a9 9 0 0 0 0 -18z" fill={stub} />}
      <path d="M58 8v40" stroke={low} strokeWidth="2" strokeDasharray="4 4" />
      <text x="18" y="36" fontFamily="var(--mono)" fill={isFollowed ? paper : undefined}>
        {seat}
      </text>
      <text x="72" y="36">
        {meal}
      </text>
      <circle cx="184" cy="28" r="12" fill="none" stroke={edge} strokeWidth="3" />
      {children}
    </g>
  );
}

export const Check = () => (
  <>
    <circle cx="184" cy="28" r="14" fill={themed('#17402f', '#2f7a5b')} />
    <path d="M178 28l5 5l8 -10" fill="none" stroke={paper} strokeWidth="3" />
  </>
);

function Stock({ meal: { name, loaded, left }, row }: { meal: Meal; row: number }) {
  const y = rowTop(row);
  const trays = (from: number, to: number): string =>
    Array.from(
      { length: to - from },
      (_, index) => `M${24 + 34 * (from + index)} ${y + 42}h28v15h-28z`,
    ).join('');
  const stock = (count: number) => (
    <>
      <path d={trays(0, count)} fill={count > lowFrom ? good : low} />
      <text
        x="218"
        y={y + 50}
        textAnchor="end"
        fontFamily="var(--display)"
        fontSize="42"
        fontWeight="700"
      >
        {count}
      </text>
    </>
  );
  return (
    <>
      <text x="24" y={y + 30}>
        {name}
      </text>
      <path d={trays(left, loaded)} fill={themed('#d9c9b6', '#54473c')} />
      {loaded > left ? (
        <>
          <Part name={`taken-${name}`} at={states.taken} pace="end">
            {stock(loaded)}
          </Part>
          <Part name={`left-${name}`} at={states.left} pace="end">
            {stock(left)}
          </Part>
        </>
      ) : (
        stock(left)
      )}
    </>
  );
}
