import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Desk } from './Desk';

const root = document.querySelector('#desk');
if (!root) throw new Error('There is no #desk');
// By default, a file that is dropped next to a file input opens in the tab.
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
