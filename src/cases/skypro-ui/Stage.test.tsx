import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { figures } from '../../content/figures';
import { atRest, drawerOf } from '../../test-stage';
import { CaseStage } from './Stage';
import { cellCenter } from './stage-grid';
import { buttons, fields, listRows, statesOf } from './stage-pieces';
import { thumbnails } from './stage-thumbnails';

const drawn = drawerOf(CaseStage);
const pieces = [...buttons, ...fields, ...listRows];

test('there are 24 variants at first, eight of each kind, and each of them is tilted', () => {
  expect([buttons.length, fields.length, listRows.length]).toEqual([8, 8, 8]);
  const { part, style } = drawn(0);
  for (const { name } of pieces) {
    expect(style(name).transform, name).not.toContain('rotate(0deg)');
  }
  expect(part('counter')).toHaveTextContent('variants24');
});

test('they are laid upright on nine stacks, and the counter follows', () => {
  expect(pieces.every((piece) => !statesOf(piece)[2].rotate)).toBe(true);
  expect(new Set(pieces.map(({ cell }) => cellCenter(cell).join(' '))).size).toBe(9);
  expect(drawn(2).part('counter')).toHaveTextContent('variants9');
});

test('the sheet is ruled before color comes over it', () => {
  expect(drawn(2).style('sheet').clipPath).toBe('inset(0% 0% 100% 0%)');
  const { style } = drawn(3);
  expect(style('sheet').clipPath).toBe('inset(0% 0% 0% 0%)');
  expect(style('rules').opacity).toBe('1');
  expect(style('color').clipPath).toBe('inset(0% 100% 0% 0%)');
});

test('it ends with the files in their places and both figures', () => {
  const { style } = drawn(4);
  const files = thumbnails.map(({ type }) => `file-${type}`);
  for (const name of ['sheet', 'color', 'kinds', 'figures', ...files]) {
    expect(style(name).transform, name).toBe(atRest);
  }
  expect(style('color').clipPath).toBe('inset(0% 0% 0% 0%)');
  expect(screen.getByText(figures.designProcess.value)).toBeInTheDocument();
  expect(screen.getByText(figures.fileIdentification.value)).toBeInTheDocument();
});
