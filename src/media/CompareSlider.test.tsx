import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CompareSlider } from './CompareSlider';

const side = (src: string) => ({
  file: { src, width: 800, height: 600 },
  alt: src,
  sizes: '100vw',
  caption: src,
});

const renderSlider = () => {
  const { unmount } = render(
    <CompareSlider label="Compare" before={side('before.svg')} after={side('after.svg')} />,
  );
  return { unmount, slider: screen.getByLabelText<HTMLInputElement>('Compare') };
};

test('restores its position when it mounts again, and steps from it evenly', () => {
  const { slider, unmount } = renderSlider();
  const control = slider.parentElement ?? slider;
  control.setPointerCapture = () => {};
  control.hasPointerCapture = () => true;
  control.getBoundingClientRect = () => new DOMRect(0, 0, 1000, 500);
  fireEvent.pointerDown(control, { button: 0, pointerType: 'mouse', clientX: 303 });
  expect(slider).toHaveAttribute('aria-valuetext', '30% before, 70% after');
  unmount();

  const again = renderSlider().slider;
  expect(again).toHaveAttribute('aria-valuetext', '30% before, 70% after');
  again.stepUp();
  expect(again.valueAsNumber).toBe(32);
});
