export { MenuDragHandle } from './MenuDragHandle';
export { MenuTour } from './MenuTour';
export { StoryCarousel } from './StoryCarousel';
