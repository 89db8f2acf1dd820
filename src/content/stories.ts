import { allStudies } from './counts';

/** The list of stories on Home. */
export const stories = {
  title: allStudies,
  all: 'All work',
};
