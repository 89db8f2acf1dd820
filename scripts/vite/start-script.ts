/**
 * What a page runs by itself: it asks for the site's code once the page is parsed, behind everything
 * that the first view needs, and starts it after the first paint, piece by piece, so that no task is long.
 * A button that is pressed before that is kept in mind; src/main.tsx presses it again.
 */
export const startScript = (pieces: readonly string[], all: readonly string[]): string =>
  `<script type="module">${startCode
    .replace('PIECES', JSON.stringify(pieces))
    .replace('ALL', JSON.stringify(all))
    .replace(/\n\s*/g, '')}</script>`;

const startCode = `
let pressed;
const press = ({ target }) => { pressed = target.closest?.('button') ?? pressed; };
addEventListener('click', press, true);
window.takeEarlyPress = () => {
  removeEventListener('click', press, true);
  return pressed;
};
const wait = (time) => new Promise((done) => setTimeout(done, time));
const painted = new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
for (const href of ALL) {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', fetchPriority: 'low', href }));
}
const start = async () => {
  await Promise.race([painted, wait(1500)]);
  for (const piece of PIECES) {
    await import(piece);
    await wait();
  }
};
start().catch(() => { document.documentElement.dataset.scripts = 'failed'; });
`;
