import { find } from '../shared/dom';
import { motionIsOn } from '../shared/page';
import { add, remove } from './actions';
import { collectCards, shelveCards } from './cards';
import { appIds } from './data';
import { detailIsOpen, drawDetail, keepFocus, openApp } from './dialog';
import { fillGallery } from './gallery';
import { drawHome } from './home';
import { closeMenu, drawLinks } from './navigation';
import { fillPage } from './pages';
import { type State, isMiniature, store } from './store';

const titles = { after: 'after', before: 'before', gallery: 'all screens' } as const;

let drawn: State | undefined;

/** Reads the state from the store: a view transition may call this after further changes. */
function draw(): void {
  const state = store.get();
  const previous = drawn;
  drawn = state;
  const changed = (...keys: (keyof State)[]): boolean =>
    previous === undefined || keys.some((key) => state[key] !== previous[key]);

  if (changed('view')) drawView(state);
  document.body.dataset.sort = state.sort;
  drawLinks(state);
  drawHome(state);
  // `opened` is left out: opening an app must not move its card. The order changes the next time
  // that the cards are sorted.
  if (changed('view', 'sort', 'pins', 'settled', 'added')) shelveCards(state);
  if (changed('page', 'view', 'added', 'settled', 'opened')) drawPage(state);
  drawDetail(state, changed('app', 'pins', 'settled'));
}

function drawView({ view }: State): void {
  document.body.dataset.skin = view === 'before' ? 'before' : 'after';
  document.title = `MiniMart dashboard, ${titles[view]}`;
  find('#product').hidden = view === 'gallery';
  find('#gallery').hidden = view !== 'gallery';
  if (view === 'gallery') fillGallery(find('#screens'));
  closeMenu();
}

function drawPage(state: State): void {
  const { page } = state;
  const place = find('#page');
  find('#home').hidden = page !== 'home';
  place.hidden = page === 'home';
  if (page !== 'home') {
    keepFocus(place, () => fillPage(place, page, state, { open: openApp, add, remove }));
  }
}

collectCards(appIds);
if (isMiniature) document.documentElement.dataset.miniature = '';

store.subscribe((state, previous) => {
  const moves =
    state.view !== previous.view || state.sort !== previous.sort || state.pins !== previous.pins;
  const mayMove = motionIsOn() && !isMiniature && !detailIsOpen() && state.view !== 'gallery';
  if (!moves || !mayMove || !('startViewTransition' in document)) {
    draw();
    return;
  }
  const transition = document.startViewTransition(draw);
  // `ready` rejects if a newer transition skips this one, which is harmless. If `draw` throws,
  // `ready` and `finished` reject, but `updateCallbackDone` already reports the error.
  transition.ready.catch(() => undefined);
  transition.finished.catch(() => undefined);
});
