import { contrast, groundOf, resolve } from './colors';
import { boxOf, isVisible, searchNeighbors, tabStops, tagOf, type Neighbor } from './elements';
import { eachFrame } from './frames';
import { between, distanceTo, distanceWithin, type Box, type Distance } from './measure';
import { currentSelection, select } from './selection';

const scanInterval = 400;
const firstScanDelay = 40;

const round = Math.round;

export function drawEachFrame(root: HTMLElement): () => void {
  const marks = marksIn(root);
  let scanAroundAt = 0;
  let scanStopsAt = 0;
  let inspected: Element | undefined;
  let neighbors: Neighbor[] = [];
  let search: Iterator<undefined, Neighbor[]> | undefined;
  let padding = '';
  let color = '';
  let stops: { stop: HTMLElement; number: number }[] = [];
  let scrolled = '';

  const scanStops = () => {
    stops = tabStops()
      .map((stop, index) => ({ stop, number: index + 1 }))
      .filter(({ stop }) => isVisible(stop));
    scrolled = '';
  };
  /** Measures only after scrolling, resizing, or `scanStops`, because a page has many tab stops. */
  const readStops = () => {
    const place = `${scrollX} ${scrollY} ${innerWidth} ${innerHeight}`;
    if (place === scrolled) return undefined;
    scrolled = place;
    return stops
      .map(({ stop, number }) => ({ number, box: boxOf(stop) }))
      .filter(({ box: { top, bottom } }) => bottom > 0 && top < innerHeight);
  };
  const scanAround = (first: Element | undefined) => {
    search = first && searchNeighbors(first);
    if (!first) return;
    const { paddingTop, paddingRight, paddingBottom, paddingLeft } = getComputedStyle(first);
    padding =
      first instanceof SVGElement
        ? '0'
        : [paddingTop, paddingRight, paddingBottom, paddingLeft].join(' ');
    color = colorOn(first);
  };

  const searchOneLevel = () => {
    const step = search?.next();
    if (!step?.done) return;
    neighbors = step.value;
    search = undefined;
  };

  return eachFrame((time) => {
    const { first: chosen, second, isPinned } = currentSelection();
    const first = chosen?.isConnected ? chosen : undefined;
    if (chosen && !first) select({});
    if (first !== inspected) {
      inspected = first;
      neighbors = [];
      search = undefined;
      padding = '0';
      scanAroundAt = time + firstScanDelay;
    } else if (time > scanAroundAt) {
      scanAroundAt = time + scanInterval;
      scanAround(first);
    } else if (time > scanStopsAt) {
      scanStopsAt = time + scanInterval;
      scanStops();
    } else searchOneLevel();
    const box = first && boxOf(first);
    const other = second?.isConnected ? boxOf(second) : undefined;
    const boxes = neighbors.map((neighbor) => ({ ...neighbor, box: boxOf(neighbor.element) }));
    const numbers = readStops();
    const lines: Distance[] = !box
      ? []
      : other
        ? between(box, other)
        : boxes.map(({ side, isContainer, box: around }) =>
            isContainer ? distanceWithin(box, around, side) : distanceTo(box, around, side),
          );

    return () => {
      marks.frame(box, { label: first && box && labelOf(first, box), padding, color, isPinned });
      marks.other(other);
      marks.neighbors(
        other ? [] : boxes.filter(({ isContainer }) => !isContainer).map(({ box: it }) => it),
      );
      marks.lines(lines.filter(({ length }) => round(length) > 0));
      if (numbers) marks.numbers(numbers);
    };
  });
}

function labelOf(element: Element, { left, right, top, bottom }: Box): string {
  return `${tagOf(element)}  ${round(right - left)} × ${round(bottom - top)}`;
}

function colorOn(element: Element): string {
  const root = getComputedStyle(document.documentElement);
  const { rgba: ground } = groundOf(element.parentElement ?? element);
  const [best = 'accent'] = ['accent', 'night-accent']
    .map((name) => ({
      name,
      ratio: contrast(resolve(root.getPropertyValue(`--${name}`)), ground),
    }))
    .toSorted((one, another) => another.ratio - one.ratio)
    .map(({ name }) => name);
  return best;
}

/** True if most labels are wider than the box, and there is space for them to its right. */
const isNarrow = ({ left, right }: Box) => right - left < 220 && left + 260 < innerWidth;

interface FrameLook {
  label?: string;
  padding: string;
  color: string;
  isPinned?: boolean;
}

function marksIn(root: HTMLElement) {
  const written = new WeakMap<HTMLElement, string>();
  const one = (name: string) => root.querySelector<HTMLElement>(`[data-mark="${name}"]`);
  const all = (name: string) => [...root.querySelectorAll<HTMLElement>(`[data-mark="${name}"]`)];
  const [frame, other] = [one('frame'), one('other')];
  const [neighbors, lines] = [all('neighbor'), all('line')];
  const stops = one('stops');

  const put = (mark: HTMLElement | null | undefined, box: Box | undefined, text = '') => {
    if (!mark) return;
    const key = box && [box.left, box.top, box.right, box.bottom].map(round).join(' ') + text;
    if (written.get(mark) === (key ?? '')) return;
    written.set(mark, key ?? '');
    mark.hidden = !box;
    if (!box) return;
    mark.style.transform = `translate(${round(box.left)}px, ${round(box.top)}px)`;
    mark.style.width = `${round(box.right) - round(box.left)}px`;
    mark.style.height = `${round(box.bottom) - round(box.top)}px`;
    const label = mark.querySelector('b');
    if (label) label.textContent = text;
  };

  return {
    frame(box: Box | undefined, { label = '', padding, color, isPinned = false }: FrameLook) {
      if (frame && box) {
        frame.dataset.label =
          box.top > 30 ? 'above' : box.bottom < innerHeight - 30 ? 'below' : 'in';
        root.dataset.color = color;
        frame.toggleAttribute('data-narrow', isNarrow(box));
        frame.toggleAttribute('data-pinned', isPinned);
        const inner = frame.querySelector<HTMLElement>('u');
        if (inner && inner.dataset.of !== padding) {
          inner.dataset.of = padding;
          inner.style.borderWidth = padding;
        }
      }
      put(frame, box, label);
    },
    other: (box: Box | undefined) => put(other, box),
    neighbors(boxes: Box[]) {
      neighbors.forEach((mark, index) => put(mark, boxes[index]));
    },
    lines(distances: Distance[]) {
      lines.forEach((mark, index) => {
        const line = distances[index];
        if (line) mark.dataset.axis = line.axis;
        put(mark, line && boxOfLine(line), line && String(round(line.length)));
      });
    },
    numbers(found: { number: number; box: Box }[]) {
      const missing = found.length - (stops?.children.length ?? 0);
      for (let index = 0; index < missing; index += 1) stops?.append(document.createElement('i'));
      [...(stops?.children ?? [])].forEach((mark, index) => {
        const stop = found[index];
        if (!(mark instanceof HTMLElement)) return;
        const key = stop ? `${stop.number} ${round(stop.box.left)} ${round(stop.box.top)}` : '';
        if (written.get(mark) === key) return;
        written.set(mark, key);
        mark.hidden = !stop;
        if (!stop) return;
        mark.textContent = String(stop.number);
        const [x, y] = [Math.max(stop.box.left - 8, 0), Math.max(stop.box.top - 8, 0)];
        mark.style.transform = `translate(${round(x)}px, ${round(y)}px)`;
      });
    },
  };
}

const boxOfLine = ({ x, y, length, axis }: Distance): Box => ({
  left: x,
  top: y,
  right: axis === 'x' ? x + length : x,
  bottom: axis === 'y' ? y + length : y,
});
