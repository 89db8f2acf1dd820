import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Desk } from './Desk';

const root = document.querySelector('#desk');
if (!root) throw new Error('There is no #desk');
createRoot(root).render(
  <StrictMode>
    <Desk />
  </StrictMode>,
);
