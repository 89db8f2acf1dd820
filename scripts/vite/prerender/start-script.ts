/**
 * What a page runs by itself: once the page is painted it asks for the site's code, behind whatever
 * else the first view needs, and starts it piece by piece, so that no task is long.
 * A button or a choice that is pressed before that, even while the page is still coming, is marked and
 * kept in mind; src/main.tsx presses it again. Where that takes too long, the page does without scripts.
 */
export const startScript = (pieces: readonly string[], all: readonly string[]): string =>
  `<script>${inOneLine(pressCode)}</script><script type="module">${inOneLine(startCode)
    .replace('PIECES', JSON.stringify(pieces))
    .replace('ALL', JSON.stringify(all))}</script>`;

const inOneLine = (code: string) => code.replace(/\n\s*/g, '');

const pressCode = `
{
let pressed, patience;
const forget = () => {
  const control = pressed;
  clearTimeout(patience);
  control?.removeAttribute('aria-busy');
  pressed = undefined;
  return control;
};
const press = (event) => {
  const control = event.target.closest?.('button, [type=radio]');
  if (!control) return;
  event.preventDefault();
  forget();
  pressed = control;
  control.setAttribute('aria-busy', 'true');
  patience = setTimeout(() => {
    forget();
    document.documentElement.dataset.scripts = 'failed';
  }, 3000);
};
addEventListener('click', press, true);
window.takeEarlyPress = () => {
  removeEventListener('click', press, true);
  return forget();
};
}
`;

const startCode = `
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
