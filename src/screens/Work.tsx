import styled from 'styled-components';
import { gridTiles, type StoryTile } from '../cases/tiles';
import { work } from '../content/work';
import { Picture } from '../media/Picture';
import { Rise } from '../motion/Rise';
import { upToSmall } from '../theme/breakpoints';
import { Container } from '../ui/Container';
import { Frame } from '../ui/Frame';
import { Label } from '../ui/Label';
import { SiteLink } from '../ui/SiteLink';

/** The pictures of the first row are fetched at once. */
const firstRow = 2;

export function Component() {
  return (
    <Container>
      <Head>
        <h1 tabIndex={-1}>{work.title}</h1>
        <Label>{work.note}</Label>
      </Head>
      <Grid as={Rise} tag="ul" each>
        {gridTiles.map((tile, index) => (
          <li key={tile.slug}>
            <ProjectTile {...tile} first={index < firstRow} />
          </li>
        ))}
      </Grid>
    </Container>
  );
}

function ProjectTile({ slug, tile, cover, first }: StoryTile & { first: boolean }) {
  return (
    <Tile>
      <h2>
        <SiteLink to={`/${slug}`}>{tile.name}</SiteLink>
      </h2>
      <Art
        data-ground-of={`/${slug}`}
        style={{ background: tile.colors.ground, color: tile.colors.foreground }}
      >
        <Picture file={cover} alt={tile.cover.alt} first={first} />
        <Frame />
      </Art>
      <p>{tile.description}</p>
      <Tags>
        {tile.tags.map((tag) => (
          <Label as="li" key={tag}>
            {tag}
          </Label>
        ))}
      </Tags>
    </Tile>
  );
}

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: 0.8rem 2rem;
  align-items: end;
  justify-content: space-between;
  padding: var(--page-top) 0 3rem;

  h1 {
    font-size: var(--h1);
  }
`;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: clamp(2.5rem, 5vw, 4.5rem) clamp(1.25rem, 3vw, 2.5rem);
  padding-bottom: var(--chapter);

  @media screen and ${upToSmall} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Art = styled.div`
  position: relative;

  img {
    aspect-ratio: 4 / 3;
    object-fit: cover;
    background: none;
  }
  > span {
    display: none;
  }
`;

/* Screen readers get the name before the picture; on the screen it comes after. */
const Tile = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;

  > ${Art} {
    order: -1;
  }

  h2 {
    margin-top: 1.2rem;
    font-size: var(--h3);
    letter-spacing: -0.02em;
    line-height: 1.15;
  }
  h2 a {
    text-decoration: none;
  }
  h2 a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:hover ${Art} > span {
    display: block;
  }
  @supports selector(:has(a)) {
    h2 a:focus-visible {
      outline: none;
    }
    &:has(a:focus-visible) ${Art} > span {
      display: block;
    }
  }
  > p {
    max-width: 34.6em;
    margin-top: 0.35rem;
    color: var(--ink-2);
  }
  break-inside: avoid;
`;

const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.4rem 1.1rem;
  margin-top: 0.7rem;
`;
