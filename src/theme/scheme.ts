import { createPreference } from './preference';

const choice = createPreference('theme', ['light', 'dark']);

export const chooseScheme = choice.choose;

/** The visitor's choice of theme. The head of the page has applied it before the first paint. */
export const useScheme = choice.useChoice;
