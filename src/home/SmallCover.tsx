import styled from 'styled-components';
import { cases } from '../cases';
import type { SmallCover as SmallCoverFile } from '../media/picture-file';
import { sharedElement } from '../ui/shared-element';

const covers = import.meta.glob<SmallCoverFile>('../cases/*/tile.ts', {
  query: '?small',
  eager: true,
  import: 'default',
});

interface Props {
  path: string;
  /** True after hover or focus, because the transition to the case needs the full-size cover. */
  isFullSize: boolean;
}

export function SmallCover({ path, isFullSize }: Props) {
  const cover = covers[`../cases${path}/tile.ts`];
  if (!cover || !cases.some(({ slug }) => `/${slug}` === path)) return null;
  const { src, fullSize, width, height, background, foreground: color } = cover;
  return (
    <Box {...sharedElement('figure', path)} style={{ background, color }}>
      <img
        src={isFullSize ? fullSize : src}
        width={width}
        height={height}
        alt=""
        fetchPriority="low"
      />
    </Box>
  );
}

const Box = styled.span`
  position: relative;
  display: block;
  width: 100%;
  aspect-ratio: 4 / 3;
  /* Makes the cover at least as tall as the key number's text beside it. */
  min-height: 100%;

  img {
    position: absolute;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;
