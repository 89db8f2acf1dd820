import { useEffect, useState } from 'react';

import styled from 'styled-components';
import { gridTiles, type StoryTile } from '../cases/tiles';
import { tour } from '../content/tour';
import { work } from '../content/work';
import { Picture } from '../media/Picture';
import { Rise } from '../motion/Rise';
import { LazySection } from '../shell/LazySection';
import { upToSmall } from '../theme/breakpoints';
import { tourId } from '../tour/tour-entry';
import { fetchTour, opensTour, tourCode } from '../tour/tour-link';
import { Button } from '../ui/Button';
import { Container } from '../ui/Container';
import { Frame } from '../ui/Frame';
import { Icon } from '../ui/Icon';
import { Label } from '../ui/Label';
import { lazyPart } from '../ui/lazy-part';
import { usePageLocation } from '../ui/page-location';
import { reached } from '../ui/reached';
import { opensFrom, sharedElement } from '../ui/shared-element';
import { SiteLink } from '../ui/SiteLink';

const TourHighlights = lazyPart(() =>
  import('../tour/TourHighlights').then((code) => code.TourHighlights),
);

/** Only prerendering waits for it, because it is below everything else. */
export const preloadRest = import.meta.env.SSR ? TourHighlights.fetchCode : undefined;

async function fetchHighlightsWhenReached() {
  const section = document.getElementById(tourId);
  if (section) await reached(section, '300px');
  await TourHighlights.fetchCode();
}

/** The number of tiles whose pictures load eagerly. */
const firstRow = 2;

export function Component() {
  return (
    <Container>
      <Head>
        <h1 tabIndex={-1}>{work.title}</h1>
        <Label>{work.note}</Label>
        <TourButton />
      </Head>
      <Grid as={Rise} tag="ul" each>
        {gridTiles.map((tile, index) => (
          <li key={tile.slug}>
            <ProjectTile {...tile} first={index < firstRow} />
          </li>
        ))}
      </Grid>
      <TourInWords />
      <TourOver />
    </Container>
  );
}

const TourButton = () => (
  <Button {...opensTour} className="screen-only">
    {tour.take} <Icon name="arrowRight" />
  </Button>
);

const TourInWords = () => (
  <Section id={tourId}>
    <h2>{tour.title}</h2>
    <TourButton />
    <LazySection
      of={`#${tourId} > ol`}
      fetchCode={fetchHighlightsWhenReached}
      hasCode={TourHighlights.hasCode}
    >
      <TourHighlights />
    </LazySection>
  </Section>
);

/** Opens the tour if the fragment names one of its cards. */
function TourOver() {
  const { hash } = usePageLocation();
  const [code, setCode] = useState(tourCode);
  const isWanted = hash.startsWith(`#${tourId}`);
  useEffect(() => {
    if (isWanted) void fetchTour().then(setCode);
  }, [isWanted]);
  return code && <code.Tour hash={hash} />;
}

function ProjectTile({ slug, tile, cover, first }: StoryTile & { first: boolean }) {
  const to = `/${slug}`;
  return (
    <Tile>
      <h2>
        <SiteLink to={to} {...opensFrom(to, 'tile')}>
          {tile.name}
        </SiteLink>
      </h2>
      <Art
        {...sharedElement('tile', to)}
        style={{ background: tile.colors.background, color: tile.colors.foreground }}
      >
        <Picture
          file={cover}
          alt={tile.cover.alt}
          first={first}
          sizes={`${upToSmall} 100vw, 50vw`}
        />
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

/* The name comes first in the document, but below the picture on the screen. */
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

const Section = styled.section`
  padding-bottom: var(--chapter);

  > a {
    margin-top: 1.4rem;
  }
`;

const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.4rem 1.1rem;
  margin-top: 0.7rem;
`;
