/**
 * The page cannot scroll (global.css) until the dialog closes. If the dialog unmounts without
 * closing, call the returned function.
 */
export function openModal(dialog: HTMLDialogElement): () => void {
  const root = document.documentElement;
  const release = () => {
    dialog.removeEventListener('close', release);
    root.removeAttribute('data-modal');
  };
  dialog.showModal();
  dialog.addEventListener('close', release);
  root.setAttribute('data-modal', '');
  return release;
}
