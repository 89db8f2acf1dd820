import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { deskOf } from '../test-items';
import { DeskContext } from '../use-desk';
import { useTyped } from './use-typed';
import { WordsForm, type Parts } from './WordsForm';

const figure = { figure: 'figures.links', value: '7', item: 'figures' };

type FormProps = Pick<React.ComponentProps<typeof WordsForm>, 'parts' | 'onSave' | 'onCancel'>;

function Form({ of, ...rest }: FormProps & { of: string }) {
  const [typed, onType] = useTyped(of);
  return <WordsForm name="Words" save="Save" typed={typed} onType={onType} {...rest} />;
}

let shown = 0;

function show(parts: Parts, isSaved = true, of = `item ${(shown += 1)}`) {
  const onSave = vi.fn<(parts: Parts) => Promise<boolean>>(() => Promise.resolve(isSaved));
  const onCancel = vi.fn<() => void>();
  const { unmount } = render(
    <DeskContext value={deskOf()}>
      <Form of={of} parts={parts} onSave={onSave} onCancel={onCancel} />
    </DeskContext>,
  );
  return { onSave, onCancel, unmount };
}

test('saves changed words on Enter, and sends nothing if the words are unchanged', async () => {
  const user = userEvent.setup();
  const { onSave } = show(['Hello']);
  await user.type(screen.getByRole('textbox', { name: 'Words' }), '{Enter}');
  expect(onSave).not.toHaveBeenCalled();
  await user.type(screen.getByRole('textbox', { name: 'Words' }), ' you{Enter}');
  expect(onSave).toHaveBeenCalledExactlyOnceWith(['Hello you']);
});

test('keeps an embedded number when the text around it is edited', async () => {
  const user = userEvent.setup();
  const { onSave } = show([figure, ' links']);
  expect(screen.getByText('links', { selector: 'span' })).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Words, part 1 of 2' }), 'Only ');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSave).toHaveBeenCalledExactlyOnceWith(['Only ', figure, ' links']);
});

test('keeps the spaces beside an embedded number, but adds none before punctuation', async () => {
  const user = userEvent.setup();
  const { onSave } = show(['For ', figure, ' links']);
  const [before, after] = screen.getAllByRole('textbox');
  await user.clear(before as HTMLElement);
  await user.type(before as HTMLElement, 'With');
  await user.clear(after as HTMLElement);
  await user.type(after as HTMLElement, 'tiles');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSave).toHaveBeenCalledExactlyOnceWith(['With ', figure, ' tiles']);
  await user.clear(after as HTMLElement);
  await user.type(after as HTMLElement, ', then tiles{Enter}');
  expect(onSave).toHaveBeenLastCalledWith(['For ', figure, ', then tiles']);
});

test('returns focus to the text field after saving', async () => {
  const user = userEvent.setup();
  show(['Hello']);
  await user.type(screen.getByRole('textbox'), '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByRole('textbox')).toHaveFocus();
});

test('keeps typed text if saving fails', async () => {
  const user = userEvent.setup();
  show(['Hello'], false);
  await user.type(screen.getByRole('textbox'), '!{Enter}');
  expect(screen.getByRole('textbox')).toHaveValue('Hello!');
});

test('keeps unsaved text while another item is open, and asks for confirmation before the page unloads', async () => {
  const user = userEvent.setup();
  const { unmount } = show(['Hello'], true, 'greeting');
  await user.type(screen.getByRole('textbox'), ' again');
  const leaving = new Event('beforeunload', { cancelable: true });
  dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
  unmount();
  show(['Hello'], true, 'another');
  expect(screen.getByRole('textbox')).toHaveValue('Hello');
  cleanup();
  show(['Hello'], true, 'greeting');
  expect(screen.getByRole('textbox')).toHaveValue('Hello again');
});
