import { beforeEach, expect, test } from 'vitest';
import { openModal } from './modal';

const rests = () => document.documentElement.hasAttribute('data-modal');

let dialog: HTMLDialogElement;
let shown = 0;
beforeEach(() => {
  shown = 0;
  dialog = document.createElement('dialog');
  dialog.showModal = () => {
    shown += 1;
  };
});

test('the page rests until the dialog is closed', () => {
  openModal(dialog);
  expect(shown).toBe(1);
  expect(rests()).toBe(true);
  dialog.dispatchEvent(new Event('close'));
  expect(rests()).toBe(false);
});

test('a dialog that goes without being closed lets the page go as well', () => {
  const release = openModal(dialog);
  release();
  expect(rests()).toBe(false);
});

test('opened once more, it still lets the page go', () => {
  openModal(dialog)();
  openModal(dialog);
  expect(rests()).toBe(true);
  dialog.dispatchEvent(new Event('close'));
  expect(rests()).toBe(false);
});
