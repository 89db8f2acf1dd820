/**
 * Opens a dialog over the page, which does not scroll meanwhile (global.css): until the dialog is closed, or
 * until what is returned is called where it goes without that.
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
