import { fill } from '../shared/markup';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Marking {
  readonly numbers: 'above' | 'left';
  readonly width: 'above' | 'below' | 'none';
}

/**
 * `scale` is the component's zoom. The lengths written beside the component are divided by it, so
 * they are in unzoomed pixels.
 */
export function drawAnatomy(
  layer: HTMLElement,
  component: HTMLElement,
  scale: number,
  marking: Marking,
): void {
  const origin = layer.getBoundingClientRect();
  const place = (element: Element): Box => {
    const rect = element.getBoundingClientRect();
    return {
      left: rect.left - origin.left,
      top: rect.top - origin.top,
      right: rect.right - origin.left,
      bottom: rect.bottom - origin.top,
    };
  };

  const drawn: string[] = [];
  const box = component.matches('[data-box]') ? component : component.querySelector('[data-box]');
  if (box) {
    const around = place(box);
    drawn.push(...paddings(around, getComputedStyle(box), scale));
    // Numbers are on the left if parts are stacked. Then the gaps are labeled on the right, so the
    // height is labeled farther to the right.
    drawn.push(height(around, scale, marking.numbers === 'left' ? 36 : 16));
    if (marking.width !== 'none') drawn.push(width(around, scale, marking.width));
  }
  const parts = firstOfEach(component);
  drawn.push(...gaps(parts, place, scale));
  drawn.push(...numbers(parts, place, marking.numbers, place(component)));
  fill(layer, `<svg width="100%" height="100%">${drawn.join('')}</svg>`);
}

function firstOfEach(component: HTMLElement): Element[] {
  const byNumber = new Map<string, Element>();
  const whole = component.dataset.part ? [component] : [];
  for (const part of [...whole, ...component.querySelectorAll<HTMLElement>('[data-part]')]) {
    const number = part.dataset.part ?? '';
    if (!byNumber.has(number)) byNumber.set(number, part);
  }
  return [...byNumber].toSorted(([a], [b]) => a.localeCompare(b)).map(([, part]) => part);
}

const plateRoom = 18;

const round = (value: number): number => Math.round(value * 10) / 10;

function area(left: number, top: number, right: number, bottom: number): string {
  return `<rect class="mark-area" x="${round(left)}" y="${round(top)}" width="${round(right - left)}" height="${round(bottom - top)}"/>`;
}

function figure(x: number, y: number, value: number, side: 'middle' | 'start' = 'middle'): string {
  const words = String(Math.round(value));
  const wide = words.length * 6.2 + 4;
  const left = side === 'middle' ? x - wide / 2 : x;
  return `<rect class="mark-plate" x="${round(left)}" y="${round(y - 7)}" width="${wide}" height="14" rx="2.5"/><text class="mark-figure" x="${round(left + wide / 2)}" y="${round(y + 3.6)}" text-anchor="middle">${words}</text>`;
}

function paddings(box: Box, style: CSSStyleDeclaration, scale: number): string[] {
  const left = parseFloat(style.paddingLeft) * scale;
  const right = parseFloat(style.paddingRight) * scale;
  if (left < 2) return [];
  // A plate wider than the padding would cover content, so it moves to the box's bottom edge.
  const y = Math.min(left, right) < plateRoom ? box.bottom : (box.top + box.bottom) / 2;
  return [
    area(box.left, box.top, box.left + left, box.bottom),
    area(box.right - right, box.top, box.right, box.bottom),
    figure(box.left + left / 2, y, left / scale),
    figure(box.right - right / 2, y, right / scale),
  ];
}

function height(box: Box, scale: number, away: number): string {
  const x = box.right + away;
  const middle = (box.top + box.bottom) / 2;
  return `<path class="mark-line" d="M${x - 5} ${box.top}h10M${x - 5} ${box.bottom}h10M${x} ${box.top}V${box.bottom}"/>${figure(x + 9, middle, (box.bottom - box.top) / scale, 'start')}`;
}

function width(box: Box, scale: number, side: 'above' | 'below'): string {
  const y = side === 'below' ? box.bottom + 34 : box.top - 16;
  const middle = (box.left + box.right) / 2;
  const at = side === 'below' ? y + 13 : y - 12;
  return `<path class="mark-line" d="M${box.left} ${y - 5}v10M${box.right} ${y - 5}v10M${box.left} ${y}H${box.right}"/>${figure(middle, at, (box.right - box.left) / scale)}`;
}

function gaps(parts: Element[], place: (element: Element) => Box, scale: number): string[] {
  const drawn: string[] = [];
  for (const part of parts) {
    const next = part.nextElementSibling;
    if (!next || !(next instanceof HTMLElement) || !next.dataset.part) continue;
    const a = place(part);
    const b = place(next);
    const beside = b.left - a.right;
    const below = b.top - a.bottom;
    if (beside >= 2 && beside <= 48 * scale) {
      const top = Math.min(a.top, b.top);
      const bottom = Math.max(a.bottom, b.bottom);
      drawn.push(area(a.right, top, b.left, bottom));
      const edge = part.closest('[data-box]');
      const y = beside < plateRoom && edge ? place(edge).bottom : (top + bottom) / 2;
      drawn.push(figure((a.right + b.left) / 2, y, beside / scale));
    } else if (below >= 2 && below <= 48 * scale) {
      drawn.push(area(b.left, a.bottom, b.right, b.top));
      drawn.push(figure(b.right + 8, (a.bottom + b.top) / 2, below / scale, 'start'));
    }
  }
  return drawn;
}

function numbers(
  parts: Element[],
  place: (element: Element) => Box,
  side: 'above' | 'left',
  whole: Box,
): string[] {
  return parts.map((part, at) => {
    const box = place(part);
    const contains = parts.some((other) => other !== part && part.contains(other));
    if (side === 'above') {
      const x = contains ? box.left + 2 : Math.min((box.left + box.right) / 2, box.left + 60);
      const y = whole.top - 30;
      const end = contains ? box.top : box.top + 3;
      return badge(x, y, `M${round(x)} ${y + 10}V${round(end)}`, at);
    }
    const x = whole.left - 30;
    const y = (box.top + box.bottom) / 2;
    return badge(x, y, `M${x + 10} ${round(y)}H${round(Math.max(box.left, whole.left) - 3)}`, at);
  });
}

function badge(x: number, y: number, leader: string, at: number): string {
  return `<path class="mark-line" d="${leader}"/><circle class="mark-badge" cx="${round(x)}" cy="${round(y)}" r="10"/><text class="mark-number" x="${round(x)}" y="${round(y + 4)}" text-anchor="middle">${at + 1}</text>`;
}
