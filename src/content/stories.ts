import { allStudies } from './counts';

/** The text of Home's story list. */
export const stories = {
  title: allStudies,
  all: 'All work',
};
