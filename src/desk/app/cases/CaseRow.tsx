import { useState } from 'react';
import styled from 'styled-components';
import { Reorder, useDragControls } from 'framer-motion';
import type { CaseChange } from '../../contract';
import { addressOf } from '../desk-route';
import { QuietDeskButton } from '../DeskButton';
import { Label, StepButtons } from '../site';
import { RenameForm } from './RenameForm';

interface Props {
  slug: string;
  name: string;
  inGrid: boolean;
  /** From 1. */
  place: number;
  total: number;
  /** Called with the pointer's height on the screen, or without one if the drag is canceled. */
  onDrop: (y?: number) => void;
  onMove: (place: number) => void;
  onAsk: (change: CaseChange) => void;
}

/** A case and its actions. */
export function CaseRow({ slug, name, inGrid, place, total, onDrop, onMove, onAsk }: Props) {
  const drag = useDragControls();
  const [isRenaming, setRenaming] = useState(false);
  return (
    <Reorder.Item value={slug} dragListener={false} dragControls={drag}>
      <Row>
        <Handle
          aria-hidden="true"
          onPointerDown={(event) => {
            event.preventDefault();
            event.currentTarget.setPointerCapture(event.pointerId);
            drag.start(event);
          }}
          onPointerUp={({ clientY }) => onDrop(clientY)}
          onPointerCancel={() => onDrop()}
        >
          <svg width="12" height="20" viewBox="0 0 12 20" fill="currentColor">
            {[2, 10, 18].flatMap((y) =>
              [2, 10].map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r="1.7" />),
            )}
          </svg>
        </Handle>
        <Number>{place}</Number>
        <Name>
          <a href={addressOf('words', { page: `/${slug}` })}>{name}</a>
          <Label as="span">
            /{slug}
            {!inGrid && ', not on the Work page'}
          </Label>
        </Name>
        <Buttons role="group" aria-label={name}>
          <Arrows>
            <StepButtons
              of={`place for ${name}`}
              shown={place - 1}
              total={total}
              onStep={(by) => onMove(place + by)}
            />
          </Arrows>
          <QuietDeskButton
            type="button"
            onClick={() => onAsk({ op: inGrid ? 'hide' : 'show', slug })}
          >
            {inGrid ? 'Hide' : 'Show'}
          </QuietDeskButton>
          <QuietDeskButton
            type="button"
            aria-expanded={isRenaming}
            onClick={() => setRenaming(!isRenaming)}
          >
            Rename
          </QuietDeskButton>
          <QuietDeskButton type="button" onClick={() => onAsk({ op: 'remove', slug })}>
            Remove
          </QuietDeskButton>
        </Buttons>
        {isRenaming && (
          <RenameForm
            name={name}
            onRename={(next) => {
              setRenaming(false);
              onAsk({ op: 'rename', slug, name: next });
            }}
            onCancel={() => setRenaming(false)}
          />
        )}
      </Row>
    </Reorder.Item>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: auto 2rem minmax(0, 1fr) auto;
  gap: 0.6rem 1rem;
  align-items: center;
  padding: 0.9rem 0;
  border-bottom: var(--hairline);
  background: var(--paper);
`;

const Handle = styled.span`
  display: grid;
  place-items: center;
  width: var(--target);
  height: var(--target);
  color: var(--ink-2);
  cursor: grab;
  touch-action: none;

  &:active {
    cursor: grabbing;
  }
`;

const Number = styled.span`
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
    min-width: 5rem;
  }
`;

/* Up moves the case to an earlier position. */
const Arrows = styled.span`
  --round-button: var(--target);
  display: flex;
  gap: 0.5rem;

  svg {
    rotate: 90deg;
  }
`;
