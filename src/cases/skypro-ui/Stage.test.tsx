import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { figures } from '../../content/figures';
import { StageStop, type Stop } from '../../motion/stage';
import { CaseStage } from './Stage';
import { cellCentre } from './stage-grid';
import { buttons, fields, listRows, statesOf } from './stage-pieces';
import { thumbnails } from './stage-thumbnails';

const stops: readonly Stop[] = [0, 1, 2, 3, 4];
const atRest = 'translate(0px, 0px) rotate(0deg) scale(1, 1)';
const pieces = [...buttons, ...fields, ...listRows];

function partsAt(stop: Stop) {
  const { container } = render(
    <StageStop value={stop}>
      <CaseStage alt="The library" />
    </StageStop>,
  );
  const found = container.querySelectorAll<SVGGElement>('[data-part]');
  return new Map(Array.from(found, (part) => [part.dataset['part'] ?? '', part]));
}

describe('the stage of SkyPro UI', () => {
  it('names what the finished picture shows', () => {
    render(<CaseStage alt="The library" />);
    expect(screen.getByRole('img', { name: 'The library' })).toBeInTheDocument();
  });

  it('has 24 variants at first, eight of each kind, and each of them tilted', () => {
    expect([buttons.length, fields.length, listRows.length]).toEqual([8, 8, 8]);
    const parts = partsAt(0);
    for (const { name } of pieces) {
      expect(parts.get(name)?.style.transform, name).not.toContain('rotate(0deg)');
    }
    expect(parts.get('counter')).toHaveTextContent('variants24');
  });

  it('lays them upright on nine stacks and counts down with them', () => {
    const parts = partsAt(2);
    expect(pieces.every((piece) => !statesOf(piece)[2].rotate)).toBe(true);
    expect(new Set(pieces.map(({ cell }) => cellCentre(cell).join(' '))).size).toBe(9);
    expect(parts.get('counter')).toHaveTextContent('variants9');
  });

  it('shows something else at each stop', () => {
    const pictures = stops.map((stop) =>
      Array.from(partsAt(stop), ([name, part]) => `${name} ${part.style.cssText}`).join(),
    );
    expect(new Set(pictures).size).toBe(5);
  });

  it('rules the sheet before it takes colour', () => {
    expect(partsAt(2).get('sheet')?.style.clipPath).toBe('inset(0% 0% 100% 0%)');
    const ruled = partsAt(3);
    expect(ruled.get('sheet')?.style.clipPath).toBe('inset(0% 0% 0% 0%)');
    expect(ruled.get('rules')?.style.opacity).toBe('1');
    expect(ruled.get('colour')?.style.clipPath).toBe('inset(0% 100% 0% 0%)');
  });

  it('ends at rest, with the files in their places and both figures', () => {
    const parts = partsAt(4);
    const settled = [
      'sheet',
      'colour',
      'kinds',
      'figures',
      ...thumbnails.map((file) => `file-${file.type}`),
    ];
    for (const name of settled) expect(parts.get(name)?.style.transform, name).toBe(atRest);
    expect(parts.get('colour')?.style.clipPath).toBe('inset(0% 0% 0% 0%)');
    expect(screen.getByText(figures.designProcess.value)).toBeInTheDocument();
    expect(screen.getByText(figures.fileIdentification.value)).toBeInTheDocument();
  });
});
