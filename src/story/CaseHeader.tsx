import styled from 'styled-components';
import type { CaseHeader as Header, Tile } from '../content/types';
import { Rise } from '../motion/Rise';
import { upToLarge, upToSmall } from '../theme/breakpoints';
import { Container } from '../ui/Container';
import { Frame } from '../ui/Frame';
import { Label } from '../ui/Label';
import { whereTextIsLarge } from '../ui/large-text';
import { Lead } from '../ui/Lead';
import { Logo } from '../ui/Logo';
import { useLogo } from './case-files';
import { StoryPicture } from './StoryPicture';

interface Props {
  header: Header;
  tile: Tile;
  /** The case's number and its reading time. */
  kicker: string;
}

export function CaseHeader({ header, tile, kicker }: Props) {
  const logo = useLogo(header.logo.file);
  const facts = [
    ['Employer', header.employer],
    ['Job title', header.jobTitle],
    ['Team', teamOf(header.teamSize)],
    ['Deliverables', header.deliverables.join(', ')],
    ['Tools', header.tools.join(', ')],
  ] as const;
  return (
    <Header>
      <Ground data-header-ground>
        <Container>
          <Kicker>
            <Logo drawing={logo} size={48} alt={header.logo.alt} />
            <Label>{kicker}</Label>
          </Kicker>
          <h1 tabIndex={-1}>{tile.name}</h1>
          <Lead>{header.description}</Lead>
        </Container>
      </Ground>
      <Container>
        <Shot>
          <StoryPicture picture={tile.cover} first />
          <Frame />
        </Shot>
        <Facts as={Rise} tag="dl" each>
          {facts.map(([term, fact]) => (
            <div key={term}>
              <Label as="dt">{term}</Label>
              <dd>{fact}</dd>
            </div>
          ))}
        </Facts>
      </Container>
    </Header>
  );
}

const teamOf = (size: string) => (size === '1' ? 'On my own' : `${size} people`);

const Header = styled.header`
  /* How much of the picture overlaps the case's ground. */
  --overlap: clamp(6rem, 13vw, 12rem);
`;

const Ground = styled.div`
  --label: var(--foreground);
  position: relative;
  z-index: 0;
  padding: clamp(1rem, 4vh, 3rem) 0 calc(var(--overlap) + clamp(2rem, 3vw, 3rem));
  color: var(--foreground);

  /* The ground extends behind the navigation, however tall that is. */
  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: -30rem 0 0;
    background: var(--ground);
  }
  h1 {
    margin-top: 1.2rem;
    max-width: 8.5em;
    font-size: var(--h1);
  }
  ${Lead} {
    max-width: 29.3em;
    margin-top: 1.4rem;
    color: inherit;
  }

  @media print {
    padding: 0;
    color: var(--ink);
    --label: var(--ink-2);
    &::before {
      display: none;
    }
  }
`;

const Kicker = styled.div`
  display: flex;
  align-items: center;
  gap: 1rem;
`;

const Shot = styled.div`
  position: relative;
  z-index: 0;
  margin-top: calc(-1 * var(--overlap));

  img {
    aspect-ratio: 16 / 8.4;
    object-fit: cover;
    background: var(--ground);
  }
  /* The frame lies half on the ground and half on the paper, and must be visible on both. */
  > span {
    border-image: linear-gradient(
        var(--foreground) calc(var(--overlap) + var(--frame-gap)),
        var(--accent) 0
      )
      1;
  }
  > span > i:nth-of-type(-n + 2) {
    border-color: var(--foreground);
    background: var(--ground);
  }

  @media screen and ${upToSmall} {
    img {
      aspect-ratio: 16 / 10;
    }
  }
  @media print {
    margin-top: 4mm;
    img {
      width: 80mm;
    }
  }
`;

const Facts = styled.dl`
  container-type: inline-size;
  display: grid;
  grid-template-columns: repeat(5, 1fr);
  margin-top: 3.2rem;
  border-top: var(--rule);

  > div {
    padding: 1rem 1.2rem 1.2rem 0;
  }
  > div + div {
    padding-left: 1.2rem;
    border-left: var(--hairline);
  }
  dd {
    margin-top: 0.3rem;
    font-weight: 600;
    line-height: 1.45;
    text-wrap: balance;
  }

  @media screen and ${upToLarge} and (not ${upToSmall}) {
    grid-template-columns: repeat(6, 1fr);
    > div {
      grid-column: span 2;
    }
    > :nth-child(n + 4) {
      grid-column: span 3;
      border-top: var(--hairline);
    }
    > :nth-child(4) {
      padding-left: 0;
      border-left: 0;
    }
  }
  @media screen and ${upToSmall} {
    grid-template-columns: 1fr 1fr;
    > :nth-child(odd) {
      padding-left: 0;
      border-left: 0;
    }
    > :nth-child(n + 3) {
      border-top: var(--hairline);
    }
    > :last-child {
      grid-column: 1 / -1;
    }
  }
  ${whereTextIsLarge} {
    > div + div {
      grid-column: 1 / -1;
      padding-left: 0;
      border-left: 0;
      border-top: var(--hairline);
    }
  }
  @media print {
    margin-top: 4mm;
    > div {
      padding-block: 1.5mm;
    }
  }
`;
