import { useRef, type MouseEvent } from 'react';
import { useNavigate, type NavigateFunction } from 'react-router-dom';
import styled, { css } from 'styled-components';
import type { Scene } from '../../content/types';
import { Picture } from '../../media/Picture';
import { tallShare } from '../../motion/compositions';
import { MovingStage, movesWithScene } from '../../motion/MovingStage';
import { StageId } from '../../motion/stage';
import { whenMotionAllowed } from '../../motion/when-motion-allowed';
import { upright, upToLarge } from '../../theme/breakpoints';
import { useScene, useStillPicture, type CaseFiles } from '../case-files';
import { FullBleed } from '../FullBleed';
import { PointList } from '../PointList';
import { Captions } from '../scene/Captions';
import { FirstState } from '../scene/FirstState';
import { StopButtons } from '../scene/StopButtons';

export function SceneBlock(scene: Scene) {
  const { Stage, Layout } = useScene();
  return Stage && Layout ? (
    <MovingScene {...scene} Stage={Stage} Layout={Layout} />
  ) : (
    <StillScene {...scene} />
  );
}

type Moving = Scene & Required<Pick<CaseFiles, 'Stage' | 'Layout'>>;

function MovingScene({ id, steps, alt, Stage, Layout }: Moving) {
  const track = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const drawingId = `${id}-drawing`;
  return (
    <Track ref={track}>
      <MovingStage track={track}>
        <Layout>
          <Drawing onClick={(event) => followFragment(event, navigate)}>
            <StageId value={drawingId}>
              <Stage alt={alt} />
            </StageId>
          </Drawing>
          <FirstState of={drawingId} />
          <Captions steps={steps} />
          <StopButtons steps={steps} track={track} />
        </Layout>
      </MovingStage>
    </Track>
  );
}

function StillScene({ steps, alt }: Scene) {
  const still = useStillPicture();
  return (
    <Row>
      {still && <Picture file={still} alt={alt} enlarge />}
      <PointList points={steps.map((step) => ({ title: step.title, items: [step.text] }))} />
    </Row>
  );
}

/** Passes clicks on a drawing's links, which are plain SVG anchors, to the router. */
function followFragment(event: MouseEvent, navigate: NavigateFunction) {
  const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
  const fragment = link?.getAttribute('href');
  if (!fragment || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  void navigate(fragment);
}

const Track = styled(FullBleed)`
  ${whenMotionAllowed(css`
    height: 300svh;

    @media ${upToLarge} {
      height: 280svh;
    }
  `)}
`;

const Drawing = styled.div`
  overflow: clip;
  min-height: 0;
  break-inside: avoid;

  /* The drawing is below the first screen, so it is laid out after the first paint. */
  :root[data-moving][data-unpainted] & {
    content-visibility: hidden;
  }
  svg {
    width: 100%;
    height: 100%;
    overflow: visible;
  }
  /* With motion, the grid in scene/Pinned.ts sets the height instead. */
  height: min(100svh, 62.5cqw);

  @media screen and ${upToLarge} {
    height: 100cqw;
  }
  @media screen and ${upright} {
    display: grid;
    grid-template-rows: 100%;
    align-items: center;
    height: calc(100cqw / ${tallShare});

    svg {
      height: min(100% * ${tallShare}, 100cqw);
    }
  }
  ${whenMotionAllowed(css`
    height: auto;

    @media (not ${upToLarge}) {
      display: grid;
      grid-template-rows: 100%;
      align-items: center;

      svg {
        height: min(100%, 62.5cqw);
      }
    }
    [data-part] {
      ${movesWithScene}
    }
  `)}
  @media print {
    height: 118mm;
    background: var(--background);
    print-color-adjust: exact;
  }
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  gap: 1.8rem clamp(1.5rem, 4vw, 3rem);
  align-items: center;
`;
