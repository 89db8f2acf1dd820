import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Desk } from './Desk';

const root = document.querySelector('#desk');
if (!root) throw new Error('There is no #desk');
// A file dropped beside a file input must not open in the tab.
for (const type of ['dragover', 'drop']) {
  addEventListener(type, (event) => {
    if (!(event.target instanceof HTMLInputElement)) event.preventDefault();
  });
}
createRoot(root).render(
  <StrictMode>
    <Desk />
  </StrictMode>,
);
