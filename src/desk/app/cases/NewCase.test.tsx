import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { NewCase } from './NewCase';

test('suggests an address from the name, and rejects one that exists', async () => {
  const onAsk = vi.fn<() => void>();
  render(<NewCase taken={['acme']} made={undefined} onAsk={onAsk} />);
  await userEvent.type(screen.getByRole('textbox', { name: /^Name/ }), 'Acme');
  expect(screen.getByText('Another case has this address.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'See what follows' }));
  expect(onAsk).not.toHaveBeenCalled();
  await userEvent.type(screen.getByRole('textbox', { name: /^Address/ }), '-2');
  await userEvent.click(screen.getByRole('button', { name: 'See what follows' }));
  expect(onAsk).toHaveBeenCalledExactlyOnceWith({ op: 'new', slug: 'acme-2', name: 'Acme' });
});

test('links to the page of the new case', () => {
  render(<NewCase taken={['acme']} made={{ slug: 'acme', name: 'Acme' }} onAsk={() => {}} />);
  expect(screen.getByRole('status')).toHaveTextContent('Acme is made');
  const link = screen.getByRole('link', { name: 'Write its page' });
  expect(link).toHaveAttribute('href', '#words?page=%2Facme');
});
