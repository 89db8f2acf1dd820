import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RoundsBlock } from './RoundsBlock';

test('draws a dot for each place in a round', () => {
  render(
    <RoundsBlock
      kind="rounds"
      id="testing"
      title="Two rounds"
      rounds={[
        { title: 'Round 1', atMost: 6, noun: 'people', questions: 7 },
        { title: 'Round 2', atMost: 7, noun: 'users', questions: 7 },
      ]}
    />,
  );
  const dots = screen
    .getAllByRole('listitem')
    .map((round) => round.querySelectorAll('[aria-hidden="true"] > i').length);
  expect(dots).toEqual([6, 7]);
});

test('hides the dots from screen readers', () => {
  const rounds = [{ title: 'Round 2', atMost: 7, noun: 'users', questions: 5 }];
  render(<RoundsBlock kind="rounds" id="testing" title="One round" rounds={rounds} />);
  const round = within(screen.getByRole('listitem'));
  expect(round.getByText('7')).toBeInTheDocument();
  expect(screen.getByRole('listitem')).toHaveTextContent(/Up to 7 users, 5 questions/);
});
