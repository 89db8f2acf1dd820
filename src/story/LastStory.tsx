import styled from 'styled-components';
import { Image } from '../media/Image';
import { upToSmall } from '../theme/breakpoints';
import { Button } from '../ui/Button';
import { Container } from '../ui/Container';
import { Label } from '../ui/Label';
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
      <Label aria-hidden="true">That was the last case study</Label>
      <Row>
        {stories.map(({ slug, tile, cover }) => (
          <li
            key={slug}
            {...sharedElement('ending', `/${slug}`)}
            style={{ background: tile.colors.background, color: tile.colors.foreground }}
          >
            <SiteLink to={`/${slug}`} {...opensFrom(`/${slug}`, 'ending')} aria-label={tile.name}>
              <Image file={cover} alt="" sizes={`${upToSmall} 50vw, 15vw`} />
            </SiteLink>
          </li>
        ))}
      </Row>
      <Button to="/contact">Contact</Button>
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

const Row = styled.ul`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: var(--picture-gap);
  margin: 1.6rem 0 2.4rem;

  @media screen and ${upToSmall} {
    grid-auto-flow: row;
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
