import type { CSSProperties } from 'react';
import styled from 'styled-components';
import { Rise } from '../motion/Rise';
import { upToSmall } from '../theme/breakpoints';
import { Picture } from './Picture';
import { sizeOf, type ImageFile } from './picture-file';

interface Props {
  pictures: readonly { file: ImageFile; alt: string; caption?: string; placeholderFor?: string }[];
}

export const PictureRows = ({ pictures }: Props) => (
  <Rows as={Rise} each>
    {pictures.map(({ file, ...picture }) => {
      const { src, width, height } = sizeOf(file);
      return (
        <div key={src} style={{ '--ratio': width / height } as CSSProperties}>
          <Picture {...picture} file={file} sizes={`${upToSmall} 100vw, 60vw`} enlarge />
        </div>
      );
    })}
  </Rows>
);

/* Makes the pictures of each row equally high. On wide screens, rows of three and four alternate. */
const Rows = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: clamp(1rem, 2.2vw, 2rem);

  > * {
    --share: 28%;
    flex: calc(var(--ratio) * 9) 1 calc(var(--ratio) * var(--share));
    min-width: 0;
  }
  > :nth-child(7n + 4),
  > :nth-child(7n + 5),
  > :nth-child(7n + 6),
  > :nth-child(7n) {
    --share: 22%;
  }
  @media screen and ${upToSmall} {
    > :nth-child(n) {
      --share: 50%;
    }
  }
  @media print {
    > :nth-child(n) {
      flex: none;
      width: 45mm;
    }
  }
`;
