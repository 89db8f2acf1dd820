import { announce, find, make, onLink, setAttribute } from '../shared/dom';
import { choice, createStore, data, several } from '../shared/state';
import { kinds, pieceIds, pieces, serviceIds, services, type ServiceId } from './content';
import { startMenu } from './menu';
import { startReel } from './reel';

const views = ['home', 'services', 'work', 'about', 'contact'] as const;
const titles = {
  home: 'Home',
  services: 'Services',
  work: 'Work',
  about: 'About',
  contact: 'Contact',
} as const;

interface Draft {
  readonly name: string;
  readonly mail: string;
  readonly message: string;
}
const emptyDraft: Draft = { name: '', mail: '', message: '' };

function readDraft(value: unknown): Draft | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const entries = new Map(Object.entries(value));
  const word = (key: string): string => String(entries.get(key) ?? '').slice(0, 2000);
  return { name: word('name'), mail: word('mail'), message: word('message') };
}

const store = createStore('zogran-media', {
  view: choice(views, 'home'),
  service: choice(['', ...serviceIds], '', 'link'),
  show: choice(kinds, 'all'),
  piece: choice(['', ...pieceIds], '', 'link'),
  brief: several(serviceIds, []),
  draft: data<Draft>(emptyDraft, readDraft),
});
type State = ReturnType<typeof store.get>;

const dialog = find<HTMLDialogElement>('#piece');
const form = find<HTMLFormElement>('#brief');
const reel = startReel();
const menu = startMenu();
const section = (view: string): HTMLElement => find(`[id="view=${view}"]`);

function showView(state: State, previous: State): void {
  const first = state === previous;
  for (const view of views) section(view).hidden = view !== state.view;
  document.title = `${titles[state.view]}, Zogran Media: prototype`;
  document.querySelectorAll<HTMLAnchorElement>('nav a').forEach((anchor) => {
    const target = new URLSearchParams(anchor.hash.slice(1)).get('view');
    setAttribute(anchor, 'aria-current', target === state.view && 'page');
  });
  if (first || state.view === previous.view) return;
  reel.pause();
  menu.close();
  window.scrollTo(0, 0);
  if (!state.piece && !state.service)
    find('h2', section(state.view)).focus({ preventScroll: true });
}

function showService(state: State, previous: State): void {
  if (!state.service || (state.service === previous.service && state !== previous)) return;
  const card = find(`#service-${state.service}`);
  card.scrollIntoView({ block: 'center' });
  find('button', card).focus({ preventScroll: true });
}

function showPieces(state: State, previous: State): void {
  const items = [...document.querySelectorAll<HTMLElement>('#all-pieces > .piece')];
  for (const item of items) {
    item.hidden = state.show !== 'all' && item.dataset.kind !== state.show;
  }
  document.querySelectorAll<HTMLElement>('[data-show]').forEach((button) => {
    button.setAttribute('aria-pressed', String(button.dataset.show === state.show));
  });
  if (state.show === previous.show) return;
  const count = items.filter((item) => !item.hidden).length;
  announce(`${count} ${count === 1 ? 'piece' : 'pieces'}`);
}

function showPiece(state: State): void {
  const piece = pieces.find(({ id }) => id === state.piece);
  if (!piece) {
    if (dialog.open) dialog.close();
    return;
  }
  find('#piece-art').setAttribute('href', `#poster-${piece.id}`);
  find('#piece-title').textContent = piece.title;
  find('#piece-kind').textContent = piece.kind;
  find('#piece-text').textContent = piece.text;
  find('#piece-did').replaceChildren(...piece.did.map((done) => make('li', {}, done)));
  if (dialog.open) return;
  dialog.showModal();
  find('#piece-title').focus();
}

function turn(step: number): void {
  const at = pieceIds.findIndex((id) => id === store.get().piece);
  const next = pieceIds[(at + step + pieceIds.length) % pieceIds.length] ?? '';
  store.set({ piece: next });
  dialog.scrollTop = 0;
  announce(find('#piece-title').textContent ?? '');
}

dialog.addEventListener('close', () => {
  if (store.get().piece) store.set({ piece: '' });
});
dialog.addEventListener('click', (event) => {
  if (event.target === dialog) dialog.close();
});
dialog.addEventListener('keydown', (event) => {
  if (event.key === 'ArrowRight') turn(1);
  if (event.key === 'ArrowLeft') turn(-1);
});
find('#piece-close').addEventListener('click', () => dialog.close());
find('#piece-previous').addEventListener('click', () => turn(-1));
find('#piece-next').addEventListener('click', () => turn(1));

function showBrief(state: State): void {
  const chosen = state.brief;
  document.querySelectorAll<HTMLElement>('[data-service]').forEach((button) => {
    const on = chosen.some((id) => id === button.dataset.service);
    button.setAttribute('aria-pressed', String(on));
    find('.add-word', button).textContent = on ? 'In the brief' : 'Add to the brief';
  });
  form.querySelectorAll<HTMLInputElement>('[name="service"]').forEach((box) => {
    box.checked = chosen.some((id) => id === box.value);
  });
  const bar = find('.brief-bar');
  bar.hidden = chosen.length === 0;
  find('#brief-count').textContent = `${chosen.length} in your brief`;
  find('#brief-list').textContent = chosen.map((id) => services[id]).join(', ');
  const count = find('.count');
  count.hidden = chosen.length === 0;
  count.textContent = String(chosen.length);
}

function toggleService(id: ServiceId): void {
  const { brief } = store.get();
  const on = !brief.includes(id);
  store.set({ brief: on ? [...brief, id] : brief.filter((other) => other !== id) });
  announce(`${services[id]} ${on ? 'added to' : 'taken out of'} the brief`);
}

const fields = {
  name: { control: find<HTMLInputElement>('#name'), missing: 'Tell us your name' },
  mail: { control: find<HTMLInputElement>('#mail'), missing: 'We need an address to answer' },
  message: { control: find<HTMLTextAreaElement>('#message'), missing: 'One sentence is enough' },
} as const;
type FieldName = keyof typeof fields;
const fieldNames: readonly FieldName[] = ['name', 'mail', 'message'];

function judge(name: FieldName): boolean {
  const { control, missing } = fields[name];
  const value = control.value.trim();
  const wrongMail = name === 'mail' && value !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value);
  const error = value === '' ? missing : wrongMail ? 'This does not look like an address' : '';
  find(`#${name}-error`).textContent = error;
  setAttribute(control, 'aria-invalid', error !== '' && 'true');
  return error === '';
}

for (const name of fieldNames) {
  const { control } = fields[name];
  control.value = store.get().draft[name];
  control.addEventListener('input', () => {
    store.set({ draft: { ...store.get().draft, [name]: control.value } });
    if (control.getAttribute('aria-invalid')) judge(name);
  });
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  const wrong = fieldNames.filter((name) => !judge(name));
  const [firstWrong] = wrong;
  if (firstWrong) {
    fields[firstWrong].control.focus();
    announce(`${wrong.length} ${wrong.length === 1 ? 'field needs' : 'fields need'} a look`);
    return;
  }
  const chosen = store.get().brief.map((id) => services[id].toLowerCase());
  find('#sent-words').textContent =
    `${chosen.length > 0 ? `Your brief on ${chosen.join(', ')} is complete.` : 'Your brief is complete.'} This is a prototype, so nothing was sent.`;
  form.hidden = true;
  find('#sent').hidden = false;
  find('#sent h3').focus();
  store.set({ brief: [], draft: emptyDraft });
  for (const name of fieldNames) fields[name].control.value = '';
});
find('#again').addEventListener('click', () => {
  find('#sent').hidden = true;
  form.hidden = false;
  fields.name.control.focus();
});

document.addEventListener('click', (event) => {
  if (!(event.target instanceof Element)) return;
  const add = event.target.closest<HTMLElement>('[data-service]');
  const service = serviceIds.find((id) => id === add?.dataset.service);
  if (service) toggleService(service);
  const show = event.target.closest<HTMLElement>('[data-show]')?.dataset.show;
  const kind = kinds.find((id) => id === show);
  if (kind) store.set({ show: kind });
});

form.addEventListener('change', (event) => {
  const box = event.target;
  if (!(box instanceof HTMLInputElement) || box.name !== 'service') return;
  const service = serviceIds.find((id) => id === box.value);
  if (service) toggleService(service);
});

onLink((link) => {
  const query = new URLSearchParams(link.hash.slice(1));
  const view = views.find((id) => id === query.get('view')) ?? 'home';
  const same = view === store.get().view;
  // A link to a piece opens a dialog, and keeps the view that the dialog covers.
  const piece = pieceIds.find((id) => id === query.get('piece')) ?? '';
  if (piece) {
    store.set({ piece }, { push: true });
    return;
  }
  const service = serviceIds.find((id) => id === query.get('service')) ?? '';
  store.set({ view, service, piece: '' }, { push: true });
  if (same) {
    menu.close();
    window.scrollTo(0, 0);
    find('h2', section(view)).focus({ preventScroll: true });
  }
});

store.subscribe((state, previous) => {
  showView(state, previous);
  showService(state, previous);
  showPieces(state, previous);
  showBrief(state);
  showPiece(state);
});
