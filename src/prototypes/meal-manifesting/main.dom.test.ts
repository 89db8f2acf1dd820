import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';

// The real module calls matchMedia, which jsdom lacks.
vi.mock('../shared/page', () => ({ isFramed: false, motionIsOn: () => false }));
// Each load of the real module would add another click listener to the document.
vi.mock('./tabs', () => ({ drawTabs: () => undefined, tabOf: () => null }));

const html = readFileSync(path.join(import.meta.dirname, 'index.html'), 'utf8');
const [, body = ''] = /<body[^>]*>(.*)<\/body>/s.exec(html) ?? [];

const find = (selector: string): HTMLElement => {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`Nothing matches ${selector}`);
  return element;
};
const click = (selector: string) => find(selector).click();
const choose = (field: 'seat' | 'meal' | 'row', value: string) =>
  click(`input[name="${field}"][value="${value}"]`);
const textOf = (selector: string) => find(selector).textContent.replaceAll(/\s+/g, ' ').trim();
const orderOf = (seat: string) =>
  document.querySelector(`#list [data-seat="${seat}"]`)?.textContent;
const left = (meal: string) => textOf(`.stock[data-meal="${meal}"] .number`);

async function load() {
  vi.resetModules();
  document.body.innerHTML = body;
  await import('./main');
}

beforeEach(async () => {
  Element.prototype.scrollIntoView = () => undefined;
  await load();
});

describe('the order form', () => {
  it('shows an error for each empty field, and focuses the first empty field', () => {
    click('#submit');
    expect(textOf('#seat-error')).toBe('Choose a seat.');
    expect(textOf('#meal-error')).toBe('Choose a meal.');
    expect(find('#seats').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(find('input[name="seat"]'));
    choose('seat', '3F');
    click('#submit');
    expect(document.activeElement).toBe(find('input[name="meal"]'));
    expect(document.querySelectorAll('#list .order')).toHaveLength(11);
  });

  it('refuses a second order for a seat, but lets the visitor change the first one', async () => {
    choose('seat', '2C');
    expect(textOf('#seat-error')).toContain('2C has ordered Salmon.');
    await vi.waitFor(() => expect(textOf('[role="status"]')).toContain('2C has ordered Salmon.'));
    choose('meal', 'rib');
    click('#submit');
    expect(orderOf('2C')).toContain('Salmon');

    click('#change');
    expect(document.activeElement).toBe(find('input[name="meal"][value="salmon"]'));
    expect((find('#note') as HTMLInputElement).value).toBe('Wake for the meal');
    choose('meal', 'rib');
    expect(textOf('#submit')).toBe('Change order for 2C');
    click('#submit');
    expect(orderOf('2C')).toContain('Short rib');
    expect([left('salmon'), left('rib')]).toEqual(['4', '2']);
  });

  it('refuses an order for a seat that has been served', () => {
    choose('seat', '1A');
    expect(textOf('#seat-error')).toContain('1A has been served');
    expect(find('#change').hidden).toBe(true);
  });

  it('refuses a sold-out meal, and marks a meal as sold out after its last tray is ordered', () => {
    choose('seat', '3F');
    choose('meal', 'ravioli');
    expect(textOf('#meal-error')).toContain('Ravioli is sold out.');
    click('#submit');
    expect(orderOf('3F')).toBeUndefined();
    choose('meal', 'tagine');
    expect(find('#meal-error').hidden).toBe(true);
    click('#submit');
    expect(orderOf('3F')).toContain('Tagine');
    expect(textOf('.stock[data-meal="tagine"] .stock-state')).toBe('Sold out');
  });
});

describe('the manifest', () => {
  it('Undo takes back each step, including Start over', () => {
    const before = textOf('#served');
    click('#list [data-seat="2A"] input');
    const after = textOf('#served');
    expect(Number(after)).toBe(Number(before) + 1);
    click('#restart');
    expect(textOf('#served')).toBe(before);
    click('#undo');
    expect(textOf('#served')).toBe(after);
    click('#undo');
    expect(textOf('#served')).toBe(before);
    expect((find('#undo') as HTMLButtonElement).disabled).toBe(true);
    expect(document.activeElement).toBe(find('#restart'));
  });

  it('filters the manifest by seat row, announces the number of orders, and keeps the filter after a reload', async () => {
    const shown = () => document.querySelectorAll('#list .cabin-row:not([hidden]) .order').length;
    choose('row', '1');
    expect(shown()).toBe(4);
    await vi.waitFor(() => expect(textOf('[role="status"]')).toBe('Row 1: 4 orders.'));
    choose('row', '4');
    expect(shown()).toBe(1);
    await load();
    expect(shown()).toBe(1);
  });

  it('shows a message if the chosen seat row has no orders', async () => {
    sessionStorage.setItem('prototype:meal-manifesting', '{"row":"4","orders":"[]"}');
    history.replaceState(null, '', '/');
    await load();
    expect(find('#empty').hidden).toBe(false);
    expect(textOf('#empty')).toBe('No orders in row 4 yet.');
  });
});
