import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { CSSProperties, KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { tour } from '../content/tour';
import { useMotionAllowed } from '../motion/preference';
import { low, upToLarge, upToTiny } from '../theme/breakpoints';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { openModal } from '../ui/modal';
import { usePageLocation } from '../ui/page-context';
import { opensFrom, sharedElement } from '../ui/shared-element';
import { StepButtons } from '../ui/StepButtons';
import { cardNamed, cards, end, firstOf, fragmentOf, textOf } from './cards';
import { fetchStudy, useStudy } from './studies';
import { opened, tourId, tourPath, type TourEntry } from './tour-entry';
import { colorsOf, TourCard, type Direction } from './TourCard';
import { TourSegments } from './TourSegments';
import { TourTop } from './TourTop';
import { useCardGestures } from './use-card-gestures';

interface Props {
  hash: string;
}

export function Tour({ hash }: Props) {
  const at = cardNamed(hash);
  const dialog = useRef<HTMLDialogElement>(null);
  const [shown, setShown] = useState(at ?? 0);
  const [direction, setDirection] = useState<Direction>();
  /** The index of the previous story's card, until the current story's card has covered it. */
  const [left, setLeft] = useState<number>();
  const [plays, setPlays] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const [drag, setDrag] = useState(0);
  const moves = useMotionAllowed();
  const open = at !== undefined;

  const card = cards[shown];
  const study = useStudy(open ? card?.story.slug : undefined);
  const next = cards[shown + tour.cards.length]?.story.slug;
  useEffect(() => {
    if (study && next) void fetchStudy(next);
  }, [study, next]);

  const location = usePageLocation();
  const navigate = useNavigate();
  const leave = () => {
    const { tour: hasStepBefore }: TourEntry = location.state ?? {};
    void (hasStepBefore
      ? navigate(-1)
      : navigate(tourPath, { replace: true, state: { preventScrollReset: true } }));
  };

  const go = (to: number) => {
    const index = Math.min(Math.max(to, 0), end);
    // While the tour closes, the address has already changed, and must not get a card's fragment.
    if (index === shown || cardNamed(window.location.hash) === undefined) return;
    if (cards[index]?.story !== card?.story) {
      setDirection(index < shown ? 'back' : 'forward');
      if (moves) setLeft(shown);
    }
    setShown(index);
    // Bypasses the router, so that the page below does not render again.
    history.replaceState(history.state, '', fragmentOf(index));
  };

  const gestures = useCardGestures({ step: (by) => go(shown + by), hold: setHeld, drag: setDrag });

  const begin = useEffectEvent((index: number) => {
    setShown(index);
    setDirection(undefined);
    setLeft(undefined);
    // On a direct visit, byPointer is undefined, and the tour plays unless the link names a card.
    setPlays(opened.byPointer ?? hash === `#${tourId}`);
  });
  useLayoutEffect(() => {
    const box = dialog.current;
    if (at === undefined || !box) return undefined;
    begin(at);
    const release = openModal(box);
    box.focus();
    return () => {
      box.close();
      release();
    };
  }, [at]);

  // If the newly shown card lacks the focused control, focuses the dialog, so that keys still work.
  useEffect(() => {
    const box = dialog.current;
    if (box?.open && !box.contains(document.activeElement)) box.focus();
  });

  const colors = colorsOf(card);
  const background = colors['--background'];
  // While the page cannot scroll, the empty space of its scrollbar shows the background of the root
  // element, so the root element gets the color of the card.
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.background = open ? background : '';
    return () => {
      style.background = '';
    };
  }, [open, background]);

  const keys: Partial<Record<string, () => void>> = {
    ArrowRight: () => go(shown + 1),
    ArrowLeft: () => go(shown - 1),
    Home: () => go(0),
    End: () => go(end),
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return;
    const isOnControl = event.target instanceof Element && event.target.closest('a, button');
    if (event.key === ' ' && !isOnControl) {
      event.preventDefault();
      setPlays(!plays);
      return;
    }
    if (event.key !== ' ' && event.key !== 'Enter') setPlays(false);
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  const visible = left === undefined ? [shown] : [shown, left];
  return (
    <Dialog
      ref={dialog}
      tabIndex={-1}
      aria-label={tour.title}
      {...(card && sharedElement('tour', `/${card.story.slug}`))}
      style={colors as CSSProperties}
      onClose={() => {
        // In development, React's strict mode closes and reopens the dialog. The tour stays open.
        if (open && !dialog.current?.open) leave();
      }}
      onKeyDown={press}
      onClick={({ detail }) => {
        // A click with a detail of 0 comes from a screen reader or the keyboard: the tour pauses.
        if (detail === 0) setPlays(false);
      }}
      {...gestures}
    >
      <p className="visually-hidden" aria-live="polite">
        {card ? `${card.title}: ${textOf(card, study?.story)}` : tour.end.title}
      </p>
      <TourSegments
        shown={shown}
        running={open && plays && moves && !isHeld}
        onEnd={() => go(shown + 1)}
        onStory={(place) => go(firstOf(place))}
      />
      <TourTop
        card={card}
        plays={moves ? plays : undefined}
        onToggle={() => setPlays(!plays)}
        onClose={() => dialog.current?.close()}
      />
      <Cards>
        {visible.map((index) => {
          const isShown = index === shown;
          return (
            <TourCard
              key={cards[index]?.story.slug ?? 'end'}
              shown={index}
              isLeaving={!isShown}
              direction={isShown ? direction : undefined}
              dragged={isShown ? drag : 0}
              onArrived={() => setLeft(undefined)}
            />
          );
        })}
      </Cards>
      <Links>
        {card && (
          <Button to={`/${card.story.slug}`} {...opensFrom(`/${card.story.slug}`, 'tour')}>
            Read the case <Icon name="arrowRight" />
          </Button>
        )}
        <StepButtons of="card" shown={shown} total={end + 1} onStep={(by) => go(shown + by)} />
      </Links>
    </Dialog>
  );
}

const Dialog = styled.dialog`
  --button: var(--foreground);
  --on-button: var(--background);
  --focus: var(--foreground);
  --label: var(--foreground);
  --side: max(var(--gutter), env(safe-area-inset-left), env(safe-area-inset-right));
  width: 100%;
  max-width: none;
  height: 100vh;
  height: 100dvh;
  max-height: none;
  padding: 0;
  border: 0;
  background: var(--background);
  color: var(--foreground);
  overflow: hidden;
  touch-action: pan-y pinch-zoom;
  user-select: none;
  -webkit-user-select: none;

  &[open] {
    display: grid;
    grid-template: auto auto minmax(0, 1fr) auto / minmax(0, 1fr);
  }
  &:focus-visible {
    outline: none;
  }
  > * {
    position: relative;
    z-index: 1;
    grid-column: 1;
  }
  @media print {
    &[open] {
      display: none;
    }
  }
`;

const Cards = styled.div`
  z-index: 0;
  grid-row: 1 / -1;
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  overflow: hidden;
`;

const Links = styled.div`
  grid-row: 4;
  display: flex;
  gap: 0.6rem;
  align-items: center;
  justify-self: end;
  width: calc((100% - var(--side) - max(var(--side), 4vw)) * 0.34);
  margin-right: var(--side);
  padding-bottom: max(1.6rem, env(safe-area-inset-bottom));

  > :first-child {
    margin-right: auto;
  }
  a {
    white-space: nowrap;
  }
  @media ${upToTiny}, ${low} {
    gap: 0.4rem;

    a svg {
      display: none;
    }
  }
  @media ${low} {
    padding-bottom: max(0.8rem, env(safe-area-inset-bottom));
  }
  @media ${upToLarge} and (not ${low}) {
    justify-self: stretch;
    width: auto;
    margin-inline: var(--side);
  }
`;
