import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Timeline } from './Timeline';

test('the slider scrolls the page through the scene, and moves the line that marks the position', async () => {
  const scene = document.createElement('div');
  let top = 0;
  const height = innerHeight + 1000;
  scene.getBoundingClientRect = () => ({ top, height }) as DOMRect;
  vi.stubGlobal('scrollBy', ({ top: by }: { top: number }) => {
    top -= by;
  });
  render(<Timeline scene={scene} rows={[]} />);
  const slider = screen.getByRole('slider');
  fireEvent.input(slider, { target: { value: '60' } });
  expect(top).toBe(-600);
  const line = slider.parentElement?.parentElement?.style;
  await waitFor(() => expect(line?.getPropertyValue('--now')).toBe('60%'));
});
