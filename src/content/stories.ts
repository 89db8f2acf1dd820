import { allStudies } from './counts';

export const stories = {
  title: allStudies,
  all: 'All work',
};
