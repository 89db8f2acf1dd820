import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { bandTiles, gridTiles } from '../cases/tiles';
import { resumeLink } from '../content/shell';
import { tour } from '../content/tour';
import { work } from '../content/work';
import { Rise } from '../motion/Rise';
import { upToLarge, upToMedium, upToSmall } from '../theme/breakpoints';
import { endId } from '../tour/cards';
import { tourId } from '../tour/tour-entry';
import { fetchTour, opensTour, tourCode } from '../tour/tour-link';
import { Button } from '../ui/Button';
import { Container } from '../ui/Container';
import { Icon } from '../ui/Icon';
import { Lead } from '../ui/Lead';
import { usePageLocation } from '../ui/page-context';
import { SiteLink } from '../ui/SiteLink';
import { ProjectTile } from '../work/ProjectTile';

const tilesInFirstRow = 2;

export function Component() {
  return (
    <Container>
      <Head>
        <h1 tabIndex={-1}>{work.title}</h1>
        <Lead>{work.note}</Lead>
      </Head>
      <Tiles as={Rise} tag="ul" each id={tourId}>
        {gridTiles.map((tile, index) => (
          <li key={tile.slug}>
            <ProjectTile {...tile} eager={index < tilesInFirstRow} />
          </li>
        ))}
        {bandTiles.map((tile) => (
          <li key={tile.slug} data-band>
            <ProjectTile {...tile} band />
          </li>
        ))}
      </Tiles>
      <Ending id={endId}>
        <h2>{tour.title}</h2>
        <Button {...opensTour} className="screen-only">
          {tour.take} <Icon name="arrowRight" />
        </Button>
        <SiteLink to={resumeLink.to} newTab className="screen-only">
          {resumeLink.label} <Icon name="arrowUpRight" />
        </SiteLink>
      </Ending>
      <TourOver />
    </Container>
  );
}

function TourOver() {
  const { hash } = usePageLocation();
  const [code, setCode] = useState(tourCode);
  const isWanted = hash.startsWith(`#${tourId}`);
  useEffect(() => {
    if (isWanted) void fetchTour().then(setCode);
  }, [isWanted]);
  return code && <code.Tour hash={hash} />;
}

/* Has the same columns as the first row of tiles, except in print. */
const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 760fr) minmax(0, 460fr);
  gap: 0.75rem 1.25rem;
  align-items: last baseline;
  padding: clamp(0.5rem, 3.6vw, 3.25rem) 0 clamp(1.75rem, 3vw, 2.75rem);

  h1 {
    font-size: var(--h1);
  }
  @media print, ${upToLarge} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media screen and ${upToSmall} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/* On wide screens, each row has a wide and a narrow tile, in alternating order. */
const Tiles = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 460fr) minmax(0, 280fr) minmax(0, 460fr);
  gap: clamp(2.75rem, 5.3vw, 4.75rem) 1.25rem;

  > li:is(:nth-child(4n + 1), :nth-child(4n)) {
    grid-column: span 2;
  }
  @media print, ${upToLarge} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > li:nth-child(n) {
      grid-column: auto;
    }
  }
  /*
   * The two tiles of a row share five grid rows, so that their pictures, their names and tags, and
   * their three facts line up.
   */
  @media screen and (not ${upToSmall}) and ${upToLarge} {
    row-gap: 0;

    > li:not([data-band]) {
      padding-bottom: clamp(2.75rem, 5.3vw, 4.75rem);

      &,
      article,
      dl {
        display: grid;
        grid-row: span 5;
        grid-template: subgrid / minmax(0, 1fr);
      }
      article > :first-child,
      article > :first-child > :last-child {
        display: contents;
      }
      dl {
        grid-row: span 3;
        margin-top: 1.1rem;
      }
    }
  }
  @media screen and ${upToSmall} {
    grid-template-columns: minmax(0, 1fr);
    row-gap: 0;

    /* Lies behind the next tile, and shows until that has risen. */
    > li:not(:last-child) article {
      box-shadow: 0 4rem var(--background);
    }
  }
  @media print {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 6mm 5mm;
  }
  > li[data-band]:nth-child(n) {
    grid-column: 1 / -1;
  }
`;

const Ending = styled.section`
  display: flex;
  flex-wrap: wrap;
  gap: 1rem 2rem;
  align-items: center;
  padding-block: clamp(3rem, 4.5vw, 4rem) clamp(3rem, 5vw, 4.5rem);

  h2 {
    flex: 1 1 16rem;
    font-size: clamp(2.1rem, 1.6rem + 1.4vw, 2.75rem);
  }
  > a {
    display: inline-flex;
    gap: 0.4em;
    align-items: center;
    min-height: var(--target);
  }
  @media screen and ${upToMedium} {
    h2 {
      flex-basis: 100%;
    }
  }
  @media screen and ${upToSmall} {
    > a:first-of-type {
      flex: 1 0 100%;
      justify-content: center;
    }
  }
  @media print {
    display: none;
  }
`;
