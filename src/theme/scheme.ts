import { createPreference } from './preference';

const choice = createPreference('theme', ['light', 'dark']);

export const chooseScheme = choice.choose;

/** A script in the head (start/apply-choices.ts) applies the theme before the first paint. */
export const useScheme = choice.useChoice;
