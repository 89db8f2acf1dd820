import type { CSSProperties } from 'react';
import styled from 'styled-components';
import { endingId } from '../content/chapters';
import { Image } from '../media/Image';
import { upToSmall } from '../theme/breakpoints';
import { Icon } from '../ui/Icon';
import { Label } from '../ui/Label';
import { opensFrom, sharedElement } from '../ui/shared-element';
import { SiteLink } from '../ui/SiteLink';
import { coverSizes, type StoryTile } from './case-files';
import { CaseIntro, caseTitle } from './CaseIntro';

interface EndingProps {
  next?: StoryTile;
  all: readonly StoryTile[];
}

export const Ending = ({ next, all }: EndingProps) =>
  next ? <NextStory {...next} /> : <OtherStories stories={all.slice(0, -1)} />;

function NextStory({ slug, tile, cover }: StoryTile) {
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
        kicker={
          <>
            <Label aria-hidden="true">Next case study</Label>
            <Icon name="arrowRight" size="2.5rem" />
          </>
        }
        title={
          <Title to={to} {...opensFrom(to, 'ending')}>
            {tile.name}
          </Title>
        }
        cover={<Image file={cover} alt="" sizes={coverSizes} />}
      />
    </Background>
  );
}

const Background = styled.nav`
  --focus: currentColor;
  /* Smaller than in the next case's header, so that the transition enlarges the cover. */
  --cover-scale: 0.94;
  position: relative;
  z-index: 0;
  background: var(--background);
  color: var(--foreground);

  @media print {
    display: none;
  }
`;

const Title = styled(SiteLink)`
  ${caseTitle}
  /* No tap highlight, which would tint the link's whole area just as the transition starts. */
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

function OtherStories({ stories }: { stories: readonly StoryTile[] }) {
  return (
    <Others id={endingId} aria-label="Other case studies">
      <OthersTitle aria-hidden="true">Other case studies</OthersTitle>
      <Row>
        {stories.map(({ slug, tile, cover }) => (
          <li
            key={slug}
            {...sharedElement('ending', `/${slug}`)}
            style={{ background: tile.colors.background, color: tile.colors.foreground }}
          >
            <SiteLink to={`/${slug}`} {...opensFrom(`/${slug}`, 'ending')}>
              <Image file={cover} alt="" sizes={`${upToSmall} 50vw, 34vw`} />
              {tile.name}
            </SiteLink>
          </li>
        ))}
      </Row>
    </Others>
  );
}

const Others = styled.nav`
  padding-top: clamp(3rem, 5vw, 4.5rem);

  @media print {
    display: none;
  }
`;

const OthersTitle = styled.p`
  margin: 0 max(var(--gutter), 50% - var(--page-width) / 2) clamp(1.6rem, 3vw, 2.5rem);
  font: 700 var(--h2) / 1 var(--display);
  letter-spacing: var(--display-tracking);
`;

const Row = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));

  a {
    display: block;
    height: 100%;
    padding: 0 1rem 1rem;
    font: 700 clamp(1.0625rem, 0.9rem + 0.5vw, 1.375rem) / 1.15 var(--display);
    letter-spacing: -0.02em;
    text-decoration: none;
  }
  img {
    width: calc(100% + 2rem);
    max-width: none;
    margin: 0 -1rem 0.9rem;
    background: none;
  }
  @media ${upToSmall} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
