import type { ReactNode } from 'react';
import styled from 'styled-components';
import { hero, strip } from '../content/home';
import { logos, pictures } from '../content/home.ts?pictures';
import { owner } from '../content/owner';
import { tour } from '../content/tour';
import { Figures } from '../home/Figures';
import { reached } from '../ui/reached';
import { Picture } from '../media/Picture';
import { fileFrom } from '../media/picture-file';
import { LazySection } from '../shell/LazySection';
import { upToSmall, upToTiny } from '../theme/breakpoints';
import { opensTour } from '../tour/tour-link';
import { Button, QuietButton } from '../ui/Button';
import { Container } from '../ui/Container';
import { Icon } from '../ui/Icon';
import { Label } from '../ui/Label';
import { lazyPart } from '../ui/lazy-part';
import { Lead } from '../ui/Lead';
import { LogoStrip } from '../ui/LogoStrip';
import { PlayableHeading } from '../ui/PlayableHeading';
import { SiteLink } from '../ui/SiteLink';

const belowHero = () => import('../home/below-hero.chunk');
const CoverCut = lazyPart(() => belowHero().then((code) => code.CoverCut));
const Skills = lazyPart(() => belowHero().then((code) => code.Skills));
const Stories = lazyPart(() => belowHero().then((code) => code.Stories));
const late = [CoverCut, Skills, Stories];
const hasCode = () => late.every((part) => part.hasCode());

/** Loads code that hydration does not wait for, because the first view does not need it. */
export const preloadRest = () => Promise.all(late.map((part) => part.fetchCode()));

async function fetchWhenReached() {
  const figures = document.querySelector('#figures');
  // Waits until 100 px of the figures are visible: a sliver at the first screen's end does not count.
  if (figures) await reached(figures, '-100px');
  await preloadRest();
}

export function Component() {
  return (
    <>
      <FirstView>
        <Hero />
        <Figures Cut={LateCut} />
      </FirstView>
      <LogoStrip
        title={strip.title}
        logos={strip.logos.map(({ name, file }) => ({ name, logo: fileFrom(logos, file) }))}
      />
      <Late of="#skills" below>
        <Skills />
      </Late>
      <Late of="#stories" below>
        <Stories />
      </Late>
    </>
  );
}

const LateCut = ({ to }: { to: string }) => (
  <Late of={`[data-cut="${to}"]`}>
    <CoverCut to={to} />
  </Late>
);

const Late = (props: { of: string; below?: boolean; children: ReactNode }) => (
  <LazySection {...props} fetchCode={fetchWhenReached} hasCode={hasCode} />
);

function Hero() {
  const [before, word, after] = hero.headline;
  return (
    <Top>
      <Meta>
        <Label as="span">{owner.city}</Label>
        <Label as="span" className="screen-only" aria-hidden="true">
          {hero.hint} <Icon name="arrowDown" />
        </Label>
      </Meta>
      <Words>
        <PlayableHeading before={before} word={word} after={after}>
          <Lead>{hero.tagline}</Lead>
        </PlayableHeading>
        <Roles>
          {owner.roles.map((role) => (
            <li key={role}>{role}</li>
          ))}
        </Roles>
        <Links className="screen-only">
          <Button to="/work">
            See the work <Icon name="arrowRight" />
          </Button>
          <QuietButton {...opensTour}>{tour.take}</QuietButton>
          <SiteLink to={owner.resume} newTab>
            Resume (PDF) <Icon name="arrowUpRight" />
          </SiteLink>
          <SiteLink to="/contact">Contact</SiteLink>
        </Links>
      </Words>
      <Avatar
        file={fileFrom(pictures, hero.avatar.file)}
        alt={hero.avatar.alt}
        sizes={`${upToSmall} 62vw, 26vw`}
        first
      />
    </Top>
  );
}

/* Hides the frame around the word while it is around a figure. */
const FirstView = styled(Container)`
  &:has(#figures a:is(:hover, :focus-visible)) h1 [aria-hidden] {
    visibility: hidden;
  }
`;

const Top = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr) clamp(220px, 26vw, 350px);
  column-gap: 2rem;
  padding-top: clamp(0.5rem, 2vh, 1.5rem);

  h1 {
    max-width: 7.8em;
    font-size: min(14vw, clamp(2.75rem, 1.2rem + 5.6vw, 6.3rem));
    line-height: 1.02;
  }

  @media screen and ${upToSmall} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Meta = styled.p`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: 0.3rem 1.5rem;
  justify-content: space-between;
  max-width: none;
  margin-bottom: 1.6rem;

  svg {
    display: inline;
    vertical-align: -0.15em;
  }
  @media screen and ${upToSmall} {
    margin-bottom: 1.2rem;
    > :last-child {
      display: none;
    }
  }
`;

const Words = styled.div`
  ${Lead} {
    margin-top: 1.8rem;
  }
  @media screen and ${upToSmall} {
    ${Lead} {
      margin-top: 1.1rem;
      font-size: 1.0625rem;
    }
  }
`;

const Roles = styled.ul`
  --between: 1rem;
  display: flex;
  flex-wrap: wrap;
  gap: 0.2rem var(--between);
  margin-top: 1rem;
  font-weight: 600;

  li:not(:last-child)::after {
    content: '|' / '';
    margin-left: var(--between);
    color: var(--accent);
    font-weight: 400;
  }
  /* Two on a line on phones of 360 px, in the fallback font too. */
  @media screen and ${upToTiny} {
    --between: 0.7rem;
  }
`;

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.8rem 1.2rem;
  align-items: center;
  margin-top: 1.5rem;

  > :nth-child(n + 3) {
    padding-block: 0.5rem;
  }
  svg {
    display: inline;
    vertical-align: -0.15em;
  }
`;

const Avatar = styled(Picture)`
  align-self: start;

  @media screen and ${upToSmall} {
    width: 62%;
    margin: 2.4rem 0 0 auto;
  }
  @media print {
    width: 40mm;
  }
`;
