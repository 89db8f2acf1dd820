import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { named } from '../marks';
import { markOf } from '../test-marks';
import { DeskContext, type Desk } from '../use-desk';
import { MarkList } from './MarkList';
import type { Pointed } from './pointed';

const marks = named([
  markOf({ text: 'Hello from Atlanta.' }),
  markOf({ field: 'greeting.lead', text: 'I design.' }),
  markOf({ page: '/', field: 'hero.lead', kind: 'question', question: 'Which?', text: 'Which?' }),
]);
const keys = marks.map(({ key }) => key);

function show(selected?: string, refusal?: string) {
  Element.prototype.scrollIntoView = () => {};
  const send = vi.fn<Desk['send']>(() => Promise.resolve(refusal));
  const onSelect = vi.fn<(key: string | undefined) => void>();
  const onPoint = vi.fn<(pointed: Pointed | undefined) => void>();
  const pages = [{ path: '/about', name: 'About' }];
  render(
    <DeskContext
      value={{ state: { pages, marks, cases: [], problems: [], undo: null }, send, reloads: 0 }}
    >
      <MarkList
        marks={marks}
        path="/about"
        found={new Set([keys[0] ?? ''])}
        selected={selected}
        pointed={undefined}
        onPoint={onPoint}
        onSelect={onSelect}
      />
    </DeskContext>,
  );
  return { send, onSelect, onPoint };
}

test('marks stand under their page, with kind and field', () => {
  show();
  const about = screen.getByRole('region', { name: '/about' });
  expect(within(about).getByRole('heading', { name: 'About' })).toBeVisible();
  expect(
    within(about).getByRole('button', { name: /Draft · greeting, title Hello from Atlanta/ }),
  ).toHaveAttribute('aria-expanded', 'false');
});

test('what cannot be seen in the page says so', () => {
  show();
  expect(screen.getByRole('button', { name: /I design.*Not on the screen/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Hello.*Not on the screen/ })).toBeNull();
});

test('a line opens, and the keyboard points at it', async () => {
  const { onSelect, onPoint } = show();
  await userEvent.click(screen.getByRole('button', { name: /I design/ }));
  expect(onSelect).toHaveBeenCalledWith(keys[1]);
  expect(onPoint).toHaveBeenCalledWith({ key: keys[1], from: 'list' });
});

test('what is confirmed gives way to the next', async () => {
  const { send, onSelect } = show(keys[0]);
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  const { file, start, end, hash } = markOf();
  expect(send).toHaveBeenCalledWith('confirm', { file, start, end, hash });
  expect(onSelect).toHaveBeenCalledWith(keys[1]);
});

test('a refusal stands beside its place, and nothing moves on', async () => {
  const { onSelect } = show(keys[0], 'The file has changed meanwhile.');
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The file has changed meanwhile.');
  expect(onSelect).not.toHaveBeenCalled();
});

test('a question is answered in words', async () => {
  const { send } = show(keys[2]);
  await userEvent.type(screen.getByRole('textbox', { name: 'Which?' }), 'The first.{Enter}');
  expect(send).toHaveBeenCalledWith('answer', expect.objectContaining({ text: 'The first.' }));
});
