import { Part } from '../../motion/stage';
import {
  calm,
  leaving,
  low,
  returning,
  shelves,
  slots,
  staying,
  two,
  type Gray,
} from './stage-cards';
import { ways } from './stage-states';

/** The gray cards: in four columns, and folded into two. */
export function Folded() {
  return (
    <>
      <defs>
        <g id="minimart-card">
          <path d="M0 0h256v216h-256z" fill="#d3cabd" />
          <path
            d="M0 0h256v50h-256zM14 66h40v40h-40zM66 70h176v8h-176zM66 90h150v8h-150zM14 126h220v8h-220z"
            fill="#b5aa9b"
          />
          <path d="M14 154h84v44h-84z" fill="#ece7de" />
          <text x="29" y="184">
            Open
          </text>
        </g>
      </defs>
      <Part name="far" at={ways.far}>
        <Grays cards={leaving} />
      </Part>
      <Part name="folded" at={ways.folded}>
        <Grays cards={staying} />
        <Part name="near" at={ways.near}>
          <Grays cards={returning} />
        </Part>
      </Part>
    </>
  );
}

const Grays = ({ cards }: { cards: readonly Gray[] }) =>
  cards.map(({ name, at }) => (
    <Part key={name} name={`gray-${name}`} at={at}>
      <use href="#minimart-card" />
      <Name words={name.split(' ')} />
    </Part>
  ));

function Name({ words }: { words: readonly string[] }) {
  if (words.length === 1) {
    return (
      <text x="14" y="33">
        {words[0]}
      </text>
    );
  }
  return words.map((word, line) => (
    <text key={word} x="14" y={22 + 21 * line} fontSize="20">
      {word}
    </text>
  ));
}

const box = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h-${width}z`;

/** The gray cards in the redesign's order, around the one that needs attention. */
export function Sorted() {
  const places = calm.map(({ name, side, slot }) => ({ name, x: two[side], y: slots[slot] }));
  const draw = (...[x, y, width, height]: Parameters<typeof box>) =>
    places.map((place) => box(place.x + x, place.y + y, width, height)).join('');
  return (
    <>
      <path d={draw(0, 0, 256, low)} fill="#d3cabd" />
      <path d={draw(0, 0, 256, 46) + draw(14, 62, 176, 8)} fill="#b5aa9b" />
      {places.map(({ name, x, y }) => (
        <text key={name} x={x + 14} y={y + 31}>
          {name}
        </text>
      ))}
      <Shelves names={shelves.slice(1)} />
    </>
  );
}

export const Shelves = ({ names }: { names: readonly { name: string; y: number }[] }) => (
  <g fontSize="20" fill="#5f5443">
    {names.map(({ name, y }) => (
      <text key={name} x="230" y={y}>
        {name}
      </text>
    ))}
  </g>
);
