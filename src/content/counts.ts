import { cases } from '../cases';

const words = 'No,One,Two,Three,Four,Five,Six,Seven,Eight,Nine,Ten,Eleven,Twelve'.split(',');

/** Returns “Seven case studies”, for example, or “One featured case study”. */
export const countStudies = (count: number, kind = ''): string =>
  `${words[count] ?? count} ${kind}case stud${count === 1 ? 'y' : 'ies'}`;

const featured = cases.filter(({ inGrid }) => inGrid);

export const allStudies = countStudies(cases.length);
export const featuredStudies = countStudies(featured.length, 'featured ');
export const featuredNames = featured.map(({ name }) => name).join(', ');
