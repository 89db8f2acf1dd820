import { make } from '../shared/dom';
import { motionIsOn } from '../shared/page';

const easing = getComputedStyle(document.documentElement).getPropertyValue('--ease');

const middle = (element: Element): { x: number; y: number } => {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
};

const isShown = (element: Element): boolean => element.getClientRects().length > 0;

export const shownOf = (...elements: (Element | null)[]): Element | undefined =>
  elements.find((element): element is Element => element !== null && isShown(element));

async function travel(
  traveler: HTMLElement,
  from: Element,
  to: Element,
  duration: number,
): Promise<void> {
  document.body.append(traveler);
  const start = middle(from);
  const end = middle(to);
  const at = ({ x, y }: { x: number; y: number }, scale: number): string =>
    `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;
  const between = { x: (start.x + end.x) / 2, y: Math.min(start.y, end.y) - 40 };
  const animation = traveler.animate(
    [
      { transform: at(start, 0.6), opacity: 0 },
      { transform: at({ x: start.x, y: start.y - 24 }, 1), opacity: 1, offset: 0.2 },
      { transform: at(between, 1), opacity: 1, offset: 0.55 },
      { transform: at(end, 0.7), opacity: 1, offset: 0.95 },
      { transform: at(end, 0.6), opacity: 0 },
    ],
    { duration, easing, fill: 'both' },
  );
  await animation.finished.catch(() => undefined);
  traveler.remove();
}

function nudge(element: Element): void {
  element.animate([{ transform: 'none' }, { transform: 'scale(1.12)' }, { transform: 'none' }], {
    duration: 260,
    easing: 'ease-out',
  });
}

export async function sendTicket(
  words: { seat: string; meal: string },
  from: Element,
  row: Element | undefined,
  stock: Element | undefined,
): Promise<void> {
  if (!motionIsOn() || !row || !isShown(from)) return;
  const ticket = make(
    'div',
    { class: 'ticket', 'aria-hidden': 'true' },
    make('b', {}, words.seat),
    make('span', {}, words.meal),
  );
  await travel(ticket, from, row, 700);
  nudge(row);
  await takeTray(row, stock);
}

export async function takeTray(from: Element, stock: Element | undefined): Promise<void> {
  if (!motionIsOn() || !stock || !isShown(from) || !isShown(stock)) return;
  await travel(make('div', { class: 'crumb', 'aria-hidden': 'true' }), from, stock, 480);
  nudge(stock);
}
