/** The tour's code in one chunk, prefetched on hover, focus, or press of a link to it. */
export { fetchStudy } from './studies';
export { Tour } from './Tour';
