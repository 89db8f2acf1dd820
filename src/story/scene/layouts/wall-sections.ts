/** Where the wall's sections begin, in the drawing's units. The camera and labels pan to them. */
export const wallSections = [0, 980, 2012, 3300, 4674] as const;
