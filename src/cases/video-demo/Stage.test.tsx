import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { atRest, drawerOf, stops } from '../../test-stage';
import { CaseStage } from './Stage';
import { films, shortTitle } from './stage-films';

const drawn = drawerOf(CaseStage);
const cutsOf = (name: string) => stops.map((stop) => drawn(stop).style(name).clipPath);

test('there are exactly 28,000 dots, one in each cell', () => {
  const { container } = drawn(2);
  const pattern = container.querySelector('#video-demo-dots');
  const size = (element: Element | null, name: string) => Number(element?.getAttribute(name));
  const dots = [...container.querySelectorAll('[data-part^="block-"] rect')].reduce(
    (sum, block) =>
      sum +
      (size(block, 'width') / size(pattern, 'width')) *
        (size(block, 'height') / size(pattern, 'height')),
    0,
  );
  expect(dots).toBe(28_000);
  expect(pattern?.children).toHaveLength(1);
});

test('the blocks make one field without gap or overlap', () => {
  const { container } = drawn(2);
  const columns = new Set<number>();
  const rows = new Set<number>();
  for (const block of container.querySelectorAll('[data-part^="block-"] rect')) {
    columns.add(Number(block.getAttribute('x')) + Number(block.getAttribute('width')));
    rows.add(Number(block.getAttribute('y')) + Number(block.getAttribute('height')));
  }
  expect([...columns]).toEqual([400, 775]);
  expect([...rows]).toEqual([237.5, 444.5, 656]);
});

test('the field opens from the first dot outward', () => {
  expect(cutsOf('field').slice(0, 3)).toEqual([
    'inset(50% 50% 50% 50%)',
    'inset(30% 30% 30% 30%)',
    'inset(0% 0% 0% 0%)',
  ]);
  expect(drawn(2).style('field')).toMatchObject({ transform: atRest, opacity: '1' });
});

test('the field comes apart into blocks, the sheets open, and the posters come last', () => {
  const [whole, apart] = [drawn(2), drawn(3)].map(({ style }) => style('block-1').cssText);
  expect(apart).not.toBe(whole);
  const [shut, open] = ['inset(50% 50% 50% 50%)', 'inset(0% 0% 0% 0%)'];
  expect(cutsOf('sheet-1')).toEqual([shut, shut, shut, open, open]);
  expect(cutsOf('poster-6')).toEqual([...Array<string>(4).fill('inset(0% 100% 0% 0%)'), open]);
});

test('it ends with six posters, each a link to its film', () => {
  drawn(4);
  expect(screen.getByRole('group', { name: 'What the stage shows' })).toBeInTheDocument();
  expect(films).toHaveLength(6);
  films.forEach(({ id, title }, index) => {
    const link = screen.getByRole('link', { name: `${index + 1}\u2002${shortTitle(title)}` });
    expect(link).toHaveAttribute('href', `#${id}`);
    expect(link).not.toHaveAttribute('tabindex');
  });
});

test('the links are out of reach until they can be seen', () => {
  drawn(3);
  for (const link of screen.getAllByRole('link')) {
    expect(link).toHaveAttribute('tabindex', '-1');
    expect(link).toHaveStyle({ pointerEvents: 'none' });
  }
});

test('there is room for every title', () => {
  expect(films.map(({ title }) => shortTitle(title)).filter(({ length }) => length > 25)).toEqual(
    [],
  );
  expect(shortTitle('Before boarding: the cabin list')).toBe('The cabin list');
});

test('it says the figures of the case', () => {
  const { container } = drawn(4);
  expect(container).toHaveTextContent('28,000+ flight attendants');
  expect(container).toHaveTextContent('6 videos, 1–2 minutes each');
  expect(container).toHaveTextContent('1 flight attendant');
});
