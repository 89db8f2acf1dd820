import type { CSSProperties } from 'react';
import styled, { css } from 'styled-components';
import type { StoryTile } from '../cases/tiles';
import { Picture } from '../media/Picture';
import { upToSmall } from '../theme/breakpoints';
import { Frame } from '../ui/Frame';
import { Label, tagList } from '../ui/Label';
import { opensFrom, sharedElement } from '../ui/shared-element';
import { SiteLink } from '../ui/SiteLink';
import { Unbroken } from '../ui/Unbroken';
import { TileBrief } from './TileBrief';

interface Props extends StoryTile {
  eager?: boolean;
  /** Shows the case's background color across the whole width of the screen. */
  band?: boolean;
}

export function ProjectTile({ slug, tile, cover, eager, band }: Props) {
  const to = `/${slug}`;
  const { background, foreground } = tile.colors;
  return (
    <Tile
      data-band={band}
      style={{ '--background': background, '--foreground': foreground } as CSSProperties}
    >
      <Words>
        <div>
          <h2>
            <SiteLink to={to} {...opensFrom(to, 'tile')}>
              {tile.name}
            </SiteLink>
          </h2>
          <p>
            <Unbroken text={tile.description} />
          </p>
          <Tags>
            {tile.tags.map((tag) => (
              <Label as="li" key={tag}>
                {tag}
              </Label>
            ))}
          </Tags>
        </div>
        <TileBrief slug={slug} />
      </Words>
      <Art {...sharedElement('tile', to)}>
        <Picture
          file={cover}
          alt={tile.cover.alt}
          eager={eager}
          sizes={`${upToSmall} 100vw, 55vw`}
        />
        <Frame />
      </Art>
    </Tile>
  );
}

const Art = styled.div`
  position: relative;
  background: var(--background);
  color: var(--foreground);

  img {
    aspect-ratio: 4 / 3;
    object-fit: cover;
    background: none;
  }
  > span {
    display: none;
  }
`;

const Words = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;

  h2 {
    margin-top: 1.25rem;
    font-size: clamp(1.75rem, 1.55rem + 0.6vw, 2rem);
    letter-spacing: -0.03em;
    line-height: 1.08;
  }
  h2 a {
    text-decoration: none;
  }
  /*
   * Makes the whole article clickable. The z-index puts this link above the picture, which comes
   * later in the HTML.
   */
  h2 a::after {
    content: '';
    position: absolute;
    z-index: 1;
    inset: 0;
  }
  p {
    margin-top: 0.4rem;
    color: var(--ink-2);
    line-height: 1.45;
    text-wrap: balance;
  }
`;

const Tags = styled.ul`
  ${tagList}
  margin-top: 0.5rem;
`;

const inCaseColors = css`
  --ink-2: var(--foreground);
  --label: var(--foreground);
  --focus: var(--foreground);
  --accent: var(--foreground);
  --paper: var(--background);
  --hairline: 1px solid color-mix(in srgb, var(--foreground) 25%, transparent);
  background: var(--background);
  color: var(--foreground);
`;

const Tile = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;
  break-inside: avoid;

  > ${Art} {
    order: -1;
  }

  @media screen and (not ${upToSmall}) {
    &:hover ${Art} > span {
      display: block;
    }
    @supports selector(:has(a)) {
      h2 a:focus-visible {
        outline: none;
      }
      &:has(a:focus-visible) ${Art} > span {
        display: block;
      }
    }
  }
  @media print {
    &[data-band] {
      flex-direction: row;

      > ${Words} {
        padding: 0 2rem 0 0;
      }
      > ${Art} {
        order: 1;
        flex: 0 0 34%;
        align-self: center;
      }
      h2 {
        margin-top: 0;
      }
    }
  }
  @media screen {
    &[data-band] {
      ${inCaseColors}
      /* Extends the background to both edges of the screen. */
      border-image: linear-gradient(var(--background) 0 0) fill 0 / /0 100vw;
    }
  }
  @media screen and (not ${upToSmall}) {
    &[data-band] {
      --around: clamp(2rem, 4.5vw, 4rem);
      display: grid;
      grid-template-columns: minmax(0, 460fr) minmax(0, 760fr);
      gap: clamp(1.25rem, 4vw, 3.5rem);
      align-items: center;
      padding-top: var(--around);

      > ${Art} {
        order: 1;
        align-self: end;
      }
      > ${Words} {
        padding-bottom: var(--around);
      }
      h2 {
        margin-top: 0;
        font-size: clamp(2rem, 1rem + 2.2vw, 2.75rem);
      }
    }
  }
  @media screen and ${upToSmall} {
    &,
    &[data-band] {
      ${inCaseColors}
      margin-inline: calc(-1 * var(--gutter));

      > ${Words} {
        padding: 0 var(--gutter) 2rem;
      }
      h2 {
        font-size: 2.125rem;
      }
    }
  }
`;
