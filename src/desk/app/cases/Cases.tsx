import { useRef, useState } from 'react';
import styled from 'styled-components';
import { Reorder } from 'framer-motion';
import type { CaseChange } from '../../contract';
import { Column } from '../Column';
import { useDesk } from '../use-desk';
import { CaseRow } from './CaseRow';
import { ChangePreview } from './ChangePreview';
import { NewCase } from './NewCase';
import { slotAt } from './slot-at';

/** The case studies in order. A change is written only after a preview of its consequences. */
export function Cases() {
  const { state } = useDesk();
  const [dragged, setDragged] = useState<readonly string[]>();
  const [asked, setAsked] = useState<CaseChange>();
  const [made, setMade] = useState<{ slug: string; name: string }>();
  const slugs = state.cases.map(({ slug }) => slug);
  const order = dragged?.length === slugs.length ? dragged : slugs;
  const list = useRef<HTMLOListElement>(null);
  const move = (slug: string, place: number) => setAsked({ op: 'order', slug, place });

  // The rows move at most one position per frame, so a fast drag uses the pointer's position at the drop.
  const drop = (slug: string, y?: number) => {
    const from = slugs.indexOf(slug);
    const to = list.current && y !== undefined ? slotAt(list.current, y) : from;
    setDragged(slugs.toSpliced(from, 1).toSpliced(to, 0, slug));
    if (to !== from) move(slug, to + 1);
  };

  return (
    <Main tabIndex={-1}>
      <h1>Cases</h1>
      <p>
        Their order is that of the stories: each leads to the next. Drag a case by its handle, or
        move it with the arrows. You see what follows before anything is written.
      </p>
      <Reorder.Group ref={list} as="ol" axis="y" values={[...order]} onReorder={setDragged}>
        {order.map((slug, index) => {
          const study = state.cases.find((one) => one.slug === slug);
          return (
            study && (
              <CaseRow
                key={slug}
                {...study}
                place={index + 1}
                total={order.length}
                onDrop={(y) => drop(slug, y)}
                onMove={(place) => move(slug, place)}
                onAsk={setAsked}
              />
            )
          );
        })}
      </Reorder.Group>
      <NewCase key={made?.slug} taken={slugs} made={made} onAsk={setAsked} />
      {asked && (
        <ChangePreview
          change={asked}
          name={state.cases.find(({ slug }) => slug === asked.slug)?.name ?? asked.slug}
          onDone={() => setMade(asked.op === 'new' ? asked : undefined)}
          onClose={() => {
            setAsked(undefined);
            setDragged(undefined);
          }}
        />
      )}
    </Main>
  );
}

const Main = styled(Column)`
  > p {
    color: var(--ink-2);
  }
  > ol {
    margin-top: 2rem;
    border-top: var(--rule);
  }
`;
