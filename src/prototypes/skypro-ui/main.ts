import { fill } from '../shared/markup';
import { announce, find, onLink, setAttribute } from '../shared/dom';
import { onSettings, themeIsDark } from '../shared/page';
import { choice, createStore, flag, text } from '../shared/state';
import { drawAnatomy, type Marking } from './anatomy';
import {
  componentIds,
  components,
  sizes,
  textPair,
  themes,
  tokensOf,
  type ComponentId,
  type Option,
  type Size,
  type Theme,
} from './catalog';
import { icon, draw, snippet } from './markup';
import { behave } from './live';
import { drawSheet, drawSpecimen } from './sheets';

const views = ['component', 'sheet', 'specimen'] as const;
const viewNames = { component: 'Live', sheet: 'States', specimen: 'Library' } as const;
const sizeNames: Readonly<Record<Size, string>> = { s: 'Small', m: 'Medium', l: 'Large' };
const themeNames: Readonly<Record<Theme, string>> = {
  light: 'Light',
  dark: 'Dark',
  contrast: '<b class="wide-only">High contrast</b><b class="narrow-only">Contrast</b>',
};
const markings: Readonly<Record<ComponentId, Marking>> = {
  button: { numbers: 'above', width: 'below' },
  field: { numbers: 'left', width: 'none' },
  list: { numbers: 'above', width: 'none' },
  file: { numbers: 'left', width: 'above' },
};

const store = createStore('skypro-ui', {
  view: choice(views, 'component'),
  component: choice(componentIds, 'button'),
  variant: text(''),
  state: text('default'),
  size: choice(sizes, 'm'),
  theme: choice(['page', ...themes], 'page'),
  anatomy: flag(false),
});
type State = ReturnType<typeof store.get>;

/**
 * A variant or state that the component lacks becomes the component's first one. The theme `page`
 * becomes `light` or `dark`, as the page is.
 */
function resolve(state: State): { variant: string; state: string; theme: Theme } {
  const { variants, states } = components[state.component];
  const known = (options: readonly Option[], id: string): string =>
    (options.find((option) => option.id === id) ?? options[0])?.id ?? '';
  return {
    variant: known(variants, state.variant),
    state: known(states, state.state),
    theme: state.theme === 'page' ? (themeIsDark() ? 'dark' : 'light') : state.theme,
  };
}

const canvas = find('#canvas');
const fit = find('#fit');
const marks = find('#marks');
const optionsBox = find('#options');
const details = find<HTMLDetailsElement>('details.options');
const anatomySwitch = find<HTMLInputElement>('#anatomy');
const copyButton = find<HTMLButtonElement>('#copy');

find('#still').remove();

/** Links have a real hash, so that they can be opened in a new tab. */
function linkTo(change: Partial<State>): string {
  return store.hashFor({ variant: '', state: 'default', anatomy: false, ...change });
}

function links(
  list: Element,
  entries: readonly { href: string; name: string; current: boolean }[],
) {
  const anchors = list.querySelectorAll('a');
  if (anchors.length !== entries.length) {
    fill(list, entries.map(() => '<li><a href="#"></a></li>').join(''));
  }
  list.querySelectorAll('a').forEach((anchor, at) => {
    const entry = entries[at];
    if (!entry) return;
    anchor.href = entry.href;
    anchor.textContent = entry.name;
    setAttribute(anchor, 'aria-current', entry.current && 'true');
  });
}

function radios(name: string, title: string, options: readonly Option[], kind: string): string {
  const items = options
    .map(
      (option) =>
        `<label class="choice"><input type="radio" name="${name}" value="${option.id}"><span>${option.name}</span></label>`,
    )
    .join('');
  return `<fieldset class="${kind}"><legend>${title}</legend><div class="choices">${items}</div></fieldset>`;
}

const themeOptions = themes.map((id) => ({ id, name: themeNames[id] }));
fill(find('#canvas-theme'), radios('theme', 'Theme', themeOptions, 'segments unseen-legend'));

function check(name: string, value: string): void {
  document
    .querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)
    .forEach((input) => (input.checked = input.value === value));
}

function render(state: State, previous: State): void {
  const first = state === previous;
  const now = resolve(state);
  const before = resolve(previous);
  const component = components[state.component];

  links(
    find('#component-links'),
    componentIds.map((id) => ({
      href: linkTo({ component: id, view: state.view === 'specimen' ? 'component' : state.view }),
      name: components[id].name,
      current: state.view !== 'specimen' && id === state.component,
    })),
  );
  links(
    find('#view-links'),
    views.map((id) => ({
      href: store.hashFor({ view: id }),
      name: viewNames[id],
      current: id === state.view,
    })),
  );
  for (const id of views) find(`#${id}`).hidden = id !== state.view;

  const changed = state.component !== previous.component || first;
  if (changed) {
    fill(
      optionsBox,
      radios(
        'variant',
        state.component === 'file' ? 'Kind' : 'Variant',
        component.variants,
        'chips',
      ) +
        radios('state', 'State', component.states, 'chips') +
        radios(
          'size',
          'Size',
          sizes.map((id) => ({ id, name: sizeNames[id] })),
          'segments',
        ),
    );
    find('#component-name').textContent = component.name;
    find('#component-about').textContent = component.about;
  }
  check('variant', now.variant);
  check('state', now.state);
  check('size', state.size);
  check('theme', now.theme);
  anatomySwitch.checked = state.anatomy;
  const nameOf = (options: readonly Option[], id: string): string =>
    options.find((option) => option.id === id)?.name ?? '';
  find('#options-now').textContent = [
    nameOf(component.variants, now.variant),
    nameOf(component.states, now.state),
    sizeNames[state.size],
  ].join(', ');

  if (state.view === 'component') {
    const redraw =
      changed ||
      now.variant !== before.variant ||
      now.state !== before.state ||
      state.size !== previous.size ||
      !fit.hasChildNodes();
    canvas.dataset.theme = now.theme;
    canvas.dataset.anatomy = state.anatomy ? 'on' : 'off';
    if (redraw) {
      fill(fit, draw(state.component, { ...now, size: state.size, id: 'live' }));
    }
    layOut();
    renderSpec(state);
  } else if (state.view === 'sheet') {
    renderSheet(state, now.theme);
  } else {
    const specimen = find('#specimen');
    specimen.dataset.theme = themeIsDark() ? 'dark' : 'light';
    if (!specimen.hasChildNodes()) fill(specimen, drawSpecimen());
  }

  if (!first && (state.view !== previous.view || state.component !== previous.component)) {
    find('#main').scrollTop = 0;
    announce(
      state.view === 'specimen'
        ? 'Specimen of the library'
        : `${component.name}, ${viewNames[state.view].toLowerCase()}`,
    );
  }
}

let sheetShown = '';

function renderSheet(state: State, theme: Theme): void {
  const sheet = find('#sheet');
  sheet.dataset.theme = theme;
  if (sheetShown === state.component) {
    sheet.querySelectorAll<HTMLInputElement>('input[name="sheet-theme"]').forEach((input) => {
      input.checked = input.value === theme;
    });
    return;
  }
  sheetShown = state.component;
  const { plural, about } = components[state.component];
  fill(
    sheet,
    `<header class="sheet-head"><div><h2 id="sheet-name">${plural}</h2><p>${about}</p></div>${radios('sheet-theme', 'Theme', themeOptions, 'segments unseen-legend')}</header>${drawSheet(
      state.component,
      (component, variant) => linkTo({ view: 'component', component, variant }),
    )}`,
  );
  check('sheet-theme', theme);
}

function layOut(): void {
  const shape = fit.firstElementChild;
  if (!(shape instanceof HTMLElement) || canvas.clientWidth === 0) return;
  const state = store.get();
  const room = state.anatomy ? { x: 150, y: 136 } : { x: 64, y: 64 };
  fit.style.transform = '';
  fit.style.maxWidth = state.anatomy
    ? `${canvas.clientWidth - 144}px`
    : `${canvas.clientWidth - 32}px`;
  const most = Math.min(
    (canvas.clientWidth - room.x) / shape.offsetWidth,
    (canvas.clientHeight - room.y) / shape.offsetHeight,
  );
  const scale = Math.min(2.5, Math.max(1, Math.floor(most * 4) / 4));
  fit.style.transform = scale === 1 ? '' : `scale(${scale})`;
  find('#scale').textContent = `${scale * 100}%`;
  marks.replaceChildren();
  if (state.anatomy) drawAnatomy(marks, shape, scale, markings[state.component]);
}

function renderSpec(state: State): void {
  const { measures, parts } = components[state.component];
  const now = resolve(state);
  const carrier = fit.querySelector(`[data-kind="${now.variant}"]`) ?? canvas;
  const color = (property: string, from: Element = carrier): string =>
    inFull(getComputedStyle(from).getPropertyValue(property).trim());
  const spacing = measures
    .map(({ name, values }) => `<div><dt>${name}</dt><dd>${values[state.size]}</dd></div>`)
    .join('');
  const tokens = tokensOf(state.component, now.variant, now.state)
    .map(({ name, property }) => {
      const value = color(property);
      return `<div><dt><i class="swatch" style="background:${value}"></i>${name}</dt><dd>${value.toUpperCase()}</dd></div>`;
    })
    .join('');
  const [letters, ground] = textPair(state.component, now.variant, now.state);
  const ratio = contrast(color(letters), color(ground));
  const grade =
    now.state === 'disabled' ? 'exempt' : ratio >= 7 ? 'AAA' : ratio >= 4.5 ? 'AA' : 'large text';
  const legend = state.anatomy
    ? `<h3>Parts</h3><ol class="parts">${parts.map((part) => `<li>${part}</li>`).join('')}</ol>`
    : '';
  fill(
    find('#spec'),
    `${legend}<h3>Spacing</h3><dl>${spacing}</dl><h3>Color</h3><dl>${tokens}<div><dt>Contrast of text</dt><dd>${ratio.toFixed(1)} : 1 <span class="grade">${grade}</span></dd></div></dl>`,
  );
  find('#snippet').textContent = snippet(state.component, now.variant, now.state, state.size);
  resetCopy();
}

/** Expands #fff to #ffffff, because the build shortens colors. */
function inFull(hex: string): string {
  return hex.length === 4 ? hex.replace(/[\da-f]/gi, '$&$&') : hex;
}

function contrast(a: string, b: string): number {
  const [lighter = 0, darker = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

let copyTimer = 0;

function resetCopy(): void {
  clearTimeout(copyTimer);
  fill(copyButton, `${icon('copy')}<span>Copy</span>`);
}

async function copySnippet(): Promise<void> {
  const code = find('#snippet');
  let copied = true;
  try {
    await navigator.clipboard.writeText(code.textContent ?? '');
  } catch {
    // Without clipboard access, selects the code, so that it can be copied with the keyboard.
    getSelection()?.selectAllChildren(code);
    copied = false;
  }
  fill(copyButton, copied ? `${icon('check')}<span>Copied</span>` : '<span>Selected</span>');
  announce(copied ? 'Code copied' : 'Code selected, copy it with the keyboard');
  clearTimeout(copyTimer);
  copyTimer = window.setTimeout(resetCopy, 2000);
}

find('#sheet').addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return;
  const cell = target.closest<HTMLElement>('td[data-variant]');
  if (!cell) return;
  const { variant = '', state = '' } = cell.dataset;
  store.set({ view: 'component', variant, state }, { push: true });
});

onLink((link) => {
  const query = new URLSearchParams(link.hash.slice(1));
  const component = componentIds.find((id) => id === query.get('component')) ?? 'button';
  const view = views.find((id) => id === query.get('view')) ?? 'component';
  store.set(
    {
      view,
      component,
      variant: query.get('variant') ?? '',
      state: query.get('state') ?? 'default',
      anatomy: query.get('anatomy') === '1',
    },
    { push: true },
  );
  // If the followed link is hidden now, it is about to lose the focus, so `main` gets the focus.
  if (document.activeElement?.closest('[hidden]')) find('#main').focus();
});

document.addEventListener('change', (event) => {
  const input = event.target;
  if (!(input instanceof HTMLInputElement)) return;
  if (input === anatomySwitch) store.set({ anatomy: input.checked });
  else if (input.name === 'variant') store.set({ variant: input.value });
  else if (input.name === 'state') store.set({ state: input.value });
  else if (input.name === 'size') {
    store.set({ size: sizes.find((size) => size === input.value) ?? 'm' });
  } else if (input.name === 'theme' || input.name === 'sheet-theme') {
    store.set({ theme: themes.find((theme) => theme === input.value) ?? 'page' });
  }
});

copyButton.addEventListener('click', () => void copySnippet());
behave(fit, () => layOut());

// On wide screens, the options are beside the canvas and always open. On phones, they are above the
// canvas and can be collapsed.
const wide = matchMedia('(min-width: 600px)');
const unfold = (): void => {
  details.open = wide.matches;
};
wide.addEventListener('change', unfold);
unfold();

new ResizeObserver(() => layOut()).observe(canvas);
void document.fonts.ready.then(() => layOut());
onSettings(() => render(store.get(), store.get()));
store.subscribe(render);
