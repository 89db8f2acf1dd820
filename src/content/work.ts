import { allStudies } from './counts';

export const work = {
  title: 'Work',
  note: `${allStudies}: the problem, what I did, and what came of it.`,
};
