import { hideOverlays } from './follow-server';
import type { Kind } from './content-items';
import { type Spot, spotsOf, type Placed } from './marks';

export type Outlined = Placed & { kind: Kind };

export interface Pointed {
  key: string;
  from: 'page' | 'list';
}

interface Listener {
  onPoint: (key: string | undefined) => void;
  onPick: (key: string) => void;
  onFound: (keys: ReadonlySet<string>) => void;
}

interface Box {
  item: Outlined;
  spot: Spot;
  rect: DOMRect;
}

/* Each line of an outline has a light edge on both sides, so it is visible on any background. */
const styles = `
  div { position: fixed; inset: 0 auto auto 0; box-sizing: border-box; color: #b83a1e; border: 1.5px solid;
    box-shadow: 0 0 0 1px #f4efe6, inset 0 0 0 1px #f4efe6; }
  .draft { border-style: dashed; }
  .question { border: 3px double; }
  .placeholder { border-width: 7px; border-image: repeating-linear-gradient(-45deg, #b83a1e 0 3px, #f4efe6 3px 9px) 7; }
  .text { border-style: dotted; }
  .shown { border: 2px solid; border-image: none; }
  i { display: none; position: absolute; width: 9px; height: 9px; border: 1.5px solid; background: #f4efe6; }
  .shown i { display: block; }
  i:nth-child(odd) { left: -6px; }
  i:nth-child(even) { right: -6px; }
  i:nth-child(-n + 2) { top: -6px; }
  i:nth-child(n + 3) { bottom: -6px; }
`;

const gap = 4;
const searchDebounce = 200;

const elementOf = (spot: Spot): Element | null =>
  'startContainer' in spot ? spot.startContainer.parentElement : spot;

const isSeen = (spot: Spot) =>
  elementOf(spot)?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) === true;

export class Outlines {
  private items: readonly Outlined[] = [];
  private outlined: ReadonlySet<Kind> = new Set();
  private spots = new Map<string, Spot[]>();
  private boxes: Box[] = [];
  private shown: string | undefined;
  private picking = true;
  private looking: ReturnType<typeof setTimeout> | undefined;
  private drawing = 0;
  private raisedAbove: Element | undefined;

  private readonly window: Window;
  private readonly page: Document;
  private readonly listener: Listener;
  private readonly host: HTMLElement;
  private readonly layer: HTMLElement;
  private readonly ending = new AbortController();

  constructor(window: Window, listener: Listener) {
    this.window = window;
    this.page = window.document;
    this.listener = listener;
    this.host = this.page.createElement('aside');
    this.host.setAttribute('aria-hidden', 'true');
    // A popover is above everything except what enters the top layer after it, such as a dialog.
    this.host.popover = 'manual';
    this.host.style.cssText =
      'position: fixed; inset: 0; width: auto; height: auto; margin: 0; padding: 0; border: 0; background: none; overflow: clip; pointer-events: none;';
    const sheet = this.page.createElement('style');
    sheet.textContent = styles;
    this.layer = this.page.createElement('section');
    this.host.attachShadow({ mode: 'open' }).append(sheet, this.layer);
    this.page.documentElement.append(this.host);
    this.host.showPopover();

    const { signal } = this.ending;
    const draw = () => this.draw();
    this.page.addEventListener('scroll', draw, { capture: true, passive: true, signal });
    window.addEventListener('resize', draw, { signal });
    // Animations fire no event at each step, so a timer redraws the outlines.
    const following = setInterval(draw, 400);
    const stopHiding = hideOverlays(this.page);
    const observer = new MutationObserver(() => this.look());
    observer.observe(this.page.body, { childList: true, characterData: true, subtree: true });
    signal.addEventListener('abort', () => {
      clearInterval(following);
      stopHiding();
      observer.disconnect();
    });
    this.page.addEventListener('pointermove', (event) => this.point(event), { signal });
    this.page.documentElement.addEventListener(
      'pointerleave',
      () => this.listener.onPoint(undefined),
      { signal },
    );
    this.page.addEventListener('click', (event) => this.pick(event), { capture: true, signal });
  }

  show(items: readonly Outlined[], outlined: ReadonlySet<Kind>) {
    this.items = items;
    this.outlined = outlined;
    this.look();
  }

  frame(key: string | undefined, intoView: boolean) {
    this.shown = key;
    const spot = this.spots.get(key ?? '')?.find(isSeen);
    if (intoView && spot) {
      const { top, height } = spot.getBoundingClientRect();
      const { innerHeight, scrollY } = this.window;
      const isInView = top >= 60 && top + Math.min(height, innerHeight / 2) <= innerHeight - 20;
      const to = scrollY + top - (innerHeight - Math.min(height, innerHeight)) / 2;
      if (!isInView) this.window.scrollTo({ top: to, behavior: 'instant' });
    }
    this.draw();
  }

  setPicking(picking: boolean) {
    this.picking = picking;
    this.page.documentElement.style.cursor = '';
  }

  end() {
    this.ending.abort();
    clearTimeout(this.looking);
    this.window.cancelAnimationFrame(this.drawing);
    this.host.remove();
  }

  private look() {
    clearTimeout(this.looking);
    this.looking = setTimeout(() => {
      this.spots = spotsOf(this.page.body, this.items, this.window.deskSpots?.() ?? []);
      const found = [...this.spots].filter(([, spots]) => spots.some(isSeen));
      // If no item is found, the page is still loading, so the items are not reported as missing.
      if (found.length > 0) this.listener.onFound(new Set(found.map(([key]) => key)));
      this.draw();
    }, searchDebounce);
  }

  private draw() {
    this.window.cancelAnimationFrame(this.drawing);
    this.drawing = this.window.requestAnimationFrame(() => this.drawNow());
  }

  private drawNow() {
    const { innerWidth, innerHeight } = this.window;
    const dialog = [...this.page.querySelectorAll('dialog[open]')].at(-1);
    if (dialog && dialog !== this.raisedAbove) {
      this.host.hidePopover();
      this.host.showPopover();
    }
    this.raisedAbove = dialog;
    const front = dialog ?? this.page.body;
    this.boxes = this.items.flatMap((item) =>
      (this.spots.get(item.key) ?? []).flatMap((spot) => {
        const rect = spot.getBoundingClientRect();
        const isOnScreen =
          rect.width > 0 &&
          rect.height > 0 &&
          rect.bottom > 0 &&
          rect.top < innerHeight &&
          rect.right > 0 &&
          rect.left < innerWidth;
        return isOnScreen && front.contains(elementOf(spot)) && isSeen(spot)
          ? [{ item, spot, rect }]
          : [];
      }),
    );
    const drawn = this.boxes
      .filter(({ item }) => this.outlined.has(item.kind) || item.key === this.shown)
      .map(({ item, rect }) => {
        const box = this.page.createElement('div');
        box.className = item.key === this.shown ? `${item.kind} shown` : item.kind;
        box.style.cssText = `width: ${rect.width + 2 * gap}px; height: ${rect.height + 2 * gap}px; transform: translate(${rect.left - gap}px, ${rect.top - gap}px)`;
        box.append(...Array.from({ length: 4 }, () => this.page.createElement('i')));
        return box;
      });
    this.layer.replaceChildren(...drawn);
  }

  private at({ clientX: x, clientY: y }: MouseEvent): string | undefined {
    const layers = this.page.elementsFromPoint(x, y);
    const rank = ({ item, spot, rect }: Box) => {
      const layer = layers.indexOf(elementOf(spot) ?? this.page.body);
      const isText = item.kind !== 'placeholder' && item.kind !== 'picture';
      // A section that is a placeholder comes last, so that a click reaches the items inside it.
      const isSection = item.anchor !== undefined;
      return [
        Number(isSection),
        layer < 0 ? Infinity : layer,
        rect.width * rect.height,
        Number(isText),
      ];
    };
    const isThere = ({ left, right, top, bottom }: DOMRect) =>
      x >= left - gap && x <= right + gap && y >= top - gap && y <= bottom + gap;
    return this.boxes
      .filter(({ spot }) => [...spot.getClientRects()].some(isThere))
      .map((box) => ({ key: box.item.key, rank: rank(box) }))
      .toSorted((one, other) => {
        const at = one.rank.findIndex((value, index) => value !== other.rank[index]);
        return at < 0 ? 0 : (one.rank[at] ?? 0) - (other.rank[at] ?? 0);
      })[0]?.key;
  }

  private point(event: PointerEvent) {
    const key = this.picking ? this.at(event) : undefined;
    this.page.documentElement.style.cursor = key ? 'pointer' : '';
    this.listener.onPoint(key);
  }

  private pick(event: MouseEvent) {
    const key = this.picking && event.isTrusted ? this.at(event) : undefined;
    if (!key) return;
    event.preventDefault();
    event.stopPropagation();
    this.listener.onPick(key);
  }
}
