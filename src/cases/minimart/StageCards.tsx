import { clipOf, Part } from '../../motion/stage';
import { calm, comesBack, shelves } from './stage-cards';
import { leaving, lowCard, parts, payroll, slots, staying, two, type Gray } from './stage-states';

export function GrayCards() {
  return (
    <>
      <defs>
        <g id="minimart-card">
          <path d="M0 0h256v216h-256z" fill="#d3cabd" />
          <path
            d="M0 0h256v48h-256zM14 58h26v26h-26zM52 60h190v8h-190zM52 76h150v8h-150zM14 126h220v8h-220z"
            fill="#b5aa9b"
          />
          <path d="M14 154h84v44h-84z" fill="#bfb5a7" />
          <text x="29" y="184">
            Open
          </text>
        </g>
      </defs>
      <Grays cards={staying} />
      <Part name="leaving" {...parts.leaving}>
        <Grays cards={leaving} />
      </Part>
      <Part name="gray" {...parts.gray}>
        <Grays cards={[payroll]} />
      </Part>
      <Part name="shelves" {...parts.shelves}>
        {calm.filter(comesBack).map(({ name, side, slot }) => (
          <g
            key={name}
            transform={`translate(${two[side]} ${slots[slot]})`}
            style={{ clipPath: clipOf(lowCard) }}
          >
            <GrayCard name={name} />
          </g>
        ))}
        <Shelves names={shelves.slice(1)} />
      </Part>
    </>
  );
}

const Grays = ({ cards }: { cards: readonly Gray[] }) =>
  cards.map(({ name, down, aside }) => (
    <Part key={name} name={name} {...down}>
      <Part name={`${name} aside`} {...aside}>
        <GrayCard name={name} />
      </Part>
    </Part>
  ));

const GrayCard = ({ name }: { name: string }) => (
  <>
    <use href="#minimart-card" />
    <Name words={name.split(' ')} />
  </>
);

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

export const Shelves = ({ names }: { names: readonly { name: string; y: number }[] }) => (
  <g fontSize="20" fill="#5f5443">
    {names.map(({ name, y }) => (
      <text key={name} x="230" y={y}>
        {name}
      </text>
    ))}
  </g>
);
