import styled from 'styled-components';
import { tour } from '../content/tour';
import type { Summary } from '../content/types';
import { Term } from '../ui/Label';
import { Unbroken } from '../ui/Unbroken';
import { idOf } from '../tour/cards';

const summaries = import.meta.glob<Summary>('../cases/*/story.ts', {
  query: '?summary',
  eager: true,
  import: 'default',
});

/** The id of an item is also the URL fragment that opens the tour at the item's card. */
export const TileBrief = ({ slug }: { slug: string }) => (
  <Space>
    <List>
      {tour.cards.map(({ says, title }) => (
        <div key={says} id={idOf(slug, says)}>
          <Term as="dt">{title}</Term>
          <dd>
            <Unbroken text={summaries[`../cases/${slug}/story.ts`]?.[says]} />
          </dd>
        </div>
      ))}
    </List>
  </Space>
);

const Space = styled.div`
  container-type: inline-size;
  margin-top: 1.1rem;
`;

const List = styled.dl`
  display: grid;
  border-top: var(--stroke) solid;
  line-height: 1.45;

  dd {
    margin-top: 0.25rem;
    text-wrap: balance;
  }
  > div {
    padding-block: 0.75rem;
  }
  /* The last item is the outcome. */
  > :last-child dd {
    font: 650 clamp(1.25rem, 1rem + 0.7vw, 1.5rem) / 1.25 var(--display);
    letter-spacing: -0.015em;
  }
  > div + div {
    border-top: var(--hairline);
  }
  @container (min-width: 35rem) {
    grid-template-columns: 1fr 1fr;
    column-gap: 1.75rem;

    > :nth-child(2) {
      border-top: 0;
    }
    > :last-child {
      grid-column: 1 / -1;
    }
  }
`;
