/** The menu's parts besides its links. Loaded on press or focus of the menu button. */
export { MenuDragHandle } from './MenuDragHandle';
export { MenuTour } from './MenuTour';
export { StoryCarousel } from './StoryCarousel';
