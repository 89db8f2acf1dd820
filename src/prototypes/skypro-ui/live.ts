import { fill } from '../shared/markup';
import { announce, make, setAttribute } from '../shared/dom';
import { motionIsOn } from '../shared/page';
import { icon, spinner, fieldErrors, wordsOf } from './markup';

export function behave(canvas: HTMLElement, onResize: () => void): void {
  canvas.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return;
    const button = event.target.closest<HTMLButtonElement>('.sky-button');
    if (button) press(button, onResize);
    const row = event.target.closest<HTMLElement>('.sky-row > button');
    if (row) select(row, canvas);
    const file = event.target.closest<HTMLElement>('.sky-file');
    if (file) open(file);
  });

  canvas.addEventListener('input', (event) => {
    const control = event.target;
    if (control instanceof HTMLTextAreaElement) countCharacters(control);
    if (control instanceof HTMLInputElement && control.type === 'text') settle(control, false);
  });

  canvas.addEventListener('focusout', (event) => {
    const control = event.target;
    if (control instanceof HTMLInputElement && control.type === 'text') settle(control, true);
  });

  canvas.addEventListener('change', (event) => {
    const control = event.target;
    if (control instanceof HTMLSelectElement && control.value) mend(control);
    if (!(control instanceof HTMLInputElement) || control.type !== 'checkbox') return;
    const field = control.closest<HTMLElement>('.sky-field');
    if (!field) return;
    if (control.role === 'switch') {
      mend(control, control.checked ? 'Kept on this device' : 'Read from the network');
      return;
    }
    const any = field.querySelector('input:checked') !== null;
    say(field, any ? 'By email, once a day' : 'Choose at least one', !any);
  });
}

const slots = (sign: string, label: string): string =>
  `<span class="sky-slot" data-part="2">${sign}</span><span class="sky-label" data-part="3">${label}</span>`;

function press(button: HTMLButtonElement, onResize: () => void): void {
  if (button.getAttribute('aria-disabled') === 'true' || button.dataset.done !== undefined) return;
  const words = wordsOf(button.dataset.variant ?? '');
  const show = (sign: string, label: string): void => {
    fill(button, slots(sign, label));
    announce(label);
    onResize();
  };
  button.setAttribute('aria-disabled', 'true');
  show(spinner, words.busy);
  setTimeout(() => {
    if (!button.isConnected) return;
    button.dataset.done = '';
    show(icon('check'), words.done);
    setTimeout(() => {
      if (!button.isConnected) return;
      delete button.dataset.done;
      button.removeAttribute('aria-disabled');
      fill(button, slots(icon(words.icon), words.label));
      onResize();
    }, 1600);
  }, 1100);
}

function select(row: HTMLElement, canvas: HTMLElement): void {
  const on = row.getAttribute('aria-pressed') !== 'true';
  canvas.querySelectorAll('.sky-row > button').forEach((other) => {
    other.setAttribute('aria-pressed', String(other === row && on));
  });
  const item = row.closest<HTMLElement>('.sky-row');
  if (item?.dataset.state === 'selected') item.dataset.state = 'default';
}

function open(file: HTMLElement): void {
  if (file.dataset.state === 'loading') return;
  if (file.dataset.state === 'error') {
    upload(file);
    return;
  }
  const on = file.getAttribute('aria-pressed') !== 'true';
  file.setAttribute('aria-pressed', String(on));
}

function upload(file: HTMLElement): void {
  const details = file.querySelector('.sky-file-details');
  const preview = file.querySelector('.sky-preview');
  const badge = file.querySelector('.sky-badge');
  if (!details || !preview || !badge) return;
  file.dataset.state = 'loading';
  const bar = make('span', { class: 'sky-progress' }, make('i'));
  badge.replaceWith(bar);
  announce('Uploading again');
  let done = 0;
  const step = (): void => {
    if (!file.isConnected) return;
    done = Math.min(100, done + (motionIsOn() ? 4 : 25));
    bar.style.setProperty('--done', `${done}%`);
    details.textContent = `Uploading, ${done}%`;
    if (done < 100) {
      setTimeout(step, motionIsOn() ? 60 : 300);
      return;
    }
    file.dataset.state = 'default';
    details.textContent = 'Uploaded just now';
    bar.className = 'sky-badge sky-badge-check';
    bar.removeAttribute('style');
    fill(bar, icon('check'));
    announce('Uploaded');
  };
  step();
}

function countCharacters(area: HTMLTextAreaElement): void {
  const field = area.closest<HTMLElement>('.sky-field');
  if (!field) return;
  const over = area.value.length - 140;
  const wrong = over > 0;
  const words = wrong ? `Shorten by ${over}` : `${area.value.length} of 140 characters`;
  say(field, words, wrong, area);
}

/** `left` is true on blur. An empty field gets an error only then, not during typing. */
function settle(input: HTMLInputElement, left: boolean): void {
  const field = input.closest<HTMLElement>('.sky-field');
  if (!field || input.readOnly) return;
  const empty = input.value.trim() === '';
  if (empty && left) say(field, fieldErrors.text, true, input);
  else if (!empty && field.dataset.state === 'error') mend(input, 'As it appears in the list');
}

function mend(control: HTMLInputElement | HTMLSelectElement, words = 'Shared with everyone') {
  const field = control.closest<HTMLElement>('.sky-field');
  if (field) say(field, words, false, control);
}

function say(field: HTMLElement, words: string, wrong: boolean, control?: Element): void {
  const help = field.querySelector('.sky-help');
  if (!help) return;
  const was = field.dataset.state === 'error';
  if (was !== wrong) field.dataset.state = wrong ? 'error' : 'default';
  if (control) setAttribute(control, 'aria-invalid', wrong && 'true');
  fill(help, `${wrong ? icon('alert') : ''}<span></span>`);
  const line = help.querySelector('span:last-child');
  if (line) line.textContent = words;
  if (was !== wrong) announce(words);
}
