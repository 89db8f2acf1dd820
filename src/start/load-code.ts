// Loads the site's code at low priority, after the first paint or 1.5 seconds, whichever comes
// first, and runs it chunk by chunk to avoid long tasks.

/** The build replaces CHUNKS with the URLs of the chunks to run, and ALL with those to preload. */
declare const CHUNKS: readonly string[];
declare const ALL: readonly string[];

const wait = (time?: number) => new Promise<void>((done) => setTimeout(done, time));

const painted = new Promise<void>((done) => {
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) done();
  }).observe({ type: 'paint', buffered: true });
});

/** Waits for the fonts, so that the browser lays out a scene's drawing only once. */
async function showScenes() {
  await Promise.race([document.fonts.ready, wait(1500)]);
  delete document.documentElement.dataset.unpainted;
}

/** The late styles are in a template, because a body must not contain style elements. */
function addLateStyles() {
  const template = document.querySelector<HTMLTemplateElement>('body > template');
  if (template) document.head.append(template.content);
}

async function start() {
  addLateStyles();
  await Promise.race([painted, wait(1500)]);
  void showScenes();
  for (const href of ALL) {
    const preload = { rel: 'modulepreload', fetchPriority: 'low', href };
    document.head.append(Object.assign(document.createElement('link'), preload));
  }
  for (const chunk of CHUNKS) {
    await import(/* @vite-ignore */ chunk);
    await wait();
  }
}

start().catch(() => {
  document.documentElement.dataset.scripts = 'failed';
});
