import type { CSSProperties } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { Image } from '../media/Image';
import { whenMotionAllowed } from '../motion/when-motion-allowed';
import { Frame } from '../ui/Frame';
import { Label } from '../ui/Label';
import { opensFrom, sharedElement } from '../ui/shared-element';
import { SiteLink } from '../ui/SiteLink';
import { coverSizes, type StoryTile } from './case-files';
import { CaseIntro, caseTitle } from './CaseIntro';
import { endingId } from '../content/chapters';

export function NextStory({ slug, tile, cover }: StoryTile) {
  const { background, foreground } = tile.colors;
  const colors = { '--background': background, '--foreground': foreground };
  const to = `/${slug}`;
  return (
    <Background
      id={endingId}
      {...sharedElement('ending', to)}
      style={colors as CSSProperties}
      aria-label="Next case study"
    >
      <CaseIntro
        tile={tile}
        kicker={<Label aria-hidden="true">Next case study</Label>}
        title={
          <Title to={to} {...opensFrom(to, 'ending')}>
            {tile.name}
          </Title>
        }
        cover={
          <>
            <Image file={cover} alt="" sizes={coverSizes} />
            <Frame />
          </>
        }
      />
    </Background>
  );
}

const emerge = keyframes`
  from { opacity: 0.3; }
`;

/* The cover is smaller here than in the next case's header, so the transition enlarges it. */
const emerges = whenMotionAllowed(css`
  --cover-scale: 0.94;
  view-timeline: --next-story;
  &:not(:focus-within) img {
    animation: ${emerge} linear both;
    animation-timeline: --next-story;
    animation-range: entry 20% entry 100%;
  }
`);

const Background = styled.nav`
  --focus: currentColor;
  --accent: var(--foreground);
  --paper: var(--background);
  --frame-gap: 0px;
  position: relative;
  z-index: 0;
  background: var(--background);
  color: var(--foreground);

  img {
    background: var(--background);
  }
  @supports (animation-timeline: view()) and (animation-range: entry 0%) {
    ${emerges}
  }
  @media print {
    display: none;
  }
`;

const Title = styled(SiteLink)`
  ${caseTitle}
  /* A tap would tint the link's whole area just as the transition starts. */
  -webkit-tap-highlight-color: transparent;
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:hover {
    text-decoration: underline;
    text-decoration-thickness: 0.06em;
    text-underline-offset: 0.12em;
  }
`;
