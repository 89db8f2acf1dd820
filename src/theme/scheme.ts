import { createPreference } from './preference';

const choice = createPreference('theme', ['light', 'dark']);

export const chooseScheme = choice.choose;

/** Returns the chosen theme. A script in the head (start/apply-choices) applies it before the first paint. */
export const useScheme = choice.useChoice;
