import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StageStop, type Stop } from './motion/stage';

export { stops } from './motion/stage';

export const atRest = 'translate(0px, 0px) rotate(0deg) scale(1, 1)';

function draw(CaseStage: ComponentType<{ alt: string }>, stop: Stop) {
  const container = document.createElement('div');
  container.innerHTML = renderToStaticMarkup(
    <StageStop value={stop}>
      <CaseStage alt="What the stage shows" />
    </StageStop>,
  );
  const parts = new Map(
    [...container.querySelectorAll<SVGGElement>('[data-part]')].map((part) => [
      part.dataset['part'] ?? '',
      part,
    ]),
  );
  const part = (name: string) => {
    const found = parts.get(name);
    if (!found) throw new Error(`Missing part ${name} in the stage`);
    return found;
  };
  return { container, parts, part, style: (name: string) => part(name).style };
}

/** Draws each stop only once, because a drawing takes longer than most tests. */
export function drawerOf(CaseStage: ComponentType<{ alt: string }>) {
  const drawings = new Map<Stop, ReturnType<typeof draw>>();
  return (stop: Stop) => {
    const drawing = drawings.get(stop) ?? draw(CaseStage, stop);
    drawings.set(stop, drawing);
    document.body.replaceChildren(drawing.container);
    return drawing;
  };
}
