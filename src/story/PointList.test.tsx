import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PointList } from './PointList';

const listed = () => screen.getAllByRole('listitem').map((item) => item.textContent);

test('a list shows its points in order', () => {
  render(<PointList points={['Sell more', 'Sell better', 'Sleep']} />);
  expect(listed()).toEqual(['Sell more', 'Sell better', 'Sleep']);
});

test('a point with a title shows its items below the title', () => {
  render(
    <PointList
      points={[
        { title: 'Orders', items: ['Written twice'] },
        { title: 'Trays', items: ['Counted by hand', 'Again and again'] },
      ]}
    />,
  );
  expect(listed()).toHaveLength(2);
  const [orders, trays] = screen.getAllByRole('listitem');
  expect(orders).toHaveTextContent(/^Orders\s*Written twice$/);
  expect(trays).toHaveTextContent(/^Trays\s*Counted by hand\s*Again and again$/);
  expect(within(trays ?? document.body).getByText('Trays').tagName).toBe('STRONG');
});
