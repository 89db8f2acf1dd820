import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ElementFacts } from './ElementFacts';
import { currentSelection, select } from './selection';

function show(html: string) {
  Object.assign(CSS, { supports: () => false });
  document.elementsFromPoint = () => [];
  Element.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 40.26, 20);
  Element.prototype.getAnimations = () => [];
  document.body.innerHTML = html;
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  select({ first: document.querySelector('#shown') ?? undefined });
  vi.runAllTimers();
  vi.useRealTimers();
  render(<ElementFacts />);
}

const row = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;

test('shows an element’s margin, border, and radius, and omits zero padding', () => {
  show(
    '<p id="shown" style="margin: 8px 0; border-top: 2px solid red; border-radius: 50%">Text</p>',
  );
  expect(row('Size')).toHaveTextContent('40.3 × 20');
  expect(row('Margin')).toHaveTextContent('8 0');
  expect(row('Border')).toHaveTextContent('2 0 0 0');
  expect(row('Radius')).toHaveTextContent('50%');
  expect(screen.queryByText('Padding')).not.toBeInTheDocument();
});

test('selects an ancestor when the tag name of that ancestor is clicked', () => {
  show('<main><div><article><p id="shown">Text</p></article></div></main>');
  expect(row('Inside')).toHaveTextContent('main/article');
  fireEvent.click(screen.getByRole('button', { name: 'main' }));
  expect(currentSelection().first).toBe(document.querySelector('main'));
});

test('copies the facts as lines of text', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  show('<p id="shown">Text</p>');
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeInTheDocument();
  expect(writeText.mock.calls[0]?.[0].split('\n')).toContain('Size: 40.3 × 20');
});

test('lists the CSS rules that match an element in any state, except those in media or feature queries that do not match', () => {
  show(
    '<style>p { margin: var(--gap); } p:hover { left: 0; } p:focus-within { right: 0; } b { top: 0; } @media (width < 1px) { p { top: 1px; } } @supports (top: 1lh) { p { top: 1lh; } }</style><p id="shown">Text</p>',
  );
  const details = screen.getByRole('group');
  details.toggleAttribute('open', true);
  fireEvent(details, new Event('toggle'));
  expect(details).toHaveTextContent('p { margin: var(--gap); }');
  expect(details).toHaveTextContent('p:hover { left: 0px; } p:focus-within { right: 0px; }');
  expect(details).not.toHaveTextContent('top');
});
