/** Loaded when the menu button is pressed or focused. */
export { MenuDragHandle } from './MenuDragHandle';
export { MenuTour } from './MenuTour';
export { StoryCarousel } from './StoryCarousel';
