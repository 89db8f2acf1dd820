import { useContext } from 'react';
import styled from 'styled-components';
import { tallShare } from '../../motion/compositions';
import { StageParts } from '../../motion/stage';
import { whenMotionAllowed } from '../../motion/when-motion-allowed';
import { upright, upToLarge } from '../../theme/breakpoints';

/** Reads the parts that the drawing registers, so the drawing must render first. */
export function FirstState({ of: drawing }: { of: string }) {
  const variables = useContext(StageParts)?.variablesAt(0);
  return (
    <Copy viewBox="0 0 800 800" aria-hidden="true" style={variables}>
      <use href={`#${drawing}`} />
    </Copy>
  );
}

const Copy = styled.svg`
  width: calc(50cqw - var(--end));
  aspect-ratio: 16 / 10;
  margin: 1.5rem 0 3rem var(--end);
  outline: var(--stroke) solid var(--line);
  background: var(--background);
  print-color-adjust: exact;
  overflow: clip;

  @media screen and ${upToLarge} {
    order: -1;
    width: auto;
    margin: 1.5rem var(--gutter);
  }
  @media screen and ${upright} {
    aspect-ratio: ${tallShare};
  }
  ${whenMotionAllowed('display: none;')}
  @media print {
    width: 50mm;
    margin: 2mm 0 2mm 4mm;
  }
`;
