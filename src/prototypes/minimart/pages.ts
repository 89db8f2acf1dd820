import { make } from '../shared/dom';
import { colorOf, installed, monthly, nameOf, needsAttention, textOf, tile } from './cards';
import {
  type AppId,
  type MarketId,
  type PageId,
  dollars,
  facts,
  market,
  marketIds,
  salesByDay,
} from './data';
import type { State } from './store';

interface PageActions {
  open(id: AppId): void;
  add(id: MarketId): void;
  remove(id: MarketId): void;
}

type Draw = (state: State, act: PageActions) => HTMLElement[];

/** Leaves out Home, whose markup is in index.html. */
const pages: Record<Exclude<PageId, 'home'>, Draw> = {
  apps,
  market: shop,
  reports,
  billing,
  team,
  help,
};

export function fillPage(
  place: HTMLElement,
  id: Exclude<PageId, 'home'>,
  state: State,
  act: PageActions,
): void {
  place.replaceChildren(...pages[id](state, act));
}

const title = (text: string, below: string): HTMLElement =>
  make(
    'div',
    { class: 'top' },
    make('div', {}, make('h2', {}, text), make('p', { class: 'sub' }, below)),
  );

const cell = (...content: (Node | string)[]): HTMLElement => make('td', {}, ...content);

function table(
  name: string,
  heads: readonly string[],
  rows: readonly HTMLElement[][],
): HTMLElement {
  return make(
    'table',
    { class: `table ${name}` },
    make('thead', {}, make('tr', {}, ...heads.map((head) => make('th', { scope: 'col' }, head)))),
    make('tbody', {}, ...rows.map((cells) => make('tr', {}, ...cells))),
  );
}

const appName = (id: AppId, ...name: (Node | string)[]): HTMLElement =>
  make(
    'th',
    { scope: 'row' },
    make(
      'span',
      { class: 'with-tile' },
      tile(id, colorOf(id)),
      ...(name.length ? name : [nameOf(id)]),
    ),
  );

function apps(state: State, act: PageActions): HTMLElement[] {
  const ids = installed(state).toSorted((a, b) => nameOf(a).localeCompare(nameOf(b)));
  return [
    title('My apps', `${ids.length} apps, ${dollars(monthly(state))} a month`),
    table(
      'apps-table',
      ['App', 'What is new', 'Last used'],
      ids.map((id) => {
        const open = make(
          'button',
          { type: 'button', class: 'row-open', 'aria-haspopup': 'dialog', 'data-opens': id },
          nameOf(id),
        );
        open.addEventListener('click', () => act.open(id));
        const news = cell(textOf(id, '.state'));
        news.className = needsAttention(id, state) ? 'urgent-text' : '';
        return [appName(id, open), news, cell(textOf(id, '.used b'))];
      }),
    ),
  ];
}

function shop(state: State, act: PageActions): HTMLElement[] {
  return [
    title('Marketplace', 'Four apps that stores like yours often add. The first month is free.'),
    make(
      'ul',
      { class: 'offers', role: 'list' },
      ...marketIds.map((id) => {
        const added = state.added.includes(id);
        const button = make('button', { type: 'button', class: 'offer-button', 'data-offer': id });
        button.append(
          added ? 'Remove' : 'Add',
          make('span', { class: 'unseen' }, ` ${market[id].name}`),
        );
        button.classList.toggle('quiet', added);
        button.addEventListener('click', () => (added ? act.remove(id) : act.add(id)));
        return make(
          'li',
          { class: 'offer' },
          tile(id, market[id].tile),
          make('h3', {}, market[id].name),
          make('p', {}, market[id].about),
          make(
            'p',
            { class: 'price' },
            added ? 'On your home screen' : `${dollars(facts[id].price)} a month`,
          ),
          button,
        );
      }),
    ),
  ];
}

function reports(): HTMLElement[] {
  const total = salesByDay.reduce((sum, [, amount]) => sum + amount, 0);
  const most = Math.max(...salesByDay.map(([, amount]) => amount));
  return [
    title('Reports', `${dollars(total)} in the last 7 days, the best day was Saturday.`),
    table(
      'bars',
      ['Day', 'Sales'],
      salesByDay.map(([day, amount]) => {
        const bar = make('span', { class: 'bar' });
        bar.style.setProperty('--share', String(amount / most));
        bar.classList.toggle('best', amount === most);
        return [make('th', { scope: 'row' }, day), cell(bar, dollars(amount))];
      }),
    ),
  ];
}

function billing(state: State): HTMLElement[] {
  const ids = installed(state).toSorted((a, b) => facts[b].price - facts[a].price);
  const list = table(
    'bill',
    ['App', 'A month'],
    ids.map((id) => [appName(id), cell(dollars(facts[id].price))]),
  );
  list.append(
    make(
      'tfoot',
      {},
      make('tr', {}, make('th', { scope: 'row' }, 'Total'), cell(dollars(monthly(state)))),
    ),
  );
  return [title('Billing', `The next invoice is ${dollars(monthly(state))}, on June 1.`), list];
}

function team(): HTMLElement[] {
  const people = [
    ['Owner', 'Everything'],
    ['Manager', 'Everything but Payroll, Invoices, and Website'],
    ['Cashier, mornings', 'Bookings, Inventory, Loyalty cards, Shipping labels'],
    ['Cashier, weekends', 'Bookings, Inventory, Loyalty cards, Shipping labels'],
  ] as const;
  return [
    title('Team', '4 people can sign in to this store.'),
    table(
      'people',
      ['Role', 'Can use'],
      people.map(([role, access]) => [make('th', { scope: 'row' }, role), cell(access)]),
    ),
  ];
}

function help(): HTMLElement[] {
  const answers = [
    [
      'Why is an app on top of my home screen?',
      'It needs something from you. Once the task is done, the app returns to its place.',
    ],
    ['How do I keep an app in sight?', 'Pin it. Pinned apps stay above all others in any order.'],
    [
      'What happens when I remove an app?',
      'We keep its data for 30 days, and you stop paying with the next invoice.',
    ],
  ] as const;
  return [
    title('Help', 'Short answers first.'),
    ...answers.map(([question, answer], at) => {
      const item = make(
        'details',
        { class: 'answer' },
        make('summary', {}, question),
        make('p', {}, answer),
      );
      item.open = at === 0;
      return item;
    }),
  ];
}
