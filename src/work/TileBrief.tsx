import styled from 'styled-components';
import { tour } from '../content/tour';
import type { Summary } from '../content/types';
import { upToLarge } from '../theme/breakpoints';
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
  flex: 1;
  margin-top: 1.1rem;
`;

const List = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-auto-rows: 1fr;
  height: 100%;
  border-top: var(--stroke) solid;
  line-height: 1.45;

  dd {
    margin-top: 0.25rem;
    text-wrap: balance;
  }
  > div {
    padding-block: 0.75rem;
  }
  /* The outcome. */
  > :last-child dd {
    font-family: var(--display);
    font-weight: 650;
    letter-spacing: -0.01em;
  }
  > div + div {
    border-top: var(--hairline);
  }
  @media screen and (not ${upToLarge}) {
    dd {
      font-size: 1.25rem;
      line-height: 1.35;
    }
  }
  @media ${upToLarge} {
    grid-auto-rows: auto;

    > div {
      display: flex;
      flex-wrap: wrap;
      column-gap: 0.75rem;
      align-items: baseline;
    }
    dt {
      flex: 0 0 min(7.9rem, 100%);
    }
    dd {
      flex: 1 1 9rem;
      margin: 0;
    }
  }
  @container (min-width: 30rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 1.75rem;
    padding-right: 1.25rem;

    dd {
      font-size: inherit;
    }
    > div + div {
      border-top: 0;
    }
  }
`;
