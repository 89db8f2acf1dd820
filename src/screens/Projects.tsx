import styled from 'styled-components';
import { storyTiles } from '../cases/tiles';
import { projects } from '../content/projects';
import { upToSmall } from '../theme/breakpoints';
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
          <li key={slug}>
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
  padding-block: clamp(0.5rem, 3.6vw, 3.25rem) var(--chapter);
`;

/* Has the same columns as the list, so that the lead is above the descriptions. */
const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 760fr) minmax(0, 460fr);
  gap: 0.75rem 1.25rem;
  align-items: last baseline;
  margin-bottom: clamp(1.75rem, 3vw, 2.75rem);

  h1 {
    font-size: var(--h1);
  }
  @media ${upToSmall} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const List = styled.ul`
  border-top: var(--rule);

  li {
    border-bottom: var(--hairline);
  }
  a {
    display: grid;
    grid-template-columns: minmax(0, 760fr) minmax(0, 460fr);
    gap: 0.3rem 1.25rem;
    align-items: baseline;
    padding-block: 0.5rem 0.65rem;
    text-decoration: none;
  }
  a:hover strong {
    text-decoration: underline;
    text-decoration-thickness: 2px;
  }
  strong {
    font: 700 clamp(1.6rem, 3.06vw, 2.75rem) / 1.05 var(--display);
    letter-spacing: -0.035em;
    text-wrap: balance;
  }
  strong + span {
    color: var(--ink-2);
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
  @media ${upToSmall} {
    a {
      grid-template-columns: minmax(0, 1fr);
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
