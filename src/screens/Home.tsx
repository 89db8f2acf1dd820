import { useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { hero, strip } from '../content/home';
import { logos, pictures } from '../content/home.ts?pictures';
import { owner } from '../content/owner';
import { resumeLink } from '../content/shell';
import { tour } from '../content/tour';
import { Figures } from '../home/Figures';
import { usePointerCode } from '../home/pointer-code';
import { Image } from '../media/Image';
import { fileFrom } from '../media/picture-file';
import { LazySection } from '../shell/LazySection';
import { upToLarge, upToSmall } from '../theme/breakpoints';
import { opensTour } from '../tour/tour-link';
import { Button, ButtonRow, QuietButton } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { lazyPart } from '../ui/lazy-part';
import { Lead } from '../ui/Lead';
import { LogoStrip } from '../ui/LogoStrip';
import { PlayableHeading } from '../ui/PlayableHeading';
import { reached } from '../ui/visibility';
import { Roles } from '../ui/Roles';
import { SiteLink } from '../ui/SiteLink';

const belowHero = () => import('../home/below-hero.chunk');
const Stories = lazyPart(() => belowHero().then((code) => code.Stories));
const Skills = lazyPart(() => belowHero().then((code) => code.Skills));
const late = [Stories, Skills];
const hasCode = () => late.every((part) => part.hasCode());

export const preloadRest = () => Promise.all(late.map((part) => part.fetchCode()));

async function fetchWhenReached() {
  const stories = document.querySelector('#stories');
  if (stories) await reached(stories, '0px');
  await preloadRest();
}

export function Component() {
  return (
    <>
      <FirstView />
      <LogoStrip
        title={strip.title}
        logos={strip.logos.map(({ name, file }) => ({ name, logo: fileFrom(logos, file) }))}
      />
      <Late selector="#stories">
        <Stories />
      </Late>
      <Late selector="#skills">
        <Skills />
      </Late>
    </>
  );
}

const Late = (props: { selector: string; children: ReactNode }) => (
  <LazySection {...props} fetchCode={fetchWhenReached} hasCode={hasCode} below />
);

/**
 * A separate component, because a state change in `Component` would rerender the lazy sections, and
 * React would drop the prerendered HTML of those that are still loading.
 */
function FirstView() {
  const view = useRef<HTMLDivElement>(null);
  const { Plant, Eyes } = usePointerCode(view) ?? {};
  return (
    <View ref={view}>
      {/* The eyes fit only the placeholder portrait. */}
      <Hero eyes={Eyes && hero.avatar.placeholderFor && <Eyes view={view} />} />
      <Ground>{Plant && <Plant view={view} />}</Ground>
      <Figures />
    </View>
  );
}

function Hero({ eyes }: { eyes: ReactNode }) {
  const [before, word, after, last] = hero.headline;
  return (
    <Top>
      <PlayableHeading before={before} word={word} after={after} last={last} />
      <Portrait>
        <Image
          file={fileFrom(pictures, hero.avatar.file)}
          alt={hero.avatar.alt}
          sizes={`${upToSmall} 100vw, 35vw`}
          eager
        />
        {eyes}
      </Portrait>
      <Words>
        <Lead>{hero.tagline}</Lead>
        <Roles>
          {owner.roles.map((role) => (
            <li key={role}>{role}</li>
          ))}
        </Roles>
        <ButtonRow className="screen-only">
          <Button {...opensTour}>
            {tour.take} <Icon name="arrowRight" />
          </Button>
          <QuietButton to="/work">See the work</QuietButton>
        </ButtonRow>
        <Links className="screen-only">
          <SiteLink to={resumeLink.to} newTab>
            {resumeLink.label} <Icon name="arrowUpRight" />
          </SiteLink>
          <SiteLink to="/contact">Contact</SiteLink>
        </Links>
        {hero.availability && <Availability>{hero.availability}</Availability>}
      </Words>
    </Top>
  );
}

const View = styled.div`
  --side: max(var(--gutter), 50% - var(--page-width) / 2);
  /* Clips a plant at the screen's right edge. Otherwise, the page would scroll sideways. */
  overflow-x: clip;

  /*
   * Hides the frame in the headline while a hovered or focused key number shows a frame around its
   * small cover, so that there is only one frame at a time.
   */
  &:has(#figures a:is(:hover, :focus-visible)) h1 [aria-hidden] {
    visibility: hidden;
  }
`;

/* Takes no height: its only child, the plant, is absolutely positioned, and grows up from here. */
const Ground = styled.div`
  position: relative;
`;

const Top = styled.header`
  --page: calc(100vw - var(--inspect-side, 0px));
  /*
   * --tall is the portrait's height, except on phones. Between 416px and 800px, it lets the portrait
   * and the key numbers below fill the screen. It is never more than --most, so that the portrait's
   * width, 0.8 times its height, is at most about a third of the page's width.
   */
  --most: calc(0.4306 * var(--page));
  --tall: clamp(min(416px, var(--most)), 100svh - 308px, min(var(--most), 800px));
  display: grid;
  grid-template: 'heading portrait' auto 'words portrait' 1fr / minmax(0, 1fr) auto;
  column-gap: 1rem;
  padding: clamp(1rem, 5.8svh, 3.25rem) 0 0 var(--side);
  /* On screens wider than 1920px, keeps the portrait near the text. */
  padding-right: max(0px, 50% - 960px);

  h1 {
    font-size: min(
      0.079 * var(--page) - 0.8rem,
      4rem + 0.025 * var(--page),
      7rem,
      max(3.5rem, 16svh - 43px)
    );
  }

  /* Tablets in portrait. */
  @media screen and ${upToLarge} and (aspect-ratio < 1) {
    grid-template: 'heading heading' auto 'words portrait' 1fr / minmax(0, 1fr) auto;

    > :first-child {
      grid-area: heading;
    }
    h1 {
      font-size: calc(0.1 * var(--page));
    }
  }
  @media screen and ${upToSmall} {
    grid-template: 'heading' 'portrait' 'words' / minmax(0, 1fr);
    padding: 0.75rem 0 0;

    > * {
      margin-inline: var(--gutter);
    }
    h1 {
      font-size: min(14vw, clamp(2rem, 10.26vw, 4.5rem));
      line-height: 1.075;
    }
  }
`;

const Portrait = styled.div`
  grid-area: portrait;
  position: relative;
  align-self: end;
  overflow: clip;
  width: calc(var(--tall) * 0.8);
  height: var(--tall);
  margin-top: 14px;

  span,
  img {
    height: 100%;
  }
  img {
    object-fit: cover;
    object-position: 50% 46%;
  }
  @media screen and ${upToSmall} {
    width: auto;
    height: clamp(160px, 60svh - 210px, 85.2vw);
    margin: 1.25rem 0 0;
  }
  @media print {
    width: 32mm;
    height: 40mm;
  }
`;

const Words = styled.div`
  grid-area: words;
  display: grid;
  align-content: space-evenly;
  justify-items: start;
  padding-bottom: 1.5rem;

  ${Lead} {
    margin-top: clamp(1.4rem, 3.2svh, 1.8rem);
  }
  ${ButtonRow} {
    margin-top: clamp(1rem, 2.6svh, 1.5rem);
  }
  @media screen and ${upToSmall} {
    padding-bottom: 2.1rem;

    ${Lead} {
      margin-top: 1.1rem;
      line-height: 1.4;
    }
  }
`;

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 1.6rem;
  margin-block: 0.75rem 0.25rem;

  > * {
    display: inline-flex;
    gap: 0.4em;
    align-items: center;
    padding-block: 0.6rem;
  }
`;

const Availability = styled.p`
  display: flex;
  gap: 0.6rem;
  align-items: baseline;
  color: var(--ink-2);
  font-size: var(--small);

  &::before {
    content: '';
    flex: none;
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: #2f8059;
    translate: 0 -0.05em;
  }
`;
