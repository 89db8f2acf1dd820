import { render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PageWholeContext } from '../ui/page-whole';
import { KeepPart } from './KeepPart';

const loaded = async () => {};
const hasCode = () => true;

const pageWithPart = ({
  whole,
  below,
  code = { fetchCode: loaded, hasCode },
}: {
  whole: boolean;
  below: boolean;
  code?: { fetchCode: () => Promise<void>; hasCode: () => boolean };
}) => (
  <PageWholeContext value={whole}>
    <KeepPart of="p" {...code} below={below}>
      <p id="rest">The rest</p>
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

test('what is late is shown when its code has come, at the fragment of the address', async () => {
  let letCome = () => {};
  const arrival = new Promise<void>((done) => (letCome = done));
  const code = { fetchCode: () => arrival, hasCode: () => false };
  const scrollIntoView = vi.fn<Element['scrollIntoView']>();
  history.replaceState(null, '', '#rest');
  const { rerender } = render(pageWithPart({ whole: false, below: true, code }));
  const part = await screen.findByText('The rest');
  part.scrollIntoView = scrollIntoView;
  rerender(pageWithPart({ whole: true, below: true, code }));
  expect(part).not.toBeVisible();
  expect(scrollIntoView).not.toHaveBeenCalled();
  letCome();
  await waitFor(() => expect(part).toBeVisible());
  expect(scrollIntoView).toHaveBeenCalledOnce();
  history.replaceState(null, '', '#');
});

test('what belongs to the first view is shown at once', () => {
  render(pageWithPart({ whole: false, below: false }));
  expect(screen.getByText('The rest')).toBeVisible();
});

test('a page that comes whole shows all of it at once', () => {
  render(pageWithPart({ whole: true, below: true }));
  expect(screen.getByText('The rest')).toBeVisible();
});
