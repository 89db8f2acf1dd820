import styled from 'styled-components';
import { Image } from '../media/Image';
import { upToSmall } from '../theme/breakpoints';
import { opensFrom, sharedElement } from '../ui/shared-element';
import { SiteLink } from '../ui/SiteLink';
import type { StoryTile } from './case-files';
import { endingId } from '../content/chapters';

interface Props {
  stories: readonly StoryTile[];
}

export function LastStory({ stories }: Props) {
  return (
    <End id={endingId} aria-label="All case studies">
      <Title aria-hidden="true">All case studies</Title>
      <Row>
        {stories.map(({ slug, tile, cover }) => (
          <li
            key={slug}
            {...sharedElement('ending', `/${slug}`)}
            style={{ background: tile.colors.background, color: tile.colors.foreground }}
          >
            <SiteLink to={`/${slug}`} {...opensFrom(`/${slug}`, 'ending')}>
              <Image file={cover} alt="" sizes={`${upToSmall} 100vw, 34vw`} />
              {tile.name}
            </SiteLink>
          </li>
        ))}
      </Row>
    </End>
  );
}

const End = styled.nav`
  padding-top: clamp(3rem, 5vw, 4.5rem);

  @media print {
    display: none;
  }
`;

const Title = styled.p`
  margin: 0 max(var(--gutter), 50% - var(--page-width) / 2) clamp(1.6rem, 3vw, 2.5rem);
  font: 700 var(--h2) / 1 var(--display);
  letter-spacing: -0.035em;
`;

/* With seven stories, every row is full: four covers, then three; on phones, one, then pairs. */
const Row = styled.ul`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));

  > li {
    grid-column: span 3;
  }
  > li:nth-last-child(-n + 3) {
    grid-column: span 4;
  }
  a {
    display: block;
    height: 100%;
    padding: 0 1rem 1rem;
    font: 700 clamp(1.0625rem, 0.9rem + 0.5vw, 1.375rem) / 1.15 var(--display);
    letter-spacing: -0.02em;
    text-decoration: none;
  }
  img {
    width: calc(100% + 2rem);
    max-width: none;
    margin: 0 -1rem 0.9rem;
    background: none;
  }
  @media ${upToSmall} {
    > li:nth-child(n) {
      grid-column: span 6;
    }
    > li:first-child {
      grid-column: 1 / -1;
    }
  }
`;
