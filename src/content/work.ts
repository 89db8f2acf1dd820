import { featuredStudies } from './counts';

export const work = { title: 'Work', note: featuredStudies };
