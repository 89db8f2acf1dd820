import styled from 'styled-components';
import { Image } from '../media/Image';
import { upToLarge, upToSmall } from '../theme/breakpoints';
import { Button } from '../ui/Button';
import { Container } from '../ui/Container';
import { opensFrom, sharedElement } from '../ui/shared-element';
import { SiteLink } from '../ui/SiteLink';
import type { StoryTile } from './case-files';
import { endingId } from './ending-id';

interface Props {
  stories: readonly StoryTile[];
}

export function LastStory({ stories }: Props) {
  return (
    <End as="nav" id={endingId} aria-label="All case studies">
      <Title aria-hidden="true">All case studies</Title>
      <Row>
        {stories.map(({ slug, tile, cover }) => (
          <li
            key={slug}
            {...sharedElement('ending', `/${slug}`)}
            style={{ background: tile.colors.background, color: tile.colors.foreground }}
          >
            <SiteLink to={`/${slug}`} {...opensFrom(`/${slug}`, 'ending')} aria-label={tile.name}>
              <Image file={cover} alt="" sizes={`${upToSmall} 50vw, ${upToLarge} 25vw, 15vw`} />
            </SiteLink>
          </li>
        ))}
        <Last>
          <Button to="/contact">Contact</Button>
        </Last>
      </Row>
    </End>
  );
}

const End = styled(Container)`
  padding-block: clamp(3rem, 7vw, 6rem);
  border-top: var(--rule);

  @media print {
    display: none;
  }
`;

const Title = styled.p`
  font: 700 var(--h2) / 1 var(--display);
  letter-spacing: -0.035em;
`;

const Row = styled.ul`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: var(--picture-gap);
  margin-top: clamp(1.6rem, 3vw, 2.5rem);

  img {
    background: none;
  }
  @media ${upToLarge} {
    grid-auto-flow: row;
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  @media ${upToSmall} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Last = styled.li`
  place-self: center;
`;
