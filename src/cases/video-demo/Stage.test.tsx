import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { StageStop, type Stop } from '../../motion/stage';
import { CaseStage } from './Stage';
import { films, shortTitle } from './stage-films';

const stops = [0, 1, 2, 3, 4] as const satisfies readonly Stop[];

const draw = (stop: Stop) =>
  render(
    <StageStop value={stop}>
      <CaseStage alt="Six posters" />
    </StageStop>,
  );

const readParts = (stop: Stop) => {
  const { container, unmount } = draw(stop);
  const parts = new Map(
    [...container.querySelectorAll<SVGGElement>('[data-part]')].map((part) => {
      const { transform, opacity, clipPath } = part.style;
      return [part.dataset.part ?? '', { transform, opacity, clipPath }];
    }),
  );
  unmount();
  return parts;
};

const allParts = stops.map(readParts);
const showing = (name: string) => allParts.map((parts) => parts.get(name));

const rest = 'translate(0px, 0px) rotate(0deg) scale(1, 1)';

describe('the stage of Video Demos', () => {
  it('shows exactly 28,000 dots, one in each cell', () => {
    const { container } = draw(2);
    const pattern = container.querySelector('#video-demo-dots');
    const size = (element: Element | null, name: string) => Number(element?.getAttribute(name));
    const dots = [...container.querySelectorAll('[data-part^="block-"] rect')].reduce(
      (sum, block) =>
        sum +
        (size(block, 'width') / size(pattern, 'width')) *
          (size(block, 'height') / size(pattern, 'height')),
      0,
    );
    expect(dots).toBe(28_000);
    expect(pattern?.children).toHaveLength(1);
  });

  it('joins the blocks to one field without gap or overlap', () => {
    const { container } = draw(2);
    const columns = new Set<number>();
    const rows = new Set<number>();
    for (const block of container.querySelectorAll('[data-part^="block-"] rect')) {
      columns.add(Number(block.getAttribute('x')) + Number(block.getAttribute('width')));
      rows.add(Number(block.getAttribute('y')) + Number(block.getAttribute('height')));
    }
    expect([...columns]).toEqual([400, 775]);
    expect([...rows]).toEqual([237.5, 444.5, 656]);
  });

  it('opens the field from the first dot outward', () => {
    const [one, many, all] = showing('field');
    expect(one?.clipPath).toBe('inset(50% 50% 50% 50%)');
    expect(many?.clipPath).toBe('inset(30% 30% 30% 30%)');
    expect(all).toEqual({ transform: rest, opacity: '1', clipPath: 'inset(0% 0% 0% 0%)' });
  });

  it('looks different at each stop', () => {
    const pictures = allParts.map((parts) => JSON.stringify([...parts]));
    expect(new Set(pictures).size).toBe(5);
    expect(showing('block-1')[3]).not.toEqual(showing('block-1')[2]);
    expect(showing('sheet-1').map((style) => style?.clipPath)).toEqual([
      'inset(50% 50% 50% 50%)',
      'inset(50% 50% 50% 50%)',
      'inset(50% 50% 50% 50%)',
      'inset(0% 0% 0% 0%)',
      'inset(0% 0% 0% 0%)',
    ]);
    expect(showing('poster-6').map((style) => style?.clipPath)).toEqual([
      ...Array<string>(4).fill('inset(0% 100% 0% 0%)'),
      'inset(0% 0% 0% 0%)',
    ]);
  });

  it('rests at last with six posters, each a link to its film', () => {
    draw(4);
    expect(screen.getByRole('group', { name: 'Six posters' })).toBeInTheDocument();
    expect(films).toHaveLength(6);
    films.forEach(({ id, title }, index) => {
      const link = screen.getByRole('link', { name: `${index + 1}\u2002${shortTitle(title)}` });
      expect(link).toHaveAttribute('href', `#${id}`);
      expect(link).not.toHaveAttribute('tabindex');
    });
  });

  it('keeps the links out of reach until they can be seen', () => {
    draw(3);
    for (const link of screen.getAllByRole('link')) {
      expect(link).toHaveAttribute('tabindex', '-1');
      expect(link).toHaveStyle({ pointerEvents: 'none' });
    }
  });

  it('has room for every title', () => {
    expect(films.map(({ title }) => shortTitle(title)).filter(({ length }) => length > 25)).toEqual(
      [],
    );
    expect(shortTitle('Before boarding: the cabin list')).toBe('The cabin list');
  });

  it('says the figures of the case', () => {
    const { container } = draw(4);
    expect(container).toHaveTextContent('28,000+ flight attendants');
    expect(container).toHaveTextContent('6 videos, 1–2 minutes each');
    expect(container).toHaveTextContent('1 flight attendant');
  });

  it('is light', () => {
    expect(renderToStaticMarkup(<CaseStage alt={'A'.repeat(120)} />).length).toBeLessThan(
      14 * 1024,
    );
  });
});
