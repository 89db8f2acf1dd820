import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { deskOf } from '../test-items';
import { DeskContext, type Desk } from '../use-desk';
import { ResumeForm } from './FileForms';

const pdf = new File(['%PDF-1.7'], 'Mine.pdf', { type: 'application/pdf' });

function show(resume: Desk['state']['resume'], send: Desk['send']) {
  render(
    <DeskContext value={deskOf({ send, state: { resume } })}>
      <ResumeForm />
    </DeskContext>,
  );
}

test('sends the chosen PDF, with its name, to replace the resume', async () => {
  const send = vi.fn<Desk['send']>(() => Promise.resolve(undefined));
  show({ file: 'public/cv.pdf' }, send);
  expect(screen.getByRole('status')).toHaveTextContent('The build makes one');
  await userEvent.upload(screen.getByLabelText(/Drop a PDF of your own/), pdf);
  const sent = ['resume', { name: 'Mine.pdf', data: btoa('%PDF-1.7') }];
  await vi.waitFor(() => expect(send.mock.calls).toEqual([sent]));
});

test('shows the current resume’s file and size, and why a new file is rejected', async () => {
  show({ file: 'public/cv.pdf', bytes: 120_000 }, () => Promise.resolve('Mine.pdf is not a PDF.'));
  expect(screen.getByRole('status')).toHaveTextContent('public/cv.pdf, 120 kB');
  await userEvent.upload(screen.getByLabelText(/Drop another PDF/), pdf);
  expect(await screen.findByRole('alert')).toHaveTextContent('Mine.pdf is not a PDF.');
});
