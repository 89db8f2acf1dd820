import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { DeskContext } from '../use-desk';
import type { Parts } from '../parts';
import { WordsForm } from './WordsForm';

const figure = { figure: 'figures.links', value: '7', file: 'src/content/figures.ts', line: 3 };

function show(parts: Parts, isSaved = true) {
  const onSave = vi.fn<(parts: Parts) => Promise<boolean>>(() => Promise.resolve(isSaved));
  const onCancel = vi.fn<() => void>();
  const state = { pages: [], marks: [], cases: [], problems: [], undo: null };
  render(
    <DeskContext value={{ state, send: () => Promise.resolve(undefined), reloads: 0 }}>
      <WordsForm name="Words" parts={parts} onSave={onSave} onCancel={onCancel} />
    </DeskContext>,
  );
  return { onSave, onCancel };
}

test('Enter saves what has changed, and only that', async () => {
  const user = userEvent.setup();
  const { onSave } = show(['Hello']);
  await user.type(screen.getByRole('textbox', { name: 'Words' }), '{Enter}');
  expect(onSave).not.toHaveBeenCalled();
  await user.type(screen.getByRole('textbox', { name: 'Words' }), ' you{Enter}');
  expect(onSave).toHaveBeenCalledExactlyOnceWith(['Hello you']);
});

test('figures stay in their place between the words', async () => {
  const user = userEvent.setup();
  const { onSave } = show([figure, ' links']);
  expect(screen.getByText('links', { selector: 'span' })).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Words, part 1 of 2' }), 'Only ');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSave).toHaveBeenCalledExactlyOnceWith(['Only ', figure, ' links']);
});

test('what was refused stays as it was typed', async () => {
  const user = userEvent.setup();
  show(['Hello'], false);
  await user.type(screen.getByRole('textbox'), '!{Enter}');
  expect(screen.getByRole('textbox')).toHaveValue('Hello!');
});
