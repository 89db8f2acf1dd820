import type { CSSProperties } from 'react';
import styled from 'styled-components';
import type { Picture, TextSection } from '../../content/types';
import { sizeOf, type ImageFile } from '../../media/picture-file';
import { Rise } from '../../motion/Rise';
import { upToNarrow } from '../../theme/breakpoints';
import { usePictureFiles } from '../case-files';
import { StoryPicture } from '../StoryMedia';
import { BlockHead } from './BlockHead';

export function TextBlock({ title, description, pictures, columns, inMargin }: TextSection) {
  return (
    <section>
      <BlockHead title={title}>
        {description.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </BlockHead>
      {pictures && <PictureGrid pictures={pictures} columns={columns} />}
      {inMargin && <InMargin picture={inMargin} />}
    </section>
  );
}

/** Styled by chapters.css. `data-hides-rail` hides the rail beside the picture's whole chapter. */
const InMargin = ({ picture }: { picture: Picture }) => (
  <div data-in-margin data-hides-rail>
    <StoryPicture picture={picture} enlarge />
  </div>
);

const wideFrom = 900;
const isNarrow = ({ width, height }: ImageFile) => width < wideFrom || height > width;

const limitedHeight = { maxWidth: '36rem' };

interface GridProps {
  pictures: readonly Picture[];
  columns?: 2 | 3;
}

function PictureGrid({ pictures, columns }: GridProps) {
  const files = usePictureFiles(pictures.map(({ file }) => file)).map(sizeOf);
  const last = files.filter(isNarrow).length % 2 === 1 ? files.at(-1) : undefined;
  const isWide = (file?: ImageFile) =>
    !columns && file !== undefined && (!isNarrow(file) || file === last);
  const isHigh = (file?: ImageFile) => file && isWide(file) && file.height > file.width;
  return (
    <Grid as={Rise} each style={{ '--tracks': tracksOf(files, columns) } as CSSProperties}>
      {pictures.map((picture, index) => (
        <Cell
          key={`${picture.file} ${index}`}
          data-wide={isWide(files[index]) || undefined}
          style={isHigh(files[index]) ? limitedHeight : undefined}
        >
          <StoryPicture picture={picture} enlarge resolve />
        </Cell>
      ))}
    </Grid>
  );
}

/** Gives the pictures equal heights if there is one for each column. */
const tracksOf = (files: readonly ImageFile[], columns = 2): string =>
  files.length === columns
    ? files.map(({ width, height }) => `minmax(0, ${(width / height).toFixed(3)}fr)`).join(' ')
    : `repeat(${columns}, minmax(0, 1fr))`;

const Grid = styled.div`
  display: grid;
  grid-template-columns: var(--tracks);
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
