import styled from 'styled-components';
import type { CaseHeader as Header, Tile } from '../content/types';
import { Picture } from '../media/Picture';
import { upToLarge } from '../theme/breakpoints';
import { Label, Term } from '../ui/Label';
import { sharedElement } from '../ui/shared-element';
import { Logo } from '../ui/Logo';
import { coverSizes, useCover, useLogo } from './case-files';
import { CaseIntro, caseTitle } from './CaseIntro';

interface Props {
  path: string;
  /** True for a hidden header that the transition measures and clones before the page mounts. */
  isPreview?: boolean;
  header: Header;
  tile: Tile;
  note?: string;
  kicker: string;
}

export function CaseHeader({ path, isPreview, header, tile, note, kicker }: Props) {
  const logo = useLogo(header.logo.file);
  const cover = useCover();
  return (
    <Background {...sharedElement(isPreview ? 'preview' : 'header', path)}>
      <CaseIntro
        tile={tile}
        kicker={
          <>
            <Logo logo={logo} size={40} alt={header.logo.alt} />
            <Label>{kicker}</Label>
          </>
        }
        title={<Title tabIndex={-1}>{tile.name}</Title>}
        cover={
          <>
            {cover && <Picture file={cover} alt={tile.cover.alt} sizes={coverSizes} eager />}
            {note && <Note data-late="">{note}</Note>}
          </>
        }
      />
    </Background>
  );
}

const Background = styled.header`
  position: relative;
  z-index: 0;

  /* Extends the background up behind the navigation, whatever the navigation's height. */
  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: -30rem 0 0;
    background: var(--background);
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

/*
 * The note must not move the rest of the header. If it did, the transition from the previous
 * story's end, which has the same layout without a note, would jump.
 */
const Note = styled(Term)`
  font-size: clamp(0.8125rem, 0.7rem + 0.25vw, 0.9375rem);
  text-wrap: balance;

  @media screen {
    position: absolute;
    top: calc(100% + 1.1rem);
  }
  @media screen and ${upToLarge} {
    position: static;
    grid-row: 4;
    margin-top: 1.8rem;
  }
  @media print {
    margin-top: 2mm;
  }
`;
