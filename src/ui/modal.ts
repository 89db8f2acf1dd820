/**
 * Opens `dialog` as modal, and keeps the page from scrolling (`data-modal` in global.css) until the
 * dialog closes. If the dialog unmounts without closing, the returned function must be called.
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
