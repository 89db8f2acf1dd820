import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { State } from '../../contract';
import { deskOf, itemOf } from '../test-items';
import { DeskContext } from '../use-desk';
import { FirstSteps } from './FirstSteps';

const name = (text: string) =>
  itemOf({ key: 'src/content/owner.ts owner.name', kind: 'text', page: 'every page', text });

const show = (state: Partial<State>) =>
  render(
    <DeskContext value={deskOf({ state })}>
      <FirstSteps />
    </DeskContext>,
  );

test('links to a first step, and says whether the step is done', () => {
  show({ items: [name('')] });
  const link = screen.getByRole('link', { name: 'Your name' });
  expect(link).toHaveAttribute('href', expect.stringContaining('owner.name'));
  expect(link.parentElement).toHaveTextContent('To do');
  show({ items: [name('Ada')] });
  expect(screen.getByText('✓ Done')).toBeInTheDocument();
});

test('hides the first steps once all are done', () => {
  const { container } = show({
    items: [name('Ada')],
    resume: { file: 'public/resume.pdf', bytes: 9 },
  });
  expect(container).toBeEmptyDOMElement();
});
