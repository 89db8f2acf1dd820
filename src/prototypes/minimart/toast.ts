import { find } from '../shared/dom';

const toast = find('#toast');
let takeBack: () => void = () => undefined;

export function showToast(text: string, undo: () => void): void {
  find('#toast-text').textContent = text;
  takeBack = undo;
  toast.hidden = false;
  // The clicked button, which opened this toast, is hidden by now and has lost the focus.
  find('#undo').focus({ preventScroll: true });
}

export function hideToast(): void {
  toast.hidden = true;
}

find('#undo').addEventListener('click', () => {
  hideToast();
  takeBack();
});
find('#dismiss').addEventListener('click', () => {
  hideToast();
  find('#main').focus({ preventScroll: true });
});
