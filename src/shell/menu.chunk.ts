export { MenuDragHandle } from './MenuDragHandle';
export { MenuTour, StoryCarousel } from './MenuStories';
