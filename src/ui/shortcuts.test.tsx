import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { switchShortcuts, useShortcuts } from './shortcuts';

const next = vi.fn<() => void>();
const help = vi.fn<() => void>();

function Page() {
  useShortcuts({ j: next, '?': help });
  return (
    <>
      <button type="button">Button</button>
      <input aria-label="Name" />
      <textarea aria-label="Letter" />
      <select aria-label="Kind" />
      <p contentEditable suppressContentEditableWarning>
        <b>Note</b>
      </p>
    </>
  );
}

afterEach(() => {
  act(() => switchShortcuts(true));
  vi.clearAllMocks();
});

test('runs a shortcut while the body or a button has focus', () => {
  render(<Page />);
  fireEvent.keyDown(document.body, { key: 'j' });
  fireEvent.keyDown(screen.getByRole('button'), { key: 'j' });
  expect(next).toHaveBeenCalledTimes(2);
  expect(help).not.toHaveBeenCalled();
});

test('runs the shortcut J with Caps Lock on, and the shortcut ? with Shift', () => {
  render(<Page />);
  fireEvent.keyDown(document.body, { key: 'J' });
  fireEvent.keyDown(document.body, { key: '?', shiftKey: true });
  expect(next).toHaveBeenCalledOnce();
  expect(help).toHaveBeenCalledOnce();
});

test.each(['ctrlKey', 'metaKey', 'altKey', 'shiftKey', 'repeat', 'isComposing'])(
  'does not run the shortcut J if the event’s %s is true',
  (modifier) => {
    render(<Page />);
    fireEvent.keyDown(document.body, { key: 'j', [modifier]: true });
    expect(next).not.toHaveBeenCalled();
  },
);

test('ignores keys in form fields and editable text', () => {
  render(<Page />);
  for (const field of [
    screen.getByLabelText('Name'),
    screen.getByLabelText('Letter'),
    screen.getByLabelText('Kind'),
    screen.getByText('Note'),
  ]) {
    fireEvent.keyDown(field, { key: 'j' });
    fireEvent.keyDown(field, { key: '?' });
  }
  expect(next).not.toHaveBeenCalled();
  expect(help).not.toHaveBeenCalled();
});

test('ignores keys while a dialog is open', () => {
  render(
    <>
      <Page />
      <dialog open />
    </>,
  );
  fireEvent.keyDown(document.body, { key: 'j' });
  expect(next).not.toHaveBeenCalled();
});

test('ignores a keydown event whose default action has been prevented', () => {
  render(<Page />);
  const event = new KeyboardEvent('keydown', { key: 'j', cancelable: true });
  event.preventDefault();
  document.body.dispatchEvent(event);
  expect(next).not.toHaveBeenCalled();
});

test('ignores keys while shortcuts are turned off, and remembers that setting', () => {
  render(<Page />);
  act(() => switchShortcuts(false));
  fireEvent.keyDown(document.body, { key: 'j' });
  expect(next).not.toHaveBeenCalled();
  expect(localStorage.getItem('keys')).toBe('off');
  act(() => switchShortcuts(true));
  fireEvent.keyDown(document.body, { key: 'j' });
  expect(next).toHaveBeenCalledOnce();
  expect(localStorage.getItem('keys')).toBeNull();
});
