import styled from 'styled-components';
import type { CaseChange, State } from '../../contract';
import { addressOf } from '../desk-route';
import { QuietDeskButton } from '../DeskButton';
import { Label, StepButtons } from '../site';

interface Props {
  study: State['cases'][number];
  place: number;
  total: number;
  onChange: (change: CaseChange) => void;
}

export function CaseRow({ study: { slug, name, inGrid }, place, total, onChange }: Props) {
  return (
    <Row>
      <Place>{place}</Place>
      <Name>
        <a href={addressOf('words', { page: `/${slug}` })}>{name}</a>
        <Label as="span">
          /{slug}
          {!inGrid && ', below the grid on the Work page'}
        </Label>
      </Name>
      <Buttons role="group" aria-label={name}>
        <Arrows>
          <StepButtons
            of={`place for ${name}`}
            shown={place - 1}
            total={total}
            onStep={(by) => onChange({ op: 'order', slug, place: place + by })}
          />
        </Arrows>
        <QuietDeskButton
          type="button"
          onClick={() => onChange({ op: inGrid ? 'hide' : 'show', slug })}
        >
          {inGrid ? 'Move below the grid' : 'Move into the grid'}
        </QuietDeskButton>
        <QuietDeskButton type="button" onClick={() => onChange({ op: 'remove', slug })}>
          Remove …
        </QuietDeskButton>
      </Buttons>
    </Row>
  );
}

const Row = styled.li`
  display: grid;
  grid-template-columns: 2rem minmax(0, 1fr) auto;
  gap: 0.6rem 1rem;
  align-items: center;
  padding: 0.9rem 0;
  border-bottom: var(--hairline);
`;

const Place = styled.span`
  font: 500 0.875rem/1 var(--mono);
  color: var(--ink-2);
`;

const Name = styled.div`
  display: grid;
  gap: 0.25rem;

  a {
    font: 700 1.25rem/1.15 var(--display);
    letter-spacing: -0.02em;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;

  > button {
    justify-content: center;
    min-width: 13rem;
  }
  > button:last-child {
    min-width: 0;
  }
`;

/* StepButtons draws arrows to the left and right, but the list of cases is vertical. */
const Arrows = styled.span`
  --round-button: var(--target);
  display: flex;
  gap: 0.5rem;

  svg {
    rotate: 90deg;
  }
`;
