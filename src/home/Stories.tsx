import { useCallback, useEffect, useState, type CSSProperties, type RefObject } from 'react';
import styled, { css } from 'styled-components';
import { storyTiles } from '../cases/tiles';
import { stories } from '../content/home';
import { tour } from '../content/tour';
import { useCarousel } from '../story/carousel';
import { upToMedium } from '../theme/breakpoints';
import { withScripts } from '../theme/scripts';
import { opensTour } from '../tour/tour-link';
import { Button, ButtonRow, QuietButton } from '../ui/Button';
import { Container } from '../ui/Container';
import { useHydrated } from '../ui/hydrated';
import { Icon } from '../ui/Icon';
import { Label } from '../ui/Label';
import { StepButtons } from '../ui/StepButtons';
import { reached } from '../ui/visibility';
import { CoverFrame } from './CoverFrame';
import { StoryList } from './StoryList';

/**
 * On wide screens, a list next to the active story's cover; on phones and tablets, a carousel; and
 * without scripts, a list with small covers.
 */
export function Stories() {
  const { row: list, shown, step, scroller } = useCarousel<HTMLOListElement>();
  const { row: active, wipes, activate } = useActiveRow(list);
  const hydrated = useHydrated();
  const near = useCoversNear(list);
  const open = () => list.current?.children[active]?.querySelector('a')?.click();
  return (
    <Section
      id="stories"
      style={{ ...colorsOf('row', active), ...colorsOf('card', shown) } as CSSProperties}
    >
      <Container>
        <h2>{stories.title}</h2>
        <Columns>
          <StoryList
            list={list}
            active={active}
            shown={shown}
            near={near}
            onActivate={activate}
            scroller={scroller}
          />
          <Beside>
            <StickyFrame
              stories={storyTiles}
              shown={active}
              wipes={wipes}
              near={near}
              onPress={open}
            />
          </Beside>
          <Steps>
            {hydrated && (
              <>
                <Label aria-live="polite">
                  {shown + 1} of {storyTiles.length}
                </Label>
                <StepButtons
                  of="case study"
                  shown={shown}
                  total={storyTiles.length}
                  onStep={step}
                />
              </>
            )}
          </Steps>
          <Links className="screen-only">
            <Button {...opensTour}>
              {tour.take} <Icon name="arrowRight" />
            </Button>
            <QuietButton to="/work">{stories.all}</QuietButton>
          </Links>
        </Columns>
      </Container>
    </Section>
  );
}

function colorsOf(name: 'row' | 'card', index: number) {
  const { background, foreground } = storyTiles[index]?.tile.colors ?? {};
  return { [`--${name}-background`]: background, [`--${name}-foreground`]: foreground };
}

interface Active {
  row: number;
  /**
   * True if hover activated the row: the cover's color wipes in. After focus or scrolling, the
   * color appears immediately.
   */
  wipes: boolean;
}

/**
 * Hover or focus activates a row. While no row is hovered or focused, the row that reaches the
 * middle of the screen becomes active.
 */
function useActiveRow(list: RefObject<HTMLElement | null>) {
  const [active, setActive] = useState<Active>({ row: 0, wipes: false });
  const activate = useCallback(
    (row: number, by: 'pointer' | 'focus' | 'reading') =>
      setActive((before) => (before.row === row ? before : { row, wipes: by === 'pointer' })),
    [],
  );

  useEffect(() => {
    const rows = [...(list.current?.children ?? [])];
    let hasBegun = false;
    const observer = new IntersectionObserver(
      (entries) => {
        const read = entries.findLast(({ isIntersecting }) => isIntersecting);
        if (!read) return;
        // After Back, the link that the visitor had followed has focus, but is not :focus-visible.
        // The link's row stays active until the visitor scrolls.
        const holds = hasBegun ? ':hover, :focus-visible' : ':hover, :focus';
        hasBegun = true;
        if (!list.current?.querySelector(holds)) activate(rows.indexOf(read.target), 'reading');
      },
      { rootMargin: '-50% 0px -49%' },
    );
    rows.forEach((row) => observer.observe(row));
    return () => observer.disconnect();
  }, [list, activate]);

  return { ...active, activate };
}

/**
 * Returns whether the covers may load: once the list is near the screen, or from the start after a
 * client-side navigation.
 */
function useCoversNear(list: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(useHydrated());
  useEffect(() => {
    if (list.current) void reached(list.current, '50%').then(() => setNear(true));
  }, [list]);
  return near;
}

const Section = styled.section`
  padding-block: clamp(2.75rem, 4.6vw, 4.25rem) clamp(2.75rem, 6vw, 5.5rem);

  ${withScripts(css`
    --paper: var(--row-background);
    --ink: var(--row-foreground);

    @media ${upToMedium} {
      --paper: var(--card-background);
      --ink: var(--card-foreground);
    }
    --ink-2: var(--ink);
    --accent: var(--ink);
    --line: color-mix(in srgb, var(--ink) 25%, transparent);
    background: var(--paper);
    color: var(--ink);
  `)}
`;

const Columns = styled.div`
  margin-top: clamp(1.25rem, 2.2vw, 2rem);

  ${withScripts(css`
    @media (not ${upToMedium}) {
      display: grid;
      grid-template: 1fr auto / minmax(0, 560fr) minmax(0, 642fr);
      column-gap: clamp(2rem, 3.2vw, 46px);

      > ol {
        grid-row: span 2;
      }
    }
  `)}
`;

const Beside = styled.div`
  display: none;

  ${withScripts(css`
    @media (not ${upToMedium}) {
      display: block;
    }
  `)}
`;

const StickyFrame = styled(CoverFrame)`
  --frame-gap: 0px;
  position: sticky;
  /* Centers the framed cover vertically on the screen. */
  top: max(1.5rem, calc(50svh - min(16.7vw, 241px)));
`;

const Steps = styled.div`
  display: none;

  ${withScripts(css`
    @media ${upToMedium} {
      display: flex;
      gap: 0.6rem;
      align-items: center;
      height: var(--round-button);
      margin-top: 1rem;

      > :first-child {
        flex: 1;
      }
    }
  `)}
`;

const Links = styled(ButtonRow)`
  margin-top: clamp(1.5rem, 2.8vw, 2.5rem);
`;
