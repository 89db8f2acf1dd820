import { addStyleSheet } from '../ui/add-style-sheet';

const adopted = new Set<string>();

/** The HTML of a prerendered page contains its styles (scripts/vite/prerender). */
const hasStyles = (name: string) =>
  typeof document === 'undefined' ||
  adopted.has(name) ||
  document.querySelector(`style[data-styles=${name}]`) !== null;

export async function adoptStyles(name: string, load: () => Promise<{ default: string }>) {
  if (hasStyles(name)) return;
  const { default: rules } = await load();
  if (hasStyles(name)) return;
  adopted.add(name);
  addStyleSheet(rules);
}
