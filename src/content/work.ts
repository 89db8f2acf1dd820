import { allStudies } from './counts';

export const work = {
  title: 'Work',
  note: `${allStudies}, each with its outcome.`,
};
