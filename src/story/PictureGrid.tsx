import { useContext } from 'react';
import styled from 'styled-components';
import type { Picture } from '../content/types';
import { sizeOf, type PictureFile } from '../media/picture-file';
import { Pictures } from './pictures';
import { StoryPicture } from './StoryPicture';

/** Wide pictures take the whole row, narrower ones share it. */
const wideFrom = 1000;

const widthOf = (file: PictureFile | undefined) => (file ? sizeOf(file).width : 0);

export function PictureGrid({ pictures }: { pictures: readonly Picture[] }) {
  const files = useContext(Pictures);
  return (
    <Grid>
      {pictures.map((picture) => (
        <Cell
          key={picture.file}
          $wide={pictures.length === 1 || widthOf(files[picture.file]) >= wideFrom}
        >
          <StoryPicture picture={picture} enlarge />
        </Cell>
      ))}
    </Grid>
  );
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: clamp(1.5rem, 3vw, 2.5rem) clamp(1rem, 2vw, 1.75rem);

  @media screen and (max-width: 600px) {
    grid-template-columns: minmax(0, 1fr);
  }
  @media print {
    grid-template-columns: 1fr 1fr;
    gap: 4mm;
    img {
      max-height: 50mm;
      width: auto;
    }
  }
`;

const Cell = styled.div<{ $wide: boolean }>`
  min-width: 0;
  grid-column: ${({ $wide }) => ($wide ? '1 / -1' : 'auto')};

  @media print {
    grid-column: auto;
  }
`;
