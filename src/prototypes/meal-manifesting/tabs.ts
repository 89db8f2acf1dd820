import { find } from '../shared/page';
import { type State, store, views } from './store';

const tabs = [...document.querySelectorAll<HTMLAnchorElement>('.tabs a')];

export const tabOf = (view: State['view']): HTMLElement => find(`.tabs [data-view='${view}']`);

export function drawTabs({ view }: State): void {
  document.body.dataset.view = view;
  for (const tab of tabs) {
    if (tab.dataset.view !== view) {
      tab.removeAttribute('aria-current');
      continue;
    }
    tab.setAttribute('aria-current', 'page');
    find('#here').textContent = find('span', tab).textContent;
  }
}

for (const tab of tabs) {
  tab.addEventListener('click', (event) => {
    // A click for a new tab or window is the browser's.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    const view = views.find((one) => one === tab.dataset.view);
    if (view) store.set({ view }, { push: true });
    scrollTo(0, 0);
  });
}

find('.skip').addEventListener('click', (event) => {
  event.preventDefault();
  find('#main').focus();
});
