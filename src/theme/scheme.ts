import { createPreference } from './preference';

const choice = createPreference('theme', ['light', 'dark']);

export const chooseScheme = choice.choose;

/** Returns the visitor's theme, which a script in the head applies before the first paint. */
export const useScheme = choice.useChoice;
