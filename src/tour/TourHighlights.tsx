import styled from 'styled-components';
import { storyTiles } from '../cases/tiles';
import { tour } from '../content/tour';
import type { Story } from '../content/types';
import { upToMedium } from '../theme/breakpoints';
import { Label } from '../ui/Label';
import { SiteLink } from '../ui/SiteLink';
import { idOf } from './cards';

const stories = import.meta.glob<Story>('../cases/*/story.ts', { eager: true, import: 'story' });

/** The tour's content as a list. */
export function TourHighlights() {
  return (
    <Highlights>
      {storyTiles.map(({ slug, tile }) => (
        <li key={slug}>
          <h3>
            <SiteLink to={`/${slug}`}>{tile.name}</SiteLink>
          </h3>
          <dl>
            {tour.cards.map(({ says, title }) => (
              <div key={says} id={idOf(slug, says)}>
                <Label as="dt">{title}</Label>
                <dd>{stories[`../cases/${slug}/story.ts`]?.brief[says]}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </Highlights>
  );
}

const Highlights = styled.ol`
  margin-top: 2.4rem;
  border-top: var(--rule);

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 3fr);
    gap: 0.8rem 1.6rem;
    padding-block: 1.3rem 1.5rem;
    border-bottom: var(--hairline);
    break-inside: avoid;
  }
  h3 {
    break-after: auto;
    font-size: 1.35rem;
    letter-spacing: -0.02em;
    line-height: 1.15;
  }
  h3 a {
    display: inline-block;
    margin-block: -0.7rem;
    padding-block: 0.7rem;
  }
  dl {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 0.9rem 1.6rem;
  }
  dd {
    margin-top: 0.4rem;
    text-wrap: balance;
  }
  @media screen and ${upToMedium} {
    > li,
    dl {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
