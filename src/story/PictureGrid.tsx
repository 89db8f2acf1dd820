import styled from 'styled-components';
import type { Picture } from '../content/types';
import { sizeOf } from '../media/picture-file';
import { usePictureFile } from './case-files';
import { StoryPicture } from './StoryPicture';

/** Wide pictures take the whole row, narrower ones share it. */
const wideFrom = 900;

interface Props {
  pictures: readonly Picture[];
  columns?: 2 | 3;
}

export function PictureGrid({ pictures, columns }: Props) {
  return (
    <Grid $columns={columns ?? 2}>
      {pictures.map((picture, index) => (
        <GridPicture
          key={picture.file}
          picture={picture}
          ownWidth={columns === undefined}
          alone={index === pictures.length - 1 && pictures.length % 2 === 1}
        />
      ))}
    </Grid>
  );
}

interface GridPictureProps {
  picture: Picture;
  /** Whether the picture's own width decides how much room it takes. */
  ownWidth: boolean;
  alone: boolean;
}

/** A narrow picture without a neighbour takes the row for itself. */
function GridPicture({ picture, ownWidth, alone }: GridPictureProps) {
  const { width } = sizeOf(usePictureFile(picture.file));
  return (
    <Cell $wide={ownWidth && (alone || width >= wideFrom)}>
      <StoryPicture picture={picture} enlarge />
    </Cell>
  );
}

const Grid = styled.div<{ $columns: 2 | 3 }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  gap: clamp(1.5rem, 3vw, 2.5rem) clamp(1rem, 2vw, 1.75rem);

  @media screen and (max-width: 600px) {
    grid-template-columns: minmax(0, 1fr);
  }
  @media print {
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
