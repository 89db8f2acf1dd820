import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PointList } from './PointList';

test('a point with a title shows its items below the title', () => {
  render(
    <PointList
      points={[
        { title: 'Orders', items: ['Written twice'] },
        { title: 'Trays', items: ['Counted by hand', 'Again and again'] },
      ]}
    />,
  );
  const [orders, trays, ...more] = screen.getAllByRole('listitem');
  expect(more).toEqual([]);
  expect(orders).toHaveTextContent(/^Orders\s*Written twice$/);
  expect(trays).toHaveTextContent(/^Trays\s*Counted by hand\s*Again and again$/);
  expect(within(trays ?? document.body).getByText('Trays').tagName).toBe('STRONG');
});
