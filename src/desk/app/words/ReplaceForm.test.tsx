import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { ReplaceForm } from './ReplaceForm';

const picture = { file: 'avatar.svg', alt: 'The designer, drawn' };
const file = new File(['bytes'], 'me.jpg', { type: 'image/jpeg' });

beforeEach(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:me', revokeObjectURL: () => {} });
});

test('previews a dropped picture, and requires alternative text', async () => {
  const user = userEvent.setup();
  const onReplace = vi.fn<Parameters<typeof ReplaceForm>[0]['onReplace']>(() =>
    Promise.resolve(true),
  );
  render(<ReplaceForm picture={picture} onReplace={onReplace} />);
  expect(screen.queryByRole('button', { name: 'Replace' })).toBeNull();
  const [drop] = [screen.getByText(/Drop your picture here/).parentElement];
  if (drop) fireEvent.drop(drop, { dataTransfer: { files: [file] } });
  expect(await screen.findByRole('img', { name: 'me.jpg' })).toHaveAttribute('src', 'blob:me');

  const replace = screen.getByRole('button', { name: 'Replace' });
  await user.click(replace);
  expect(onReplace).not.toHaveBeenCalled();
  await user.type(screen.getByRole('textbox', { name: /What is seen in it/ }), 'Me, waving');
  await user.click(replace);
  await vi.waitFor(() =>
    expect(onReplace).toHaveBeenCalledExactlyOnceWith({
      name: 'me.jpg',
      alt: 'Me, waving',
      data: btoa('bytes'),
    }),
  );
});
