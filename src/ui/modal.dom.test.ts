import { beforeEach, expect, test } from 'vitest';
import { openModal } from './modal';

const rests = () => document.documentElement.hasAttribute('data-modal');

let dialog: HTMLDialogElement;
beforeEach(() => {
  dialog = document.createElement('dialog');
  dialog.showModal = () => {};
});

test('the page can scroll again after a call of the function that openModal returns, even without a close event', () => {
  const release = openModal(dialog);
  release();
  expect(rests()).toBe(false);
});

test('the page can scroll again when a reopened dialog closes', () => {
  openModal(dialog)();
  openModal(dialog);
  expect(rests()).toBe(true);
  dialog.dispatchEvent(new Event('close'));
  expect(rests()).toBe(false);
});
