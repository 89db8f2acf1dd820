import { Part } from '../../motion/stage';
import { gray, quiet } from './stage-inks';
import { parts, payroll, staying, type Gray } from './stage-states';

export function GrayCards() {
  return (
    <>
      <defs>
        <g id="minimart-card">
          <path d="M0 0h256v216h-256z" fill={gray.card} />
          <path
            d="M0 0h256v48h-256zM14 58h26v26h-26zM52 60h190v8h-190zM52 76h150v8h-150zM14 120h220v8h-220z"
            fill={gray.head}
          />
          <path d="M14 140h84v44h-84z" fill={gray.button} />
          <text x="29" y="170">
            Open
          </text>
        </g>
      </defs>
      <Grays cards={staying} />
      <Part name="gray" {...parts.gray}>
        <Grays cards={[payroll]} />
      </Part>
    </>
  );
}

const Grays = ({ cards }: { cards: readonly Gray[] }) =>
  cards.map(({ name, down, aside }) => (
    <Part key={name} name={name} {...down}>
      <Part name={`${name} aside`} {...aside}>
        <use href="#minimart-card" />
        <text x="14" y="33" fontSize={name.length > 12 ? 20 : undefined}>
          {name}
        </text>
      </Part>
    </Part>
  ));

export const Shelves = ({ names }: { names: readonly { name: string; y: number }[] }) => (
  <g fontSize="20" fill={quiet}>
    {names.map(({ name, y }) => (
      <text key={name} x="230" y={y}>
        {name}
      </text>
    ))}
  </g>
);
