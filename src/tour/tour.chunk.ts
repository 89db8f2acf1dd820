export { fetchStudy } from './studies';
export { Tour } from './Tour';
