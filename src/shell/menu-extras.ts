/** What the menu has besides its links. Loaded when the menu is about to open. */
export { MenuHandle } from './MenuHandle';
export { StoryDeck } from './StoryDeck';
