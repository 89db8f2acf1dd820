import { draft } from './draft';

/** The list of stories on Home. */
export const stories = {
  title: draft('Seven stories'),
  all: 'All the work',
};
