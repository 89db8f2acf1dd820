/** Where the wall's five sections begin, in the drawing's units. The camera and the labels pan by these distances. */
export const wallSections = [0, 920, 2012, 3300, 4674] as const;
