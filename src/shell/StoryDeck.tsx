import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { storyTiles } from '../cases/tiles';
import { whenMotionAllowed } from '../motion/when-motion-allowed';
import { Frame } from '../ui/Frame';
import { Label } from '../ui/Label';
import { onScrollEnd } from '../ui/scroll-end';
import { StepButtons } from '../ui/StepButtons';
import { useIsCurrent } from './current-page';
import { rises } from './MenuLinks';

interface Props {
  /** Whether the deck is on the screen. */
  open: boolean;
}

/** All stories in a row, to swipe or step through. The one that is being read comes first to hand. */
export function StoryDeck({ open }: Props) {
  const row = useRef<HTMLUListElement>(null);
  const steps = useRef(false);
  const [shown, setShown] = useState(0);
  const isCurrent = useIsCurrent();
  const current = storyTiles.findIndex(({ slug }) => isCurrent(`/${slug}`));

  useEffect(() => {
    if (!open || !row.current) return;
    const place = Math.max(current, 0);
    row.current.scrollTo({ left: placesIn(row.current)[place] ?? 0, behavior: 'instant' });
    setShown(place);
  }, [open, current]);

  useEffect(() => {
    const list = row.current;
    if (!list) return undefined;
    return onScrollEnd(list, () => {
      steps.current = false;
      setShown(cardAt(list));
    });
  }, []);

  const step = (by: 1 | -1) => {
    if (!row.current) return;
    const places = placesIn(row.current);
    // At the end of the row, more than one card may have the same place.
    const here = places[shown] ?? 0;
    const next =
      by > 0
        ? places.findIndex((place) => place > here)
        : places.findLastIndex((place) => place < here);
    if (next < 0) return;
    steps.current = true;
    setShown(places.lastIndexOf(places[next] ?? 0));
    row.current.scrollTo({ left: places[next] ?? 0 });
  };

  return (
    <Deck aria-label="Stories">
      <Head>
        <Label as="h2">Stories</Label>
        <Label aria-live="polite">
          {shown + 1} of {storyTiles.length}
        </Label>
        <StepButtons of="story" shown={shown} total={storyTiles.length} onStep={step} />
      </Head>
      <Row
        ref={row}
        // Firefox would make the scroller itself a tab stop, beside its cards.
        tabIndex={-1}
        onPointerDown={() => {
          steps.current = false;
        }}
        onScroll={({ currentTarget }) => {
          if (!steps.current) setShown(cardAt(currentTarget));
        }}
      >
        {storyTiles.map(({ slug, tile, cover }, index) => (
          <li key={slug}>
            <Card
              to={`/${slug}`}
              replace
              aria-current={index === current ? 'page' : undefined}
              data-ground-of={`/${slug}`}
              onFocus={({ currentTarget }) => {
                if (currentTarget.matches(':focus-visible')) {
                  currentTarget.scrollIntoView({ inline: 'start', block: 'nearest' });
                }
              }}
              style={{ background: tile.colors.ground, color: tile.colors.foreground }}
            >
              <img src={cover.src} width={cover.width} height={cover.height} alt="" />
              <span>{tile.name}</span>
            </Card>
            {index === current && <Frame />}
          </li>
        ))}
      </Row>
    </Deck>
  );
}

/** The row's scroll position for each of its cards. */
function placesIn(row: HTMLElement): number[] {
  const first = row.firstElementChild?.getBoundingClientRect().left ?? 0;
  const end = row.scrollWidth - row.clientWidth;
  return [...row.children].map((card) =>
    Math.min(Math.round(card.getBoundingClientRect().left - first), end),
  );
}

/** The index of the nearest place; of several, the last. */
const nearest = (places: readonly number[], to: number): number => {
  const distances = places.map((place) => Math.abs(place - to));
  return distances.lastIndexOf(Math.min(...distances));
};

/** The card at the row's start. */
const cardAt = (row: HTMLElement): number => nearest(placesIn(row), row.scrollLeft);

const Deck = styled.section`
  ${whenMotionAllowed(css`
    ${rises}
    animation-delay: 0.2s;
  `)}
`;

const Head = styled.div`
  display: flex;
  gap: 0.6rem;
  align-items: center;
  height: var(--round-button);

  > :first-child {
    flex: 1;
  }
  > :nth-child(2) {
    margin-right: 0.4rem;
  }
`;

const Row = styled.ul`
  display: flex;
  gap: 14px;
  margin: 0 calc(-1 * var(--side)) -14px;
  padding: 14px var(--side);
  overflow: auto hidden;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scroll-padding-inline: var(--side);
  scrollbar-width: none;

  ${whenMotionAllowed(css`
    scroll-behavior: smooth;
  `)}

  li {
    position: relative;
    flex: none;
    width: var(--card);
    scroll-snap-align: start;
  }
`;

const Card = styled(Link)`
  display: flex;
  flex-direction: column;
  height: var(--card-height);
  text-decoration: none;

  img {
    flex: 1;
    width: 100%;
    min-height: 0;
    object-fit: cover;
  }
  span {
    padding: 0.8rem 0.9rem 0.9rem;
    font: 700 1.15rem/1.1 var(--display);
    letter-spacing: -0.01em;
    text-wrap: balance;
  }
`;
