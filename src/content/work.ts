import { allStudies } from './counts';

export const work = { title: 'Work', note: allStudies };
