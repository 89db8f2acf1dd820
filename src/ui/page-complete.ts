import { createContext } from 'react';

/** False while the page shows only its first view. */
export const PageCompleteContext = createContext(true);
