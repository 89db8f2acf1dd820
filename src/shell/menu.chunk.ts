/** What the menu has besides its links. Loaded when the menu is about to open. */
export { MenuDragHandle } from './MenuDragHandle';
export { MenuTour } from './MenuTour';
export { StoryDeck } from './StoryDeck';
