import { allStudies } from './counts';

export const work = {
  title: 'Work',
  note: `${allStudies}: the problem, my part, and the result.`,
};
