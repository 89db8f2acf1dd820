import { find } from '../shared/dom';

const toast = find('#toast');
let takeBack: () => void = () => undefined;

/** Says what was done and offers to take it back. It stays until it is answered or left behind. */
export function showToast(text: string, undo: () => void): void {
  find('#toast-text').textContent = text;
  takeBack = undo;
  toast.hidden = false;
  // The button that was pressed is gone.
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
