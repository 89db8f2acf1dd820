import styled, { css } from 'styled-components';
import { storyTiles } from '../cases/tiles';
import { withScripts } from '../theme/with-scripts';
import { useHydrated } from '../ui/hydrated';
import { sharedElement } from '../ui/shared-element';
import { Cover } from './Cover';

interface Props {
  to: string;
}

/** The small cover beside a figure of a case. */
export function CoverCut({ to }: Props) {
  const here = useHydrated();
  const story = storyTiles.find(({ slug }) => `/${slug}` === to);
  if (!story) throw new Error(`src/content/home.ts: a figure links to ${to}, which is not a case`);
  const { background, foreground } = story.tile.colors;
  return (
    <Box
      data-cut={to}
      {...sharedElement('figure', to)}
      data-here={here || undefined}
      style={{ background, color: foreground }}
    >
      <Cover file={story.cover} sizes="160px" />
    </Box>
  );
}

/* Hides the picture until hydration: it is so near the screen that lazy loading would fetch it at once. */
const Box = styled.span`
  display: flex;
  aspect-ratio: 4 / 3;

  ${withScripts(css`
    &:not([data-here]) img {
      display: none;
    }
  `)}
`;
