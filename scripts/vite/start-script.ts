/**
 * What a page runs by itself: once the page is painted it asks for the site's code, behind whatever
 * else the first view needs, and starts it piece by piece, so that no task is long.
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
const painted = new Promise((done) => {
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) done();
  }).observe({ type: 'paint', buffered: true });
});
const start = async () => {
  await Promise.race([painted, wait(1500)]);
  for (const href of ALL) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', fetchPriority: 'low', href }));
  }
  for (const piece of PIECES) {
    await import(piece);
    await wait();
  }
};
start().catch(() => { document.documentElement.dataset.scripts = 'failed'; });
`;
