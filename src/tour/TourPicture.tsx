import styled from 'styled-components';
import type { CaseModule } from '../cases/find';
import { sourceOf, type ImageFile } from '../media/picture-file';
import { PlayedStage } from '../motion/PlayedStage';
import type { Stop } from '../motion/stage';
import { low, upToLarge } from '../theme/breakpoints';
import { CaseFilesProvider, coverSizes } from '../story/case-files';

interface Props {
  cover: ImageFile;
  study: CaseModule | undefined;
  /** Which of the story's cards is shown, from 0. */
  card: number;
  /** How far a finger has drawn it, in widths of the screen. */
  drawn: number;
}

/** The stage at the card's stop. Until it comes, and on the way into the case, the cover is in its place. */
export function TourPicture({ cover, study, card, drawn }: Props) {
  return (
    // The words say what matters, and links inside a drawing lead elsewhere.
    <Box inert>
      <img {...sourceOf(cover, coverSizes)} alt="" />
      {study?.Stage && (
        <CaseFilesProvider value={study}>
          <PlayedStage stop={stops[card] ?? 4} drawn={-2 * drawn}>
            <study.Stage alt="" />
          </PlayedStage>
        </CaseFilesProvider>
      )}
    </Box>
  );
}

/** The stop of the scene that tells the problem, what I did, and what came of it. */
const stops: readonly Stop[] = [0, 2, 4];

const Box = styled.div`
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
    height: auto;
  }
  /* Only for the way into the case. */
  img:not(:only-child) {
    opacity: 0;
  }
  svg {
    width: 100%;
    height: 100%;
    min-height: 0;
    overflow: visible;
  }
  @media ${upToLarge} and (not ${low}) {
    svg {
      clip-path: inset(0 -100vw);
    }
  }
`;
