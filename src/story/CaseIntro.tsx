import type { CSSProperties } from 'react';
import styled, { css } from 'styled-components';
import type { Tile } from '../content/types';
import { upToLarge, upToSlim } from '../theme/breakpoints';
import { Container } from '../ui/Container';
import { Frame } from '../ui/Frame';
import { Term } from '../ui/Label';
import { Lead } from '../ui/Lead';
import { Unbroken } from '../ui/Unbroken';
import { factsOf } from './tile-facts';

interface Props {
  tile: Tile;
  kicker: React.ReactNode;
  title: React.ReactNode;
  cover: React.ReactNode;
}

/**
 * The layout of a case's header and of the end of the previous story. Because both are alike, the
 * transition from one to the other only moves the words up and enlarges the cover.
 */
export function CaseIntro({ tile, kicker, title, cover }: Props) {
  return (
    <Screen data-words data-cover={tile.coverForm} style={lengthOf(tile.name)}>
      <Words>
        <Kicker data-late="">{kicker}</Kicker>
        {title}
        <Lead>
          <Unbroken text={tile.lead} />
        </Lead>
      </Words>
      <Cover>
        {cover}
        {!tile.coverForm && <Frame />}
      </Cover>
      <Facts>
        {factsOf(tile).map(([term, fact]) => (
          <div key={term}>
            <Term as="dt">{term}</Term>
            <dd>{fact}</dd>
          </div>
        ))}
      </Facts>
    </Screen>
  );
}

const lengthOf = ({ length }: string) => ({ '--letters': length }) as CSSProperties;

/*
 * Sizes the title so that it fills its column, assuming that a letter is half as wide as the font
 * size. A title of more than `--in-line` letters gets two lines.
 */
export const caseTitle = css`
  display: block;
  margin: 1.1rem var(--into-gap, 0) 0 0;
  font: 700 2.4rem / 0.96 var(--display);
  letter-spacing: -0.025em;
  text-wrap: balance;

  @media screen {
    --lines: (1 + clamp(0, var(--letters) - var(--in-line), 1));
    font-size: clamp(
      2.3rem,
      (100cqw - var(--into-gap, 0px)) * (1.93 + 0.07 * var(--lines)) * var(--lines) /
        (var(--letters) + 0.5),
      var(--tallest)
    );
  }
`;

const Kicker = styled.div`
  display: flex;
  align-items: center;
  gap: 1rem;
  /* The logo's height. The end of the previous story has the same layout, but without a logo. */
  min-height: 40px;
`;

const Words = styled.div`
  grid-area: words;
  align-self: end;
  container-type: inline-size;
`;

const Cover = styled.div`
  --frame-gap: 0px;
  --accent: var(--foreground);
  --paper: var(--background);
  position: relative;
  grid-area: cover;
  align-self: center;
  scale: var(--cover-scale);

  img {
    background: var(--background);
  }
  @media screen and ${upToLarge} {
    display: contents;

    > :first-child {
      grid-area: cover;
      margin: var(--above, 0.9rem) calc(-1 * var(--gutter)) 0;
    }
    > [aria-hidden] {
      display: none;
    }
  }
`;

const Screen = styled(Container)`
  --label: currentColor;
  --wide: minmax(0, 1.6fr);
  --in-line: 16;
  --tallest: clamp(3.4rem, 10svh, 5rem);
  display: grid;
  grid-template: 'words cover' 1.35fr 'facts cover' 1fr / minmax(0, 1fr) var(--wide);
  gap: 0 clamp(2.5rem, 5vw, 4.5rem);
  align-content: center;
  min-height: min(100svh - 90px, 46rem);
  padding-block: clamp(1rem, 4vh, 3rem) clamp(3rem, 8vh, 6rem);
  color: var(--foreground);

  ${Lead} {
    margin-top: 1.4rem;
    color: inherit;
  }

  /*
   * The transition's popover contains a copy of this element, and the cover in a layer of its own.
   * So the copy hides its cover, but not the note below the cover.
   */
  [popover] & > ${Cover} {
    visibility: hidden;

    > p {
      visibility: visible;
    }
  }

  @media screen and (not ${upToLarge}) {
    --in-line: 10;
    --tallest: min(13svh, 7.5rem);
    &[data-cover*='bleed'] {
      --side: max(var(--gutter), 50% - var(--page-width) / 2);
      --wide: minmax(0, 1.5fr);
      --into-gap: -4rem;
      width: auto;
      padding: 0 0 0 var(--side);
    }
    &[data-cover^='wide'] {
      --wide: minmax(0, 2fr);
    }
    &[data-cover$='left'] {
      --bleeds: 0%;
      --into-gap: 0px;
      grid-template-areas: 'cover words' 'cover facts';
      grid-template-columns: var(--wide) minmax(0, 1fr);
      padding: 0 var(--side) 0 0;
    }
    &[data-cover*='bleed'] ${Lead} {
      max-width: 20em;
    }
    &[data-cover*='bleed'] > ${Cover} {
      display: contents;

      > :first-child {
        grid-area: cover;
        align-self: end;
        scale: var(--cover-scale);
        transform-origin: var(--bleeds, 100%) 100%;
      }
      > p {
        position: static;
        grid-area: facts;
        align-self: end;
        margin: 1.5rem 0;
      }
    }
  }
  @media screen and ${upToLarge} {
    grid-template: 'words' 'cover' 'facts' / minmax(0, 1fr);
    min-height: 0;
    padding-bottom: 2.25rem;
  }
  @media screen and ${upToLarge} and (orientation: portrait) {
    &[data-cover$='left'] {
      --above: -1.5rem;
      grid-template-areas: 'cover' 'words' 'facts';
      row-gap: 0.75rem;
    }
  }
  @media print {
    grid-template: 'words cover' auto 'facts cover' 1fr / minmax(0, 1fr) 70mm;
    min-height: 0;
    padding-block: 0;
    color: var(--ink);
    --label: var(--ink-2);
  }
`;

const Facts = styled.dl`
  grid-area: facts;
  display: flex;
  flex-wrap: wrap;
  align-content: start;
  gap: 1rem 2.2rem;
  margin-top: 2rem;

  dd {
    max-width: 12em;
    margin-top: 0.3rem;
    font-weight: 600;
    line-height: 1.35;
    text-wrap: balance;
  }
  @media screen and ${upToSlim} {
    flex-direction: column;
    gap: 0.3rem;

    > div {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
    }
    dt {
      flex: 0 0 6.5rem;
    }
    dd {
      max-width: none;
      margin: 0;
    }
  }
  @media print {
    gap: 2mm 6mm;
    margin-top: 4mm;
  }
`;
