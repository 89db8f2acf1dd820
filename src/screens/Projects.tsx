import type { CSSProperties } from 'react';
import styled from 'styled-components';
import { storyTiles } from '../cases/tiles';
import { projects } from '../content/projects';
import { upToLarge, upToSmall } from '../theme/breakpoints';
import { Container } from '../ui/Container';
import { Lead } from '../ui/Lead';
import { SiteLink } from '../ui/SiteLink';
import { Unbroken } from '../ui/Unbroken';

export function Component() {
  return (
    <Page>
      <Head>
        <h1 tabIndex={-1}>{projects.title}</h1>
        <Lead>
          {projects.line} <SiteLink to={projects.link.to}>{projects.link.label}</SiteLink>.
        </Lead>
      </Head>
      <List>
        {storyTiles.map(({ slug, tile }) => (
          <li
            key={slug}
            style={
              {
                '--background': tile.colors.background,
                '--foreground': tile.colors.foreground,
              } as CSSProperties
            }
          >
            <SiteLink to={`/${slug}`}>
              <strong>{tile.name}</strong>{' '}
              <span>
                <Unbroken text={tile.description} />
              </span>
            </SiteLink>
          </li>
        ))}
      </List>
    </Page>
  );
}

const Page = styled(Container)`
  --columns: minmax(0, 760fr) minmax(0, 460fr);
  padding-top: clamp(0.5rem, 3.6vw, 3.25rem);

  @media ${upToLarge} {
    --columns: minmax(0, 5fr) minmax(0, 4fr);
  }
  @media ${upToSmall} {
    --columns: minmax(0, 1fr);
  }
`;

/* Has the same columns as the list below it, so that the lead is above the list's descriptions. */
const Head = styled.header`
  display: grid;
  grid-template-columns: var(--columns);
  gap: 0.75rem 1.25rem;
  align-items: last baseline;
  margin-bottom: clamp(1.75rem, 3vw, 2.75rem);

  h1 {
    font-size: var(--h1);
  }
`;

/* Gives each row the colors of its case, from one edge of the screen to the other. */
const List = styled.ul`
  @media screen {
    li {
      --focus: var(--foreground);
      background: var(--background);
      border-image: linear-gradient(var(--background) 0 0) fill 0 / /0 100vw;
      color: var(--foreground);
    }
  }
  a {
    display: grid;
    grid-template-columns: var(--columns);
    gap: 0.3rem 1.25rem;
    align-items: baseline;
    padding-block: 0.85rem 0.95rem;
    text-decoration: none;
  }
  a:hover strong {
    text-decoration: underline;
    text-decoration-thickness: 2px;
  }
  strong {
    font: 700 clamp(1.6rem, 3.06vw, 2.75rem) / 1.05 var(--display);
    letter-spacing: var(--display-tracking);
    text-wrap: balance;
  }
  strong + span {
    line-height: 1.4;
    text-wrap: balance;
  }
  @media screen and (not ${upToSmall}) {
    display: grid;
    grid-auto-rows: 1fr;

    a {
      align-items: center;
      height: 100%;
    }
  }
  @media print {
    strong {
      font-size: 14pt;
    }
    a {
      padding-block: 1.5mm;
    }
  }
`;
