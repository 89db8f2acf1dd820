import { readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { hero } from '../content/home';
import { Eyes, gaze } from './Eyes';

const portrait = readFileSync('src/content/pictures/avatar.svg', 'utf8');

test.skipIf(!hero.avatar.placeholderFor)(
  'the movable eyes match the eyes in avatar.svg in position and shape',
  () => {
    const { container } = render(<Eyes view={{ current: null }} />);
    expect(container.querySelector('svg')?.getAttribute('viewBox')).toBe('0 0 320 400');
    for (const pupil of container.querySelectorAll('circle[fill]')) {
      const [cx, r] = [pupil.getAttribute('cx'), pupil.getAttribute('r')];
      expect(portrait).toContain(`<circle cx="${cx}" cy="180" r="${r}" fill="#1c1815"/>`);
    }
    for (const path of container.querySelectorAll('path:not([fill="#eeb08a"])')) {
      expect(portrait).toContain(`d="${path.getAttribute('d')}"`);
    }
  },
);

test('gaze() moves the pupils toward the pointer, but not out of the glasses', () => {
  const face = { left: 1000, top: 100, width: 320, height: 400 };
  expect(gaze(face, 1158, 287)).toEqual({ x: 0, y: 0 });
  expect(gaze(face, 1318, 287)).toEqual({ x: 2, y: 0 });
  const far = gaze(face, -9000, 287 + 9000);
  expect(far.x).toBeLessThan(-2.5);
  expect(far.y).toBeGreaterThan(1.5);
  expect(Math.hypot(far.x, far.y)).toBeLessThan(4);
});
