import { useEffect, useState, type RefObject } from 'react';
import styled, { css } from 'styled-components';
import { storyTiles } from '../cases/tiles';
import { stories } from '../content/stories';
import { tour } from '../content/tour';
import { useCarousel } from '../story/carousel';
import { upToMedium } from '../theme/breakpoints';
import { withScripts } from '../theme/with-scripts';
import { opensTour } from '../tour/tour-link';
import { Button, QuietButton } from '../ui/Button';
import { Container } from '../ui/Container';
import { useHydrated } from '../ui/hydrated';
import { Icon } from '../ui/Icon';
import { Label } from '../ui/Label';
import { StepButtons } from '../ui/StepButtons';
import { useActiveRow } from './active-row';
import { CoverFrame } from './CoverFrame';
import { StoryList } from './StoryList';
import { reached } from '../ui/reached';

/**
 * All stories with their outcomes: on wide screens a list beside the active story's cover, on phones a
 * carousel, and without scripts a list with small covers.
 */
export function Stories() {
  const { row: list, shown, step, scroller } = useCarousel<HTMLOListElement>();
  const { row: active, resolves, activate } = useActiveRow(list);
  const hydrated = useHydrated();
  const near = useCoversNear(list);
  const open = () => list.current?.children[active]?.querySelector('a')?.click();
  return (
    <Section as="section" id="stories">
      <h2>{stories.title}</h2>
      <Columns>
        <StoryList
          list={list}
          active={active}
          near={near}
          onActivate={activate}
          scroller={scroller}
        />
        <Beside>
          <StickyFrame
            stories={storyTiles}
            shown={active}
            resolves={resolves}
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
              <StepButtons of="story" shown={shown} total={storyTiles.length} onStep={step} />
            </>
          )}
        </Steps>
      </Columns>
      <Links className="screen-only">
        <Button {...opensTour}>
          {tour.take} <Icon name="arrowRight" />
        </Button>
        <QuietButton to="/work">
          {stories.all} <Icon name="arrowRight" />
        </QuietButton>
      </Links>
    </Section>
  );
}

/** True once the covers may load: near the screen, or at once on a page rendered client-side. */
function useCoversNear(list: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(useHydrated());
  useEffect(() => {
    if (list.current) void reached(list.current, '50%').then(() => setNear(true));
  }, [list]);
  return near;
}

const Section = styled(Container)`
  padding-block: var(--chapter);
`;

const Columns = styled.div`
  margin-top: clamp(1.6rem, 3vw, 2.6rem);

  ${withScripts(css`
    @media (not ${upToMedium}) {
      display: grid;
      grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr);
      gap: clamp(2.5rem, 6vw, 5rem);
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
  position: sticky;
  /* Centers the frame on the screen. */
  top: max(1.5rem, calc(50svh - min(15vw, 13.3rem)));
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

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.8rem 1.2rem;
  margin-top: 2.2rem;
`;
