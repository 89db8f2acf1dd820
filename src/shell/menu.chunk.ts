/** The menu's parts other than its links. Loaded when the menu button is pressed or focused. */
export { MenuDragHandle } from './MenuDragHandle';
export { MenuTour } from './MenuTour';
export { StoryCarousel } from './StoryCarousel';
