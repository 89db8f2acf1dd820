import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { UndoEntry } from '../contract';
import { deskOf } from './test-items';
import { Undo } from './Undo';
import { DeskContext, type Desk } from './use-desk';

const label = 'Edited: Hello (src/content/about.ts)';

function show(desk: Partial<Pick<Desk, 'writing'>> = {}, undo: UndoEntry[] = [{ id: '2', label }]) {
  const send = vi.fn<Desk['send']>(() => Promise.resolve(undefined));
  render(
    <DeskContext value={deskOf({ state: { undo }, send, ...desk })}>
      <Undo />
    </DeskContext>,
  );
  return send;
}

test('says that the last change is saved, and names it on the button that undoes it', async () => {
  const send = show();
  expect(screen.getByRole('status')).toHaveTextContent('Saved');
  await userEvent.click(screen.getByRole('button', { name: `Undo ${label}` }));
  expect(send).toHaveBeenCalledExactlyOnceWith('undo', { id: '2' });
});

test('disables the Undo button while a change is being saved', async () => {
  const send = show({ writing: new Set(['src/content/about.ts greeting.title']) });
  expect(screen.getByRole('status')).toHaveTextContent('Saving');
  await userEvent.click(screen.getByRole('button', { name: /Undo/ }));
  expect(send).not.toHaveBeenCalled();
});

test('disables the Undo button when there is nothing to undo', async () => {
  const send = show({}, []);
  const button = screen.getByRole('button', { name: 'Undo' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button);
  expect(send).not.toHaveBeenCalled();
});

test('undoes an earlier change from a list, which says why a blocked change cannot be undone', async () => {
  const blocked = 'home.ts has changed since.';
  const send = show({}, [
    { id: '3', label: 'Third', blocked },
    { id: '2', label: 'Second' },
    { id: '1', label: 'First' },
  ]);
  expect(screen.getByRole('button', { name: 'Undo Second' })).toBeVisible();
  await userEvent.click(screen.getByText('Earlier'));
  expect(screen.getByText('Third')).toHaveTextContent(blocked);
  const [third, , first] = screen.getAllByRole('button', { name: 'Undo' });
  await userEvent.click(third as HTMLElement);
  await userEvent.click(first as HTMLElement);
  expect(send).toHaveBeenCalledExactlyOnceWith('undo', { id: '1' });
});
