/** What the menu has beyond its links. It comes when the menu is about to be opened. */
export { MenuHandle } from './MenuHandle';
export { StoryDeck } from './StoryDeck';
