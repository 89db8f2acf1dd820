import { boxOf, childrenOf, isOwn, parentOf, siblingsOf, subjectAt, subjectOf } from './elements';
import { ignoreEvent } from './vitals';
import { currentSelection, select } from './selection';

const longPress = 500;
const slack = 10;

const ownsArrows = 'input, select, textarea, video, [role="tablist"], [contenteditable]';

/** Called on every pointer move, so it uses getElementsByTagName, whose result browsers cache. */
const isModalOpen = () =>
  Array.from(document.getElementsByTagName('dialog')).some(({ open }) => open);

export function listen(leave: () => void): () => void {
  const stop = new AbortController();
  const on = <Type extends keyof WindowEventMap>(
    type: Type,
    act: (event: WindowEventMap[Type]) => void,
    capture = true,
  ) => addEventListener(type, act, { capture, signal: stop.signal });

  let at = '';
  let isPressed = false;
  let wasPressed = false;
  let pressedAt = 0;
  let pressing: number | undefined;
  let pressedLong = false;
  let from = { x: 0, y: 0 };

  const point = (event: PointerEvent) => {
    // Browsers also send pointer events when the page scrolls under a resting pointer. These must
    // not change the selection.
    const place = `${event.clientX} ${event.clientY}`;
    if (event.pointerType === 'touch' || place === at || isModalOpen()) return;
    at = place;
    const subject = subjectAt(event);
    const { first, isPinned } = currentSelection();
    if (!subject) return;
    if (event.shiftKey && first) select({ first, isPinned, second: subject });
    else if (!isPinned) select({ first: subject });
  };
  on('pointermove', point);
  // Moves inside an iframe go to the iframe's document, so the page gets only pointerover.
  on('pointerover', point);

  on('pointerdown', (event) => {
    isPressed = true;
    wasPressed = true;
    pressedAt = event.timeStamp;
    pressedLong = false;
    from = { x: event.clientX, y: event.clientY };
    const subject = subjectAt(event);
    const { first } = currentSelection();
    if (event.pointerType !== 'touch' || !subject || !first || isModalOpen()) return;
    pressing = window.setTimeout(() => {
      pressedLong = true;
      select({ first, second: subject, isPinned: true });
    }, longPress);
  });
  const release = () => {
    clearTimeout(pressing);
    pressing = undefined;
    isPressed = false;
  };
  on('pointerup', release);
  on('pointercancel', release);
  on('pointermove', ({ clientX, clientY }) => {
    if (Math.hypot(clientX - from.x, clientY - from.y) > slack) clearTimeout(pressing);
  });
  on('contextmenu', (event) => {
    // On a link, a long press would open the browser's context menu.
    if (pressing !== undefined) event.preventDefault();
  });

  on('click', (event) => {
    // A click by keyboard has no pointerdown before it. `event.detail`, the click count, cannot
    // tell such clicks apart, because Firefox counts them like clicks by pointer.
    const isByPointer = wasPressed;
    wasPressed = false;
    if (!event.isTrusted || !isByPointer || event.ctrlKey || event.metaKey) return;
    const subject = subjectAt(event);
    if (!subject || isModalOpen()) return;
    const { first, second, isPinned } = currentSelection();
    if (event.altKey) {
      // A click with Alt is for the page, not for Inspect. It is repeated without Alt, because with
      // Alt, some browsers download a link's target.
      event.preventDefault();
      event.stopPropagation();
      if (event.target instanceof Element) {
        event.target.closest<HTMLElement>('a, button, summary, input, label')?.click();
      }
      return;
    }
    if (isPinned && first === subject && !second && !pressedLong) {
      // A second click on the pinned element unpins it, and the page handles that click as usual.
      select({ first });
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    ignoreEvent(pressedAt);
    ignoreEvent();
    if (pressedLong) return;
    if (event.shiftKey && first) select({ first, second: subject, isPinned: true });
    else select({ first: subject, isPinned: true });
  });

  on('focusin', ({ target }) => {
    if (
      !isPressed &&
      // After a long press, browsers focus a link after pointerup, when `isPressed` is false.
      !pressedLong &&
      target instanceof Element &&
      !isOwn(target) &&
      target.matches(':not(main, h1)')
    ) {
      select({ first: subjectOf(target) ?? target, byKeyboard: true });
    }
  });

  on(
    'keydown',
    (event) => {
      wasPressed = false;
      pressedLong = false;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isModalOpen()) return;
      if (event.key === 'Escape') return leave();
      const { target } = event;
      if (target instanceof Element && target.closest(ownsArrows)) return;
      const { first, second } = currentSelection();
      const start = (event.shiftKey ? second : undefined) ?? first;
      const next = start?.isConnected ? stepFrom(start, event.key) : startFor(event.key);
      if (!next) return;
      event.preventDefault();
      ignoreEvent();
      show(next);
      if (event.shiftKey && first) select({ first, second: next, byKeyboard: true });
      else select({ first: next, byKeyboard: true });
    },
    false,
  );
  on('keyup', ({ key }) => {
    const { second, ...rest } = currentSelection();
    if (key === 'Shift' && second) select(rest);
  });

  return () => {
    clearTimeout(pressing);
    stop.abort();
    select({});
  };
}

function show(element: Element) {
  const { top, bottom } = boxOf(element);
  const isOn = bottom > 0 && top < innerHeight;
  if (isOn && bottom - top > innerHeight) return;
  element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

const isArrow = (key: string) => /^Arrow(Up|Down|Left|Right)$/.test(key);

const startFor = (key: string) =>
  isArrow(key) ? (document.querySelector('main h1') ?? undefined) : undefined;

function stepFrom(element: Element, key: string): Element | undefined {
  if (!isArrow(key)) return undefined;
  if (key === 'ArrowUp') return parentOf(element) ?? element;
  if (key === 'ArrowDown') return childrenOf(element)[0] ?? element;
  const beside = siblingsOf(element);
  const next = beside[beside.indexOf(element) + (key === 'ArrowRight' ? 1 : -1)];
  return next ?? element;
}
