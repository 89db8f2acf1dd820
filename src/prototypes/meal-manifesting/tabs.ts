import { find, onLink, setAttribute } from '../shared/dom';
import { type State, store, views } from './store';

const tabs = [...document.querySelectorAll<HTMLAnchorElement>('.tabs a')];

export const tabOf = (view: State['view']): HTMLElement => find(`.tabs [data-view='${view}']`);

export function drawTabs({ view }: State): void {
  document.body.dataset.view = view;
  for (const tab of tabs) setAttribute(tab, 'aria-current', tab.dataset.view === view && 'page');
  find('#here').textContent = find('span', tabOf(view)).textContent;
}

onLink((tab) => {
  const view = views.find((one) => one === tab.dataset.view);
  if (view) store.set({ view }, { push: true });
  scrollTo(0, 0);
});
