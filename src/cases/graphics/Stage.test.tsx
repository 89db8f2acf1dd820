import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { figures } from '../../content/figures';
import { StageStop, type Stop } from '../../motion/stage';
import { CaseStage } from './Stage';
import { sheets, statesOf, top, type SheetName } from './stage-wall';

const stops: readonly Stop[] = [0, 1, 2, 3, 4];
const atRest = 'translate(0px, 0px) rotate(0deg) scale(1, 1)';
const names = Object.keys(sheets) as SheetName[];

function partsAt(stop: Stop) {
  const { container } = render(
    <StageStop value={stop}>
      <CaseStage alt="The wall" />
    </StageStop>,
  );
  const found = container.querySelectorAll<SVGGElement>('[data-part]');
  return new Map(Array.from(found, (part) => [part.dataset['part'] ?? '', part.style]));
}

describe('the stage of the graphic design case', () => {
  it('names what the finished picture shows', () => {
    render(<CaseStage alt="The wall" />);
    expect(screen.getByRole('img', { name: 'The wall' })).toBeInTheDocument();
  });

  it('has four posters and two cards in one stack, the top one face down', () => {
    expect(names).toHaveLength(6);
    const stacked = names.filter((name) => (statesOf(name)[0].scaleX ?? 1) < 0);
    expect(stacked).toEqual([top]);
  });

  it('shows something else at each stop', () => {
    const pictures = stops.map((stop) =>
      Array.from(partsAt(stop), ([name, style]) => `${name} ${style.cssText}`).join(),
    );
    expect(new Set(pictures).size).toBe(5);
  });

  it('hangs every sheet at its place before the banner comes, and leaves it there', () => {
    for (const stop of [2, 3, 4] as const) {
      const parts = partsAt(stop);
      for (const name of names) expect(parts.get(name)?.transform, name).toBe(atRest);
    }
  });

  it('lays the redesign over the original', () => {
    expect(partsAt(2).get('redesign')?.clipPath).toBe('inset(0% 100% 0% 0%)');
    expect(partsAt(3).get('redesign')?.clipPath).toBe('inset(0% 60% 0% 0%)');
    const done = partsAt(4);
    expect(done.get('redesign')?.clipPath).toBe('inset(0% 0% 0% 0%)');
    expect(done.get('banner')?.transform).toBe(atRest);
  });

  it('grows the bar of the redesign from the original’s length to 1.7 times of it', () => {
    const cutAt = (stop: Stop) =>
      Number(partsAt(stop).get('bar-redesign')?.clipPath.split(' ')[1]?.replace('%', ''));
    expect(1 / (1 - cutAt(3) / 100)).toBeCloseTo(1.7, 2);
    expect(cutAt(4)).toBe(0);
    expect(screen.getAllByText(`+${figures.engagement.value}`).length).toBeGreaterThan(0);
  });
});
