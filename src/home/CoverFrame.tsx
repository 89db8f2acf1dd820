import styled, { css } from 'styled-components';
import { sourceOf, type ImageFile } from '../media/picture-file';
import type { StoryTile } from '../story/case-files';
import { fall, wipe } from '../motion/keyframes';
import { whenMotionAllowed } from '../motion/when-motion-allowed';
import { Frame } from '../ui/Frame';
import { sharedElement } from '../ui/shared-element';

interface Props {
  stories: readonly StoryTile[];
  shown: number;
  wipes: boolean;
  near: boolean;
  onPress: () => void;
  className?: string;
}

export function CoverFrame({ stories, shown, wipes, near, onPress, className }: Props) {
  return (
    <Place className={className} aria-hidden="true" onClick={onPress}>
      {stories.map(
        ({ slug, tile, cover }, index) =>
          (near || index === shown) && (
            <Background
              key={slug}
              {...sharedElement('frame', `/${slug}`)}
              data-shown={index === shown || undefined}
              style={{ background: tile.colors.background, color: tile.colors.foreground }}
            >
              {near && <Cover file={cover} sizes="45vw" />}
              {near && index === shown && wipes && (
                <Gray>
                  <Cover file={cover} sizes="45vw" />
                </Gray>
              )}
            </Background>
          ),
      )}
      <Frame />
    </Place>
  );
}

interface CoverProps {
  file: ImageFile;
  sizes: string;
  className?: string;
}

export const Cover = ({ file, sizes, className }: CoverProps) => (
  <img className={className} {...sourceOf(file, sizes)} alt="" loading="lazy" decoding="async" />
);

const resolving = '0.45s cubic-bezier(0.4, 0, 0.2, 1) both';

const Place = styled.div`
  display: grid;
  cursor: pointer;
`;

const Background = styled.div`
  position: relative;
  grid-area: 1 / 1;
  aspect-ratio: 4 / 3;
  overflow: clip;

  &:not([data-shown]) {
    visibility: hidden;
  }
  img {
    width: 100%;
  }
`;

const Gray = styled.span`
  position: absolute;
  inset: 0;
  display: none;

  img {
    filter: grayscale(1);
  }
  ${whenMotionAllowed(css`
    display: block;

    img {
      animation: ${wipe} ${resolving};
    }
    &::after {
      content: '';
      position: absolute;
      inset: 0;
      border-top: 2px solid currentColor;
      animation: ${fall} ${resolving};
    }
  `)}
`;
