import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Brief as BriefContent, CaseHeader } from '../content/types';
import { Brief } from './Brief';

const header: CaseHeader = {
  logo: { file: 'logo.svg', alt: 'Logo' },
  position: 'I drew it from sketch to sign.',
  deliverables: ['Door'],
  tools: ['Saw'],
};
const brief: BriefContent = {
  problem: 'No customer found the shop.',
  part: 'I drew the door.',
  decision: 'One door.',
  constraint: 'One wall.',
  outcome: 'It sells.',
  evidence: 'We counted.',
};

const lines = (open: Partial<BriefContent> = {}, inHeader: Partial<CaseHeader> = {}) => {
  const { container } = render(
    <Brief brief={{ ...brief, ...open }} header={{ ...header, ...inHeader }} />,
  );
  return [...container.querySelectorAll('dt, dd')].map(({ textContent }) => textContent);
};
const means = ['Deliverables', 'Door', 'Tools', 'Saw'];
const start = ['My part', 'I drew the door.'];
const decided = ['The decision', 'One door.', 'One wall.'];

test('a brief shows all its lines in order', () => {
  const outcome = ['The result', 'It sells.', 'We counted.'];
  expect(lines()).toEqual([...start, ...decided, ...outcome, ...means]);
  expect(screen.getByText('No customer found the shop.')).toBeInTheDocument();
  expect(screen.getByText('I drew it from sketch to sign.')).toBeInTheDocument();
});

test('a brief leaves out lines that have no text yet', () => {
  const open = lines({ decision: undefined, evidence: undefined }, { position: undefined });
  expect(open).toEqual([...start, 'The result', 'It sells.', ...means]);
  expect(screen.queryByText('I drew it from sketch to sign.')).not.toBeInTheDocument();
});

test('a brief shows the numbers of the header’s impact, if any, in place of the outcome', () => {
  const impact = [{ value: '12%', label: 'more doors' }];
  expect(lines({}, { impact })).not.toContain('It sells.');
  expect(screen.getByRole('listitem')).toHaveTextContent('12%more doors');
});
