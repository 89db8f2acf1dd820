/** How far camera and labels pan along the wall at each stop on wide screens, in drawing units. */
export const wallSections = [0, 980, 2012, 3300, 4674] as const;
