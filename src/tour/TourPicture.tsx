import styled from 'styled-components';
import type { CaseModule } from '../cases/find';
import { sourceOf, type ImageFile } from '../media/picture-file';
import { squareComposition } from '../motion/compositions';
import { PlayedStage } from '../motion/PlayedStage';
import type { Stop } from '../motion/stage';
import { low, upToLarge } from '../theme/breakpoints';
import { CaseFilesProvider, coverSizes } from '../story/case-files';

interface Props {
  cover: ImageFile;
  study: CaseModule | undefined;
  /** The index of the card in its story. */
  card: number;
  dragged: number;
}

export function TourPicture({ cover, study, card, dragged }: Props) {
  return (
    // Inert, because the card's text says the same, and links in a drawing would leave the tour.
    <Box inert>
      <img {...sourceOf(cover, coverSizes)} alt="" />
      {study?.Stage && (
        <CaseFilesProvider value={study}>
          <PlayedStage stop={stops[card] ?? 4} dragged={-2 * dragged}>
            <study.Stage alt="" />
          </PlayedStage>
        </CaseFilesProvider>
      )}
    </Box>
  );
}

/** The stops of a story's scene for its three cards: problem, contribution, and outcome. */
const stops: readonly Stop[] = [0, 2, 4];

const Box = styled.div`
  ${squareComposition}
  position: relative;
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  place-items: center;
  height: 100%;
  min-height: 0;
  pointer-events: none;

  img,
  svg {
    grid-area: 1 / 1;
  }
  img {
    width: min(100%, 90vh);
  }
  /* Not display: none, because the transition to the case's page measures the cover. */
  img:not(:only-child) {
    opacity: 0;
  }
  /*
   * Skips an <svg> inside another one. It must keep clipping its own overflow, which in Chromium,
   * this clip-path would replace.
   */
  svg:not(svg svg) {
    height: 100%;
    min-height: 0;
    overflow: visible;

    @media ${upToLarge} and (not ${low}) {
      clip-path: inset(0 -100vw);
    }
  }
`;
