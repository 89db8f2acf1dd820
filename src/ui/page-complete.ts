import { createContext } from 'react';

/** Whether the page around shows more than its first view yet. */
export const PageCompleteContext = createContext(true);
