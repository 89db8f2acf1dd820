import type { CSSProperties } from 'react';
import styled from 'styled-components';
import type { Picture } from '../content/types';
import { sizeOf } from '../media/picture-file';
import { Rise } from '../motion/Rise';
import { upToNarrow } from '../theme/breakpoints';
import { usePictureFiles } from './case-files';
import { StoryPicture } from './StoryPicture';

/** Wide pictures take a whole row, narrower ones share it. */
const wideFrom = 900;

interface Props {
  pictures: readonly Picture[];
  columns?: 2 | 3;
}

export function PictureGrid({ pictures, columns }: Props) {
  const widths = usePictureFiles(pictures.map(({ file }) => file)).map(
    (file) => sizeOf(file).width,
  );
  const narrow = widths.filter((width) => width < wideFrom).length;
  // A narrow picture without a neighbor takes the whole row.
  const alone = narrow % 2 === 1 ? pictures.length - 1 : undefined;
  const isWide = (index: number) =>
    !columns && ((widths[index] ?? 0) >= wideFrom || index === alone);
  return (
    <Grid as={Rise} each style={{ '--columns': columns ?? 2 } as CSSProperties}>
      {pictures.map((picture, index) => (
        <Cell key={picture.file} data-wide={isWide(index) || undefined}>
          <StoryPicture picture={picture} enlarge resolve />
        </Cell>
      ))}
    </Grid>
  );
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
  gap: clamp(1.5rem, 3vw, 2.5rem) var(--picture-gap);

  @media screen and ${upToNarrow} {
    grid-template-columns: minmax(0, 1fr);
  }
  @media print {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 3mm;
    img {
      max-height: 40mm;
      width: auto;
    }
  }
`;

const Cell = styled.div`
  min-width: 0;

  @media screen {
    &[data-wide] {
      grid-column: 1 / -1;
    }
  }
`;
