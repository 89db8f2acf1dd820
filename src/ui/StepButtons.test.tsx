import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { StepButtons } from './StepButtons';

function Row() {
  const [shown, setShown] = useState(0);
  return (
    <>
      <p>{shown + 1} of 3</p>
      <StepButtons
        of="picture"
        shown={shown}
        total={3}
        onStep={(by) => setShown((before) => before + by)}
      />
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });

test('a button with no further picture in its direction does nothing, is aria-disabled, and keeps focus', async () => {
  render(<Row />);
  for (const [name, places] of [
    ['Next picture', ['2 of 3', '3 of 3', '3 of 3']],
    ['Previous picture', ['2 of 3', '1 of 3', '1 of 3']],
  ] as const) {
    expect(button(name)).toHaveAttribute('aria-disabled', 'false');
    button(name).focus();
    for (const place of places) {
      await userEvent.keyboard('{Enter}');
      expect(screen.getByText(place)).toBeInTheDocument();
    }
    expect(button(name)).toHaveAttribute('aria-disabled', 'true');
    expect(button(name)).toHaveFocus();
  }
});
