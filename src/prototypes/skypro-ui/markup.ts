import type { ComponentId, Size } from './catalog';
import { drawPreview, fileKind } from './files';

/** The paths of the icons, in a viewBox of 20 by 20 units. */
const paths = {
  save: 'M4 4h9l3 3v9H4zM7 4v4h5V4M7 16v-4h6v4',
  upload: 'M10 13V4M6 7.5 10 3.5l4 4M4 13v3h12v-3',
  refresh: 'M16 10a6 6 0 1 1-1.8-4.3M16 3v4h-4',
  trash: 'M4 6h12M8 6V4h4v2M5.5 6l.7 10h7.6l.7-10M8.5 9v4M11.5 9v4',
  check: 'M4 10.5 8 14.5 16 6',
  alert: 'M10 6v5M10 13.6v.2M10 2.8a7.2 7.2 0 1 1 0 14.4 7.2 7.2 0 0 1 0-14.4z',
  down: 'M5.5 8 10 12.5 14.5 8',
  chevron: 'M8 5.5 12.5 10 8 14.5',
  retry: 'M4 10a6 6 0 1 0 1.8-4.3M4 3v4h4',
  copy: 'M7 7h9v9H7zM4 13V4h9',
  lock: 'M5 9h10v7H5zM7 9V6.5a3 3 0 0 1 6 0V9',
  inbox: 'M3.5 11h4l1 2h3l1-2h4M3.5 11 6 4.5h8l2.5 6.5v5h-13z',
} as const;

type IconName = keyof typeof paths;

export function icon(name: IconName): string {
  return `<span class="sky-icon art"><svg viewBox="0 0 20 20" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${paths[name]}"/></svg></span>`;
}

export const spinner =
  '<span class="sky-icon sky-spinner art"><svg viewBox="0 0 20 20" fill="none" stroke="currentColor" stroke-width="2.25" stroke-linecap="round" aria-hidden="true"><circle cx="10" cy="10" r="7" opacity=".3"/><path d="M10 3a7 7 0 0 1 7 7"/></svg></span>';

interface Look {
  readonly variant: string;
  readonly state: string;
  readonly size: Size;
  /** Unique on the page: the label refers to it, and the help text's id starts with it. */
  readonly id: string;
}

const attributes = (look: Look): string =>
  `data-variant="${look.variant}" data-size="${look.size}" data-state="${look.state}"`;

const buttonWords: Readonly<
  Record<string, { label: string; busy: string; done: string; icon: IconName }>
> = {
  primary: { label: 'Save changes', busy: 'Saving…', done: 'Saved', icon: 'save' },
  secondary: { label: 'Upload file', busy: 'Uploading…', done: 'Uploaded', icon: 'upload' },
  quiet: { label: 'Refresh list', busy: 'Refreshing…', done: 'Up to date', icon: 'refresh' },
  danger: { label: 'Delete file', busy: 'Deleting…', done: 'Deleted', icon: 'trash' },
};

export function wordsOf(variant: string): {
  label: string;
  busy: string;
  done: string;
  icon: IconName;
} {
  const words = buttonWords[variant];
  if (!words) throw new Error(`No button ${variant}`);
  return words;
}

function button(look: Look): string {
  const words = wordsOf(look.variant);
  const busy = look.state === 'loading';
  return `<button type="button" class="sky-button" ${attributes(look)} data-box data-part="1"${look.state === 'disabled' ? ' disabled' : ''}${busy ? ' aria-disabled="true"' : ''}><span class="sky-slot" data-part="2">${busy ? spinner : icon(words.icon)}</span><span class="sky-label" data-part="3">${busy ? words.busy : words.label}</span></button>`;
}

function help(look: Look, text: string, error: string): string {
  const failed = look.state === 'error';
  const busy = look.state === 'loading';
  const words = failed ? error : busy ? 'Checking…' : text;
  const sign = failed ? icon('alert') : busy ? spinner : '';
  return `<p class="sky-help" id="${look.id}-help" data-part="3">${sign}<span>${words}</span></p>`;
}

function controlAttributes(look: Look): string {
  return [
    `id="${look.id}"`,
    `aria-describedby="${look.id}-help"`,
    look.state === 'disabled' ? 'disabled' : '',
    look.state === 'error' ? 'aria-invalid="true"' : '',
    look.state === 'loading' ? 'readonly aria-busy="true"' : '',
  ].join(' ');
}

const titleHelp = 'As it appears in the list';

export const fieldErrors = {
  text: 'Enter a title',
  area: 'Say what changed',
  select: 'Choose a folder',
} as const;

function textField(look: Look): string {
  const value = look.state === 'error' ? '' : 'Cabin safety, spring';
  return `<div class="sky-field" ${attributes(look)}><label for="${look.id}" data-part="1">Title</label><span class="sky-control" data-box data-part="2"><input ${controlAttributes(look)} type="text" value="${value}" autocomplete="off" spellcheck="false" maxlength="60"></span>${help(look, titleHelp, fieldErrors.text)}</div>`;
}

function selectField(look: Look): string {
  // A select can't be readonly, so it is disabled while it loads.
  const common = controlAttributes(look).replace('readonly', 'disabled');
  const first = look.state === 'error' ? '<option value="">Choose …</option>' : '';
  return `<div class="sky-field" ${attributes(look)}><label for="${look.id}" data-part="1">Folder</label><span class="sky-control" data-box data-part="2"><select ${common}>${first}<option>Templates</option><option>Checklists</option><option>Training</option></select>${icon('down')}</span>${help(look, 'Shared with everyone', fieldErrors.select)}</div>`;
}

function areaField(look: Look): string {
  return `<div class="sky-field" ${attributes(look)}><label for="${look.id}" data-part="1">Note</label><span class="sky-control sky-control-area" data-box data-part="2"><textarea ${controlAttributes(look)} rows="2" spellcheck="false">Replaces the winter edition.</textarea></span>${help(look, '28 of 140 characters', fieldErrors.area)}</div>`;
}

const topics = ['Comments', 'New versions'] as const;

function checks(look: Look): string {
  const disabled = look.state === 'disabled' || look.state === 'loading' ? ' disabled' : '';
  const boxes = topics
    .map((topic, at) => {
      const marked = look.state !== 'error' && at < 1 ? ' checked' : '';
      const shown = at === 0 ? look.state : look.state === 'disabled' ? 'disabled' : 'default';
      const part = at === 0 ? ' data-box data-part="2"' : '';
      return `<label class="sky-check" data-state="${shown}"${part}><input type="checkbox"${marked}${disabled}><span class="sky-box">${icon('check')}</span><span>${topic}</span></label>`;
    })
    .join('');
  return `<fieldset class="sky-field" ${attributes(look)} aria-describedby="${look.id}-help"><legend data-part="1">Tell me about</legend><span class="sky-checks">${boxes}</span>${help(look, 'By email, once a day', 'Choose at least one')}</fieldset>`;
}

function toggle(look: Look): string {
  const disabled = look.state === 'disabled' || look.state === 'loading' ? ' disabled' : '';
  return `<div class="sky-field" ${attributes(look)}><label class="sky-toggle" data-state="${look.state}" data-box data-part="2"><span data-part="1">Offline copies</span><input id="${look.id}" type="checkbox" role="switch" aria-describedby="${look.id}-help"${look.state === 'error' ? '' : ' checked'}${disabled}><span class="sky-track"><i></i></span></label>${help(look, 'Kept on this device', 'This device is full')}</div>`;
}

function field(look: Look): string {
  switch (look.variant) {
    case 'select':
      return selectField(look);
    case 'area':
      return areaField(look);
    case 'checks':
      return checks(look);
    case 'switch':
      return toggle(look);
    default:
      return textField(look);
  }
}

interface Row {
  readonly kind: string;
  readonly title: string;
  readonly details: string;
  readonly status: string;
}

export const rows: readonly Row[] = [
  { kind: 'pdf', title: 'Crew handbook', details: 'Edited by you, Mar 12', status: 'Published' },
  { kind: 'sheet', title: 'Spring roster', details: 'Edited by Rosa, Mar 28', status: 'Draft' },
  { kind: 'slides', title: 'Kickoff', details: 'Edited by Theo, Jan 15', status: 'Shared' },
  { kind: 'image', title: 'Runway at dusk', details: 'Added by Mina, Feb 9', status: 'Private' },
];

export function listRow(look: Look, row: Row, marked: boolean): string {
  if (look.state === 'loading') {
    return `<li class="sky-row" ${attributes(look)}><span class="sky-lead sky-bone"></span><span class="sky-row-text"><i class="sky-bone sky-bone-long"></i>${look.variant === 'double' ? '<i class="sky-bone sky-bone-short"></i>' : ''}</span><i class="sky-bone sky-bone-status"></i></li>`;
  }
  const failed = look.state === 'error';
  const disabled = look.state === 'disabled' ? ' disabled' : '';
  const details = failed ? 'Could not be loaded' : row.details;
  const status = failed
    ? `${icon('alert')}Error`
    : disabled
      ? `${icon('lock')}Locked`
      : look.variant === 'single'
        ? row.details.split(', ')[1]
        : row.status;
  const lead =
    look.variant === 'checks'
      ? `<input type="checkbox"${marked ? ' checked' : ''}${disabled}><span class="sky-box" data-part="2">${icon('check')}</span>`
      : `<span class="sky-lead art" data-kind="${row.kind}" data-part="2">${drawPreview(row.kind)}</span>`;
  const text = `<span class="sky-row-text" data-part="3"><b>${row.title}</b>${look.variant === 'double' ? `<small>${details}</small>` : ''}</span><span class="sky-status" data-part="4">${status}</span>`;
  const inner =
    look.variant === 'checks'
      ? `<label data-box data-part="1">${lead}${text}</label>`
      : `<button type="button" data-box data-part="1" aria-pressed="${marked}"${disabled}>${lead}${text}</button>`;
  return `<li class="sky-row" ${attributes(look)}>${inner}</li>`;
}

function list(look: Look): string {
  const items = rows.map((row, at) => {
    const every = look.state === 'disabled' || look.state === 'loading';
    const state = every || at === 0 ? look.state : 'default';
    return listRow({ ...look, state }, row, at === 0 && look.state === 'selected');
  });
  return `<ul class="sky-list" aria-label="Files"${look.state === 'loading' ? ' aria-busy="true"' : ''}>${items.join('')}</ul>`;
}

function file(look: Look): string {
  const kind = fileKind(look.variant);
  const busy = look.state === 'loading';
  const failed = look.state === 'error';
  const details = busy ? 'Uploading, 64%' : failed ? 'Upload failed' : kind.details;
  const over = busy
    ? '<span class="sky-progress"><i></i></span>'
    : failed
      ? `<span class="sky-badge sky-badge-bad">${icon('retry')}</span>`
      : `<span class="sky-badge sky-badge-check">${icon('check')}</span>`;
  return `<button type="button" class="sky-file" ${attributes(look)} data-kind="${look.variant}" aria-pressed="${look.state === 'selected'}"${look.state === 'disabled' ? ' disabled' : ''}><span class="sky-preview art crossed" data-box data-part="1">${drawPreview(look.variant)}<span class="sky-kind">${kind.letters}</span>${over}</span><span class="sky-file-name" data-part="2">${kind.file}</span><span class="sky-file-details" data-part="3">${details}</span></button>`;
}

const makers: Readonly<Record<ComponentId, (look: Look) => string>> = { button, field, list, file };

export function draw(component: ComponentId, look: Look): string {
  return makers[component](look);
}

export function snippet(
  component: ComponentId,
  variant: string,
  state: string,
  size: Size,
): string {
  const off = state === 'disabled' ? ' disabled' : '';
  const busy = state === 'loading' ? ' loading' : '';
  switch (component) {
    case 'button':
      return `<sky-button variant="${variant}" size="${size}"${off}${busy}>\n  <sky-icon name="${wordsOf(variant).icon}" />\n  ${wordsOf(variant).label}\n</sky-button>`;
    case 'field':
      return `<sky-field kind="${variant}" size="${size}"${off}${busy}\n  label="${{ text: 'Title', select: 'Folder', area: 'Note', checks: 'Tell me about', switch: 'Offline copies' }[variant] ?? ''}"${state === 'error' ? `\n  error="${variant === 'text' ? fieldErrors.text : 'Please check'}"` : ''} />`;
    case 'list':
      return `<sky-list variant="${variant}" size="${size}"${off}${busy}\n  label="Files">\n  <sky-row kind="pdf"${state === 'selected' ? ' selected' : ''}${state === 'error' ? ' error' : ''}>\n    Crew handbook\n  </sky-row>\n</sky-list>`;
    case 'file':
      return `<sky-file kind="${variant}" size="${size}"${off}${state === 'selected' ? ' selected' : ''}${state === 'error' ? ' error' : ''}${state === 'loading' ? ' progress="64"' : ''}\n  name="${fileKind(variant).file}" />`;
  }
}
