/** What the tour needs to open, in one chunk: fetched when somebody seems about to take it. */
export { fetchStudy } from './studies';
export { Tour } from './Tour';
