// On a direct visit to Home, this chunk loads only when the visitor scrolls to the stories.

export { Skills } from './Skills';
export { Stories } from './Stories';
