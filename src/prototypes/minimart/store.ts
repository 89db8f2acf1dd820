import { choice, createStore, several } from '../shared/state';
import { appIds, marketIds, pageIds, urgentIds } from './data';

export const store = createStore('minimart', {
  view: choice(['after', 'before', 'gallery'], 'after'),
  sort: choice(['attention', 'used', 'name'], 'attention'),
  page: choice(pageIds, 'home', 'link'),
  app: choice(['', ...appIds, ...marketIds], '', 'link'),
  pins: several([...appIds, ...marketIds], ['sales', 'bookings'], 'session'),
  settled: several(urgentIds, [], 'session'),
  added: several(marketIds, [], 'session'),
  opened: several([...appIds, ...marketIds], [], 'session'),
});

export type State = ReturnType<typeof store.get>;

const search = new URLSearchParams(location.search);
/** True in the gallery's iframes, where nothing animates or takes focus. */
export const isMiniature = search.has('miniature');
