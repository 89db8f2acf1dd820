import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { deskOf } from './test-items';
import { Undo } from './Undo';
import { DeskContext, type Desk } from './use-desk';

const label = 'Edited: Hello (src/content/about.ts)';

function show(
  desk: Partial<Pick<Desk, 'writing'>> = {},
  undo: { label: string } | null = { label },
) {
  const send = vi.fn<Desk['send']>(() => Promise.resolve(undefined));
  render(
    <DeskContext value={deskOf({ state: { undo }, send, ...desk })}>
      <Undo />
    </DeskContext>,
  );
  return send;
}

test('names the change that it undoes', async () => {
  const send = show();
  await userEvent.click(screen.getByRole('button', { name: `Undo ${label}` }));
  expect(send).toHaveBeenCalledExactlyOnceWith('undo', {});
});

test('is disabled during a write', async () => {
  const send = show({ writing: new Set(['src/content/about.ts greeting.title']) });
  await userEvent.click(screen.getByRole('button', { name: /Undo/ }));
  expect(send).not.toHaveBeenCalled();
});

test('is disabled when there is nothing to undo', async () => {
  const send = show({}, null);
  const button = screen.getByRole('button', { name: 'Undo' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button);
  expect(send).not.toHaveBeenCalled();
});
