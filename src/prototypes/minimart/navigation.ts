import { announce, find } from '../shared/page';
import { pageIds } from './data';
import { openApp } from './dialog';
import { closeMenu } from './menu';
import { type State, store } from './store';
import { hideToast } from './toast';

const viewLinks = document.querySelectorAll<HTMLAnchorElement>('.views a');
const pageLinks = document.querySelectorAll<HTMLAnchorElement>('#links a');

const views = {
  before: 'The original: seven links in a row, four columns.',
  after: 'The redesign: three groups of links, two columns.',
  gallery: 'All screens.',
} as const;

export function drawLinks(state: State): void {
  for (const link of viewLinks) mark(link, 'true', link.dataset.to === state.view);
  for (const link of pageLinks) mark(link, 'page', link.dataset.page === state.page);
}

function mark(link: HTMLElement, value: string, isHere: boolean): void {
  if (isHere) link.setAttribute('aria-current', value);
  else link.removeAttribute('aria-current');
}

/** A plain click changes the state; one for a new tab or window is the browser's. */
function follow(event: MouseEvent, change: () => void): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  hideToast();
  change();
  scrollTo(0, 0);
}

for (const link of viewLinks) {
  link.addEventListener('click', (event) =>
    follow(event, () => {
      const view = (['before', 'after', 'gallery'] as const).find((one) => one === link.dataset.to);
      if (!view || view === store.get().view) return;
      store.set({ view, page: 'home' }, { push: true });
      announce(views[view]);
    }),
  );
}

for (const link of pageLinks) {
  // The same link has its place in both versions and travels between them.
  link.style.viewTransitionName = `link-${link.dataset.page}`;
  link.addEventListener('click', (event) =>
    follow(event, () => {
      const page = pageIds.find((one) => one === link.dataset.page);
      if (!page) return;
      store.set({ page }, { push: true });
      if (closeMenu()) find('#main').focus({ preventScroll: true });
      const place = find(page === 'home' ? '#home' : '#page');
      announce(find('h2:not(.before-only)', place).textContent);
    }),
  );
}

find('.skip').addEventListener('click', (event) => {
  event.preventDefault();
  find(store.get().view === 'gallery' ? '#gallery' : '#main').focus();
});

find('#screens').addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link) return;
  follow(event, () => {
    const given = new URLSearchParams(link.dataset.hash);
    store.set(
      {
        view: given.get('view') === 'before' ? 'before' : 'after',
        sort: given.get('sort') === 'name' ? 'name' : 'attention',
        page: given.get('page') === 'market' ? 'market' : 'home',
      },
      { push: true },
    );
    if (given.get('app') === 'payroll') openApp('payroll');
    else find('#main').focus({ preventScroll: true });
  });
});
