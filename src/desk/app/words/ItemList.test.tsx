import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { deskOf, itemOf } from '../test-items';
import { DeskContext, type Desk } from '../use-desk';
import { ItemList } from './ItemList';
import type { Pointed } from '../outlines';

const items = [
  itemOf({ text: 'Hello from Atlanta.' }),
  itemOf({ field: 'greeting.lead', text: 'I design.' }),
  itemOf({ page: '/', field: 'hero.lead', kind: 'question', question: 'Which?', text: 'Which?' }),
];
const keys = items.map(({ key }) => key);

interface Shown {
  selected?: string;
  refusal?: string;
  writing?: readonly string[];
  of?: typeof items;
  open?: (typeof items)[number];
}

function show({ selected, refusal, writing = [], of = items, open }: Shown = {}) {
  Element.prototype.scrollIntoView = () => {};
  const change = vi.fn<Desk['change']>(() => Promise.resolve(undefined));
  const onSelect = vi.fn<(key: string | undefined) => void>();
  const onPoint = vi.fn<(pointed: Pointed | undefined) => void>();
  const pages = [{ path: '/about', name: 'About' }];
  const refused = new Map(refusal && selected ? [[selected, refusal]] : []);
  const desk = deskOf({ state: { pages, items: of }, change, writing: new Set(writing), refused });
  const listWith = (key: string | undefined) => (
    <DeskContext value={desk}>
      <ItemList
        items={of}
        open={open}
        path="/about"
        found={new Set([keys[0] ?? ''])}
        selected={key}
        pointed={undefined}
        onPoint={onPoint}
        onSelect={onSelect}
      />
    </DeskContext>
  );
  const { rerender } = render(listWith(selected));
  return { change, onSelect, onPoint, open: (key?: string) => rerender(listWith(key)) };
}

test('lists items by page, with their kind and field', () => {
  show();
  const about = screen.getByRole('region', { name: 'About' });
  expect(within(about).getByRole('heading', { name: 'About' })).toBeVisible();
  expect(
    within(about).getByRole('button', { name: /Draft · greeting: title Hello from Atlanta/ }),
  ).toHaveAttribute('aria-expanded', 'false');
});

test('notes which items are not visible on the page', () => {
  show();
  expect(screen.getByRole('button', { name: /I design.*Not visible/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Hello.*Not visible/ })).toBeNull();
});

test('selects a clicked item, and highlights it on the page', async () => {
  const { onSelect, onPoint } = show();
  await userEvent.click(screen.getByRole('button', { name: /I design/ }));
  expect(onSelect).toHaveBeenCalledWith(keys[1]);
  expect(onPoint).toHaveBeenCalledWith({ key: keys[1], from: 'list' });
});

test('Confirm opens the next item at once, while the confirmed one is still being saved', async () => {
  const { change, onSelect } = show({ selected: keys[0] });
  change.mockReturnValue(new Promise(() => {}));
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(change).toHaveBeenCalledExactlyOnceWith('confirm', [items[0]]);
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(keys[1]);
});

test('offers no button to confirm the template text of a new case', () => {
  const [prompt, ...of] = items.map((item) => ({ ...item, isPrompt: true }));
  show({ of: prompt ? [prompt, ...of] : of, selected: prompt?.key });
  expect(screen.getByRole('textbox', { name: 'Words' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Confirm/ })).toBeNull();
});

test('opens the next item after the words of a draft are saved', async () => {
  const { change, onSelect } = show({ selected: keys[0] });
  await userEvent.type(screen.getByRole('textbox', { name: 'Words' }), '!');
  await userEvent.click(screen.getByRole('button', { name: 'Save and confirm' }));
  const parts = ['Hello from Atlanta.!'];
  expect(change).toHaveBeenCalledExactlyOnceWith('edit', [items[0]], { parts });
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(keys[1]);
});

test('after the only item left on a page is confirmed, opens no item of another page', async () => {
  const { onSelect } = show({ selected: keys[1], writing: [keys[0] ?? ''] });
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(undefined);
});

test('says that there is nothing to show if the page has no items in the list', () => {
  show({ of: items.filter(({ page }) => page === '/') });
  const about = screen.getByRole('region', { name: 'About' });
  expect(within(about).getByRole('status')).toHaveTextContent('Nothing to show here.');
});

test('if a filter hides the open item, shows the item in a region of its own', () => {
  const [open, ...of] = items;
  show({ of, open, selected: open?.key });
  const region = screen.getByRole('region', { name: 'Open now' });
  expect(within(region).getByRole('textbox', { name: 'Words' })).toHaveValue('Hello from Atlanta.');
});

test('shows that an item is being saved', () => {
  show({ writing: [keys[1] ?? ''] });
  expect(screen.getByRole('button', { name: /I design.*Saving/ })).toBeVisible();
});

test('shows the error of the open item', () => {
  show({ selected: keys[0], refusal: 'The file changed on disk.' });
  expect(screen.getByRole('alert')).toHaveTextContent('The file changed on disk.');
});

test('confirms all drafts of a page together, except a draft with unsaved edits', async () => {
  const of = [...items, itemOf({ field: 'third', text: 'Third' })];
  const { change, open } = show({ of, selected: keys[0] });
  await userEvent.type(screen.getByRole('textbox', { name: 'Words' }), '!');
  await userEvent.click(screen.getByRole('button', { name: 'Confirm all 2' }));
  expect(change).toHaveBeenCalledExactlyOnceWith('confirm', [of[1], of[3]]);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  open();
  expect(screen.getByRole('button', { name: 'Confirm all 3' })).toBeVisible();
});

test('shows which placeholder picture an alternative text describes', () => {
  const of = [
    itemOf({
      kind: 'placeholder',
      field: 'photo',
      picture: { path: '', file: 'photo.svg', alt: 'Hills' },
    }),
    itemOf({ field: 'photo.alt', text: 'Hills' }),
  ];
  show({ of });
  expect(screen.getByRole('button', { name: /Hills.*Describes photo.svg/ })).toBeVisible();
});

test('when a figure is selected, lists the pages whose texts contain it', () => {
  const figure = itemOf({ kind: 'text', field: 'figures.grants', text: '2' });
  const part = { figure: 'figures.grants', value: '2', item: figure.key };
  const of = [figure, itemOf({ field: 'lead', parts: [part, ' grants'] })];
  show({ of, selected: figure.key });
  expect(screen.getByText('In the texts of: About')).toBeVisible();
});

test('saves a color from the color picker', async () => {
  const of = [itemOf({ kind: 'text', field: 'colors.accent', text: '#c5e36b' })];
  const { change } = show({ of, selected: of[0]?.key });
  fireEvent.change(screen.getByLabelText('Choose a color'), { target: { value: '#ffb35c' } });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(change).toHaveBeenCalledExactlyOnceWith('edit', of, { parts: ['#ffb35c'] });
});

test('Enter saves the owner’s answer to a question', async () => {
  const { change } = show({ selected: keys[2] });
  await userEvent.type(screen.getByRole('textbox', { name: 'Which?' }), 'The first.{Enter}');
  expect(change).toHaveBeenCalledExactlyOnceWith('answer', [items[2]], { text: 'The first.' });
});

test('does not close an item that was opened while an answer was being saved', async () => {
  const { change, onSelect, open } = show({ selected: keys[2] });
  let saved: (line: undefined) => void = () => {};
  change.mockReturnValue(new Promise((done) => (saved = done)));
  await userEvent.type(screen.getByRole('textbox', { name: 'Which?' }), 'The first.{Enter}');
  open(keys[0]);
  await act(async () => saved(undefined));
  expect(onSelect).not.toHaveBeenCalled();
});

test('copies a list entry, and opens the copy', async () => {
  const of = [
    itemOf({ field: 'blocks[0].points[1]', entries: ['blocks[0].points[1]', 'blocks[0]'] }),
  ];
  const { change, onSelect } = show({ of, selected: of[0]?.key });
  const point = screen.getByRole('group', { name: 'block 1, point 2' });
  await userEvent.click(within(point).getByRole('button', { name: 'Add another' }));
  expect(change).toHaveBeenCalledExactlyOnceWith('copy', of, { entry: 'blocks[0].points[1]' });
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('src/content/about.ts blocks[0].points[2]');
});

test('removes a list entry, and keeps the focus in the list of items', async () => {
  const of = [itemOf({ field: 'points[1]', entries: ['points[1]'] })];
  const { change } = show({ of, selected: of[0]?.key });
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(change).toHaveBeenCalledExactlyOnceWith('remove', of, { entry: 'points[1]' });
  expect(document.activeElement).toContainElement(screen.getByRole('button', { name: 'Remove' }));
});

test('hides the Remove button of a list entry while its words are unsaved', async () => {
  const of = [itemOf({ field: 'points[1]', entries: ['points[1]'] })];
  show({ of, selected: of[0]?.key });
  await userEvent.type(screen.getByRole('textbox', { name: 'Words' }), '!');
  expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
});

test('keeps an unsaved answer when another item opens', async () => {
  const { open } = show({ selected: keys[2] });
  await userEvent.type(screen.getByRole('textbox', { name: 'Which?' }), 'The se');
  open(keys[0]);
  open(keys[2]);
  expect(screen.getByRole('textbox', { name: 'Which?' })).toHaveValue('The se');
});
