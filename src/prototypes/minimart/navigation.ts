import { announce, find, onLink, setAttribute } from '../shared/dom';
import { pageIds } from './data';
import { openApp } from './dialog';
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
  for (const link of viewLinks) {
    setAttribute(link, 'aria-current', link.dataset.to === state.view && 'true');
  }
  for (const link of pageLinks) {
    setAttribute(link, 'aria-current', link.dataset.page === state.page && 'page');
  }
}

for (const link of pageLinks) {
  // Lets each link animate from its position in one view to its position in the other.
  link.style.viewTransitionName = `link-${link.dataset.page}`;
}

onLink(({ dataset }) => {
  hideToast();
  const view = (['before', 'after', 'gallery'] as const).find((one) => one === dataset.to);
  const page = pageIds.find((one) => one === dataset.page);
  if (view) showView(view);
  else if (page) showPage(page);
  else showScreen(new URLSearchParams(dataset.hash));
  scrollTo(0, 0);
});

function showView(view: State['view']): void {
  if (view === store.get().view) return;
  store.set({ view, page: 'home' }, { push: true });
  announce(views[view]);
}

function showPage(page: State['page']): void {
  store.set({ page }, { push: true });
  if (closeMenu()) find('#main').focus({ preventScroll: true });
  const place = find(page === 'home' ? '#home' : '#page');
  announce(find('h2:not(.before-only)', place).textContent);
}

function showScreen(hash: URLSearchParams): void {
  store.set(
    {
      view: hash.get('view') === 'before' ? 'before' : 'after',
      sort: hash.get('sort') === 'name' ? 'name' : 'attention',
      page: hash.get('page') === 'market' ? 'market' : 'home',
    },
    { push: true },
  );
  if (hash.get('app') === 'payroll') openApp('payroll');
  else find('#main').focus({ preventScroll: true });
}

const button = find('.menu');

export function closeMenu(): boolean {
  const wasOpen = button.getAttribute('aria-expanded') === 'true';
  button.setAttribute('aria-expanded', 'false');
  return wasOpen;
}

button.addEventListener('click', () => {
  button.setAttribute('aria-expanded', String(button.getAttribute('aria-expanded') !== 'true'));
});
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && closeMenu()) button.focus();
});
document.addEventListener('click', (event) => {
  if (event.target instanceof Node && !find('.side').contains(event.target)) closeMenu();
});
