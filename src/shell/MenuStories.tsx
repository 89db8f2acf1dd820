import { memo, useEffect } from 'react';
import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { storyTiles } from '../cases/tiles';
import { resumeLink } from '../content/shell';
import { tour } from '../content/tour';
import { sourceOf } from '../media/picture-file';
import { whenMotionAllowed } from '../motion/when-motion-allowed';
import { useCarousel } from '../story/carousel';
import { low } from '../theme/breakpoints';
import { opensTour } from '../tour/tour-link';
import { Frame } from '../ui/Frame';
import { Icon } from '../ui/Icon';
import { Label } from '../ui/Label';
import { sharedElement, opensFrom } from '../ui/shared-element';
import { SiteLink } from '../ui/SiteLink';
import { StepButtons } from '../ui/StepButtons';
import { useIsCurrent } from './navigation/RouterProvider';

interface Props {
  open: boolean;
}

export const StoryCarousel = memo(function StoryCarousel({ open }: Props) {
  const { row, shown, showAt, step, scroller } = useCarousel<HTMLUListElement>();
  const isCurrent = useIsCurrent();
  const current = storyTiles.findIndex(({ slug }) => isCurrent(`/${slug}`));

  useEffect(() => {
    if (open) showAt(Math.max(current, 0));
  }, [open, current, showAt]);

  return (
    <section aria-label="Case studies">
      <Head>
        <Label as="h2">Case studies</Label>
        <Label aria-live="polite">
          {shown + 1} of {storyTiles.length}
        </Label>
        <StepButtons of="case study" shown={shown} total={storyTiles.length} onStep={step} />
      </Head>
      <Row
        ref={row}
        // Without this, Firefox would make the scroller a tab stop in addition to its cards.
        tabIndex={-1}
        {...scroller}
      >
        {storyTiles.map(({ slug, tile, cover }, index) => (
          <li key={slug}>
            <Card
              to={`/${slug}`}
              replace
              aria-current={index === current ? 'page' : undefined}
              {...sharedElement('card', `/${slug}`)}
              {...opensFrom(`/${slug}`, 'card')}
              onFocus={({ currentTarget }) => {
                if (currentTarget.matches(':focus-visible')) {
                  currentTarget.scrollIntoView({ inline: 'start', block: 'nearest' });
                }
              }}
              style={{ background: tile.colors.background, color: tile.colors.foreground }}
            >
              <img {...sourceOf(cover, '300px')} alt="" />
              <span>{tile.name}</span>
            </Card>
            {index === current && <Frame />}
          </li>
        ))}
      </Row>
    </section>
  );
});

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.6rem;
  align-items: center;
  min-height: var(--round-button);

  > :first-child {
    flex: 1;
  }
  > :nth-child(2) {
    margin-right: 0.4rem;
    white-space: nowrap;
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

/* No tap highlight: it would tint the card when the cover transition copies it. */
const Card = styled(Link)`
  -webkit-tap-highlight-color: transparent;
  display: flex;
  flex-direction: column;
  height: 100%;
  min-height: var(--card-height);
  text-decoration: none;

  img {
    width: 100%;
    aspect-ratio: 4 / 3;
  }
  span {
    padding: 0.8rem 0.9rem 0.9rem;
    font: 700 1.15rem/1.1 var(--display);
    letter-spacing: -0.01em;
    text-wrap: balance;
  }

  @media screen and ${low} and (orientation: landscape) {
    flex-direction: row;
    align-items: center;

    img {
      flex: none;
      width: calc(var(--card-height) * 4 / 3);
    }
    span {
      padding-block: 0.4rem;
      font-size: 1rem;
    }
  }
`;

export const MenuTour = memo(() => (
  <Links>
    <Link {...opensTour} replace>
      {tour.take} <Icon name="arrowRight" />
    </Link>
    <SiteLink to={resumeLink.to} newTab>
      {resumeLink.label}
    </SiteLink>
  </Links>
));

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 0.5rem;
  justify-content: space-between;
  font-size: var(--tag);

  a {
    display: inline-flex;
    gap: 0.4em;
    align-items: center;
    min-height: var(--round-button);
    font-weight: 600;
  }
`;
