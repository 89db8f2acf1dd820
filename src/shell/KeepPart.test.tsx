import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PageWholeContext } from '../ui/page-whole';
import { KeepPart } from './KeepPart';

const loaded = async () => {};
const hasCode = () => true;

const pageWithPart = ({ whole, below }: { whole: boolean; below: boolean }) => (
  <PageWholeContext value={whole}>
    <KeepPart of="p" fetchCode={loaded} hasCode={hasCode} below={below}>
      <p>The rest</p>
    </KeepPart>
  </PageWholeContext>
);

test('what lies below the first view is drawn unseen until the page is whole', async () => {
  const { rerender } = render(pageWithPart({ whole: false, below: true }));
  const part = await screen.findByText('The rest');
  expect(part).not.toBeVisible();
  rerender(pageWithPart({ whole: true, below: true }));
  expect(screen.getByText('The rest')).toBe(part);
  expect(part).toBeVisible();
});

test('what belongs to the first view is shown at once', () => {
  render(pageWithPart({ whole: false, below: false }));
  expect(screen.getByText('The rest')).toBeVisible();
});

test('a page that comes whole shows all of it at once', () => {
  render(pageWithPart({ whole: true, below: true }));
  expect(screen.getByText('The rest')).toBeVisible();
});
