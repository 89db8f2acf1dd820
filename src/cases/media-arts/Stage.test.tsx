import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { figures } from '../../content/figures';
import { StageStop, type Stop } from '../../motion/stage';
import { CaseStage } from './Stage';

const stops = [0, 1, 2, 3, 4] as const satisfies readonly Stop[];
const rest = 'translate(0px, 0px) rotate(0deg) scale(1, 1)';

const draw = (stop: Stop) =>
  render(
    <StageStop value={stop}>
      <CaseStage alt="A garden in full flower" />
    </StageStop>,
  );

const readParts = (stop: Stop) => {
  const { container, unmount } = draw(stop);
  const parts = new Map(
    [...container.querySelectorAll<SVGGElement>('[data-part]')].map((part) => [
      part.dataset.part ?? '',
      { transform: part.style.transform, opacity: part.style.opacity },
    ]),
  );
  unmount();
  return parts;
};

const allParts = stops.map(readParts);
const partsAt = (stop: Stop) => allParts[stop] ?? new Map<string, never>();

const scaleOf = (transform = '') => Number(/scale\(([\d.]+)/.exec(transform)?.[1]);
const placeOf = (transform = '') => Number(/translate\((-?[\d.]+)px/.exec(transform)?.[1]);
const lightsAt = (stop: Stop) =>
  [...partsAt(stop)].filter(([name, { opacity }]) => name.startsWith('light-') && opacity === '1');

const plants = ['far-left', 'left', 'middle', 'right', 'far-right'];
const walkers = ['bun', 'waving', 'tall', 'wheelchair', 'backpack'].map((name) => `walker-${name}`);

describe('the stage of Media Bridge', () => {
  it('looks different at each stop', () => {
    const pictures = stops.map((stop) => JSON.stringify([...partsAt(stop)]));
    expect(new Set(pictures).size).toBe(5);
  });

  it('begins with an empty screen at night', () => {
    const parts = partsAt(0);
    expect(parts.get('night')?.opacity).toBe('1');
    expect(lightsAt(0)).toHaveLength(0);
    expect(plants.map((name) => scaleOf(parts.get(name)?.transform))).toEqual([0, 0, 0, 0, 0]);
    for (const name of walkers) {
      expect(Math.abs(placeOf(parts.get(name)?.transform))).toBeGreaterThanOrEqual(400);
    }
  });

  it('lights a seed for whoever walks in, and grows a stem where somebody stands', () => {
    expect(lightsAt(1)).toHaveLength(3);
    expect(lightsAt(2)).toHaveLength(5);
    const sizes = stops.map((stop) => {
      const parts = partsAt(stop);
      return plants.map((name) => scaleOf(parts.get(name)?.transform));
    });
    for (const [index] of plants.entries()) {
      const ofOne = sizes.map((atStop) => atStop[index] ?? Number.NaN);
      expect(ofOne).toEqual(ofOne.toSorted((a, b) => a - b));
      expect(ofOne[2]).toBeGreaterThan(0.4);
      expect(ofOne[4]).toBe(1);
    }
  });

  it('never lets the people walk through one another', () => {
    for (const stop of stops) {
      const parts = partsAt(stop);
      const places = walkers.map((name) => placeOf(parts.get(name)?.transform));
      expect(places).toEqual(places.toSorted((a, b) => a - b));
    }
  });

  it('leans toward the crowd from both sides', () => {
    const parts = partsAt(3);
    expect(parts.get('far-left')?.transform).toContain('rotate(9deg)');
    expect(parts.get('far-right')?.transform).toContain('rotate(-9deg)');
  });

  it('rests at last as the whole garden', () => {
    const parts = partsAt(4);
    const atRest = [
      'total',
      'grant-1',
      'grant-2',
      'sun',
      'undergrowth',
      'meadow',
      'team-middle',
      ...plants,
    ];
    for (const name of atRest) {
      expect(parts.get(name), name).toEqual({ transform: rest, opacity: '1' });
    }
    expect(parts.get('night')?.opacity).toBe('0');
    expect(parts.get('dusk')?.opacity).toBe('0');
    expect(parts.get('moon')?.opacity).toBe('0');
  });

  it('shows nine people of the team and the two grants', () => {
    const { container } = draw(4);
    expect(container.querySelectorAll('[data-part^="team-"] > g')).toHaveLength(
      Number(figures.mediaBridgeTeam.value),
    );
    expect(container.querySelectorAll('[data-part^="grant-"]')).toHaveLength(
      Number(figures.grants.value),
    );
    expect(container).toHaveTextContent('$45,000');
    expect(screen.getByRole('img', { name: 'A garden in full flower' })).toBeInTheDocument();
  });

  it('is light', () => {
    expect(renderToStaticMarkup(<CaseStage alt={'A'.repeat(120)} />).length).toBeLessThan(
      14 * 1024,
    );
  });
});
