import styled from 'styled-components';
import type { CaseHeader as Header, Tile } from '../content/types';
import { Frame } from '../ui/Frame';
import { Label } from '../ui/Label';
import { Logo } from '../ui/Logo';
import { useLogo } from './case-files';
import { CaseIntro, caseTitle } from './CaseIntro';
import { StoryPicture } from './StoryPicture';

interface Props {
  header: Header;
  tile: Tile;
  /** The case's number and its reading time. */
  kicker: string;
}

export function CaseHeader({ header, tile, kicker }: Props) {
  const logo = useLogo(header.logo.file);
  return (
    <Ground data-header-ground>
      <CaseIntro
        tile={tile}
        kicker={
          <>
            <Logo drawing={logo} size={40} alt={header.logo.alt} />
            <Label>{kicker}</Label>
          </>
        }
        title={<Title tabIndex={-1}>{tile.name}</Title>}
        cover={
          <>
            <StoryPicture picture={tile.cover} first />
            <CoverFrame />
          </>
        }
      />
    </Ground>
  );
}

const Ground = styled.header`
  position: relative;
  z-index: 0;

  /* The ground extends behind the navigation, however tall that is. */
  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: -30rem 0 0;
    background: var(--ground);
  }
  img {
    background: var(--ground);
  }
  @media print {
    &::before {
      display: none;
    }
  }
`;

const Title = styled.h1`
  ${caseTitle}
`;

const CoverFrame = styled(Frame)`
  border-color: var(--foreground);

  > i {
    border-color: var(--foreground);
    background: var(--ground);
  }
`;
