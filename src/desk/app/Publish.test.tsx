import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { PublishCheck } from '../contract';
import { Publish } from './Publish';
import { deskOf, itemOf } from './test-items';
import { DeskContext } from './use-desk';
import { useTyped } from './words/use-typed';

const api = vi.hoisted(() => ({
  write: vi.fn<(path: string) => Promise<PublishCheck>>(),
}));
vi.mock('./api', () => api);

function show() {
  const problems = [
    { page: '/', line: 'src/content/home.ts:3: lead: expected some text', isNote: false },
  ];
  const state = { problems, pages: [{ path: '/', name: 'Home' }], items: [itemOf()] };
  render(
    <DeskContext value={deskOf({ state })}>
      <Publish />
    </DeskContext>,
  );
}

test('lists problems by page', () => {
  show();
  expect(screen.getByRole('region', { name: 'Home' })).toHaveTextContent(
    'lead: expected some text',
  );
});

test('shows what is missing, and offers to push once nothing is missing', async () => {
  show();
  const check = screen.getByRole('button', { name: 'Check' });
  const push = { name: 'Commit and push' };
  api.write.mockResolvedValue({ isReady: false, said: 'Missing: a name' });
  await userEvent.click(check);
  expect(screen.getByRole('status')).toHaveTextContent('Missing: a name');
  expect(screen.queryByRole('button', push)).toBeNull();

  api.write.mockResolvedValue({ isReady: true, said: 'Ready' });
  await userEvent.click(check);
  await userEvent.click(screen.getByRole('button', push));
  expect(api.write.mock.calls.map(([path]) => path)).toEqual([
    'publish/check',
    'publish/check',
    'publish/push',
  ]);
});

test('shows an error from the desk’s server', async () => {
  show();
  api.write.mockRejectedValue(new Error('There is no repository.'));
  await userEvent.click(screen.getByRole('button', { name: 'Check' }));
  expect(screen.getByRole('status')).toHaveTextContent('There is no repository.');
});

test('links to words that are typed but not saved', () => {
  const { result } = renderHook(() => useTyped(itemOf().key));
  act(() => result.current[1](['Hi']));
  show();
  expect(screen.getByRole('link', { name: 'See them' })).toHaveAttribute(
    'href',
    expect.stringContaining('greeting.title'),
  );
  act(() => result.current[1](undefined));
  expect(screen.queryByRole('link', { name: 'See them' })).toBeNull();
});
