import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { PageCompleteContext } from '../ui/page-context';
import { restorePosition } from './navigation/restore-position';
import { LazySection } from './LazySection';

afterEach(() => vi.unstubAllGlobals());

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
  <PageCompleteContext value={whole}>
    <LazySection selector="p" {...code} below={below}>
      <p id="rest">The rest</p>
    </LazySection>
  </PageCompleteContext>
);

const toRest = {
  hash: '#rest',
  options: {},
  isPop: false,
  isSamePage: true,
  isSmooth: true,
};

test.each([
  ['scrolls to the fragment if the visitor has not scrolled', 0, 1],
  ['keeps the scroll position if the visitor has scrolled', 300, 0],
])('shows the section when its code has loaded, and %s', async (_, scrolledTo, brought) => {
  let letCome = () => {};
  const arrival = new Promise<void>((done) => (letCome = done));
  const code = { fetchCode: () => arrival, hasCode: () => false };
  const { rerender } = render(pageWithPart({ whole: false, below: true, code }));
  const part = await screen.findByText('The rest');
  part.scrollIntoView = vi.fn<Element['scrollIntoView']>();
  rerender(pageWithPart({ whole: true, below: true, code }));
  restorePosition(toRest);
  expect(part).not.toBeVisible();
  expect(part.scrollIntoView).not.toHaveBeenCalled();

  vi.stubGlobal('scrollY', scrolledTo);
  // jsdom has no layout. A rectangle makes the section count as displayed.
  part.getClientRects = () => [new DOMRect()] as unknown as DOMRectList;
  letCome();
  await waitFor(() => expect(part).toBeVisible());
  expect(part.scrollIntoView).toHaveBeenCalledTimes(brought);
});

test('immediately shows a section in the first view', () => {
  render(pageWithPart({ whole: false, below: false }));
  expect(screen.getByText('The rest')).toBeVisible();
});
