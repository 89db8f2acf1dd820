import { Part } from '../../motion/stage';
import { gray, quiet } from './stage-inks';
import { parts, replaced, staying, type Gray } from './stage-states';

export function GrayCards() {
  return (
    <>
      <defs>
        <g id="minimart-card">
          <path d="M0 0h256v216h-256z" fill={gray.card} />
          <path
            d="M0 0h256v58h-256zM14 66h18v18h-18zM42 66h194v7h-194zM42 77h154v7h-154zM14 112h220v8h-220z"
            fill={gray.head}
          />
          <path d="M14 134h92v48h-92z" fill={gray.button} />
          <text x="28" y="167" fontSize="25">
            Open
          </text>
        </g>
      </defs>
      <Grays cards={staying} />
      <Part name="gray" {...parts.gray}>
        <Grays cards={replaced} />
      </Part>
    </>
  );
}

const Grays = ({ cards }: { cards: readonly Gray[] }) =>
  cards.map(({ name, down, fold, aside }) => {
    const [first, second] = name.split(' ');
    return (
      <Part key={name} name={name} {...down}>
        <Part name={`${name} fold`} {...fold}>
          <Part name={`${name} aside`} {...aside}>
            <use href="#minimart-card" />
            <text x="14" y={second ? 26 : 39} fontSize="25">
              {first}
              {second && ' '}
              {second && (
                <tspan x="14" dy="24">
                  {second}
                </tspan>
              )}
            </text>
          </Part>
        </Part>
      </Part>
    );
  });

export const Shelves = ({ names }: { names: readonly { name: string; y: number }[] }) => (
  <g fontSize="20" fill={quiet}>
    {names.map(({ name, y }) => (
      <text key={name} x="230" y={y}>
        {name}
      </text>
    ))}
  </g>
);
