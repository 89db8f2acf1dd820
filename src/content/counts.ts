import { cases } from '../cases';

const words = 'No,One,Two,Three,Four,Five,Six,Seven,Eight,Nine,Ten,Eleven,Twelve'.split(',');

export const countStudies = (count: number): string =>
  `${words[count] ?? count} case stud${count === 1 ? 'y' : 'ies'}`;

export const allStudies = countStudies(cases.length);
export const allNames = cases.map(({ name }) => name).join(', ');
