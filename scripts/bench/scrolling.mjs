// How a page moves while somebody scrolls through all of it, on a slow phone.
import { settled, withPage } from './browser.mjs';
import { against, median, percentile, shown, table } from './figures.mjs';

export const document = 'docs/motion.md';

/** What motion may cost: the engineering guide's limits. */
const limits = { p95: 34, worst: 100, longFrames: 0, shift: 0 };

const cpu = 4;
const step = 50;
const pause = 30;

/**
 * Each route: frame times and long frames in the middle of several runs, and from one more run,
 * which is recorded, what was animated and how much layout it took.
 * @param {{ browser: import('playwright-core').Browser, url: string, routes: string[], runs: number, onStep: (step: string) => void }} options
 */
export async function measure({ browser, url, routes, runs, onStep }) {
  const rows = [];
  for (const route of routes) {
    const visits = [];
    for (let run = 0; run < runs; run += 1) {
      visits.push(
        await withPage(browser, { cpu }, (page, cdp) => scrollThrough(page, cdp, url + route)),
      );
    }
    const recorded = await withPage(browser, { cpu }, (page, cdp) =>
      record(browser, page, cdp, url + route),
    );
    const row = { route, ...summary(visits), ...recorded };
    rows.push(row);
    onStep(`${route}: 95% of its frames in ${shown(row.p95)} ms`);
  }
  return rows;
}

function summary(visits) {
  const middle = (figure) => median(visits.map(figure));
  const long = visits.flatMap(({ longFrames }) => longFrames);
  const worst = long.toSorted((a, b) => b.duration - a.duration)[0];
  return {
    frames: middle(({ deltas }) => deltas.length),
    p50: middle(({ deltas }) => percentile(deltas, 0.5)),
    p95: middle(({ deltas }) => percentile(deltas, 0.95)),
    worst: middle(({ deltas }) => Math.max(...deltas)),
    longFrames: middle(({ longFrames }) => longFrames.length),
    worstLong: worst?.duration,
    cause: worst?.cause,
    shift: middle(({ shift }) => shift),
    shifted: [...new Set(visits.flatMap(({ shifted }) => shifted))],
  };
}

async function scrollThrough(page, cdp, address) {
  await page.goto(address);
  await settled(page);
  await page.evaluate(watchFrames);
  await wheelToEnd(page, cdp);
  return page.evaluate(() => globalThis.endFrames());
}

/** Steps of one size at one pace, until the page goes no further; then time for what is still arriving. */
async function wheelToEnd(page, cdp) {
  const { width, height } = page.viewportSize();
  const turn = () =>
    cdp.send('Input.dispatchMouseEvent', {
      type: 'mouseWheel',
      x: width / 2,
      y: height / 2,
      deltaX: 0,
      deltaY: step,
    });
  const left = () =>
    page.evaluate(() => document.documentElement.scrollHeight - innerHeight - Math.ceil(scrollY));
  // A page may grow while it is read, but not for ever.
  for (let round = 0; round < 5; round += 1) {
    const steps = Math.ceil((await left()) / step);
    if (steps <= 0) break;
    for (let turned = 0; turned < steps; turned += 1) {
      await Promise.all([turn(), page.waitForTimeout(pause)]);
    }
    await page.waitForTimeout(300);
  }
  await page.waitForTimeout(700);
}

/** In the page: gathers what every frame from now on took, until endFrames() is called. */
function watchFrames() {
  const deltas = [];
  const longFrames = [];
  const shifted = new Set();
  let shift = 0;
  let last;

  const nameOf = (url) => url.split(/[?#]/)[0].split('/').pop() || 'the page itself';
  const causeOf = (frame) => {
    const script = [...frame.scripts].toSorted((a, b) => b.duration - a.duration)[0];
    const rendering = frame.renderStart ? frame.startTime + frame.duration - frame.renderStart : 0;
    const ran = script?.duration ?? 0;
    if (Math.max(ran, rendering) < frame.duration / 4) return 'neither a script nor rendering';
    if (ran < rendering) return `rendering, ${Math.round(rendering)} ms`;
    const by = script.invoker || script.sourceFunctionName;
    return `${nameOf(script.sourceURL)} (${by.split('/').pop()}), ${Math.round(ran)} ms`;
  };
  const describe = (node) => node?.nodeName?.toLowerCase() ?? 'something removed';

  const take = {
    'long-animation-frame': (entry) => {
      if (entry.duration > 100) {
        longFrames.push({ duration: entry.duration, cause: causeOf(entry) });
      }
    },
    'layout-shift': (entry) => {
      shift += entry.value;
      entry.sources.forEach(({ node }) => shifted.add(describe(node)));
    },
  };
  const observer = new PerformanceObserver((list) => {
    list.getEntries().forEach((entry) => take[entry.entryType](entry));
  });
  Object.keys(take).forEach((type) => observer.observe({ type }));

  let frame = requestAnimationFrame(function tick(time) {
    if (last !== undefined) deltas.push(time - last);
    last = time;
    frame = requestAnimationFrame(tick);
  });
  globalThis.endFrames = () => {
    cancelAnimationFrame(frame);
    observer.takeRecords().forEach((entry) => take[entry.entryType](entry));
    observer.disconnect();
    return { deltas, longFrames, shift, shifted: [...shifted] };
  };
}

/** Where the scrolling begins in the recording. */
const beginning = 'the scrolling begins';

async function record(browser, page, cdp, address) {
  await browser.startTracing(page, {
    screenshots: false,
    categories: ['blink.animations', 'devtools.timeline'],
  });
  let trace;
  let styles;
  try {
    await page.goto(address);
    await settled(page);
    await page.evaluate(watchStyles);
    await page.evaluate((name) => console.timeStamp(name), beginning);
    await wheelToEnd(page, cdp);
    styles = await page.evaluate(() => globalThis.endStyles());
  } finally {
    trace = await browser.stopTracing();
  }
  const events = ofThePage(JSON.parse(trace.toString('utf8')).traceEvents);
  return {
    ...layoutWork(events, styles.frames),
    ...animationsIn(events),
    scripted: styles.scripted,
  };
}

/** The browser's own windows are recorded too; the page is where the mark was set. */
function ofThePage(events) {
  const mark = events.find(
    ({ name, args }) => name === 'TimeStamp' && args.data?.message === beginning,
  );
  if (!mark) throw new Error('The recording does not tell where the scrolling begins');
  return events
    .filter(({ pid }) => pid === mark.pid)
    .map((event) => Object.assign(event, { before: event.ts < mark.ts }));
}

/** In the page: which elements get their style from a script, frame after frame, until endStyles() is called. */
function watchStyles() {
  const touched = new Map();
  let frames = 0;
  const observer = new MutationObserver((records) => {
    new Set(records.map(({ target }) => target)).forEach((target) => {
      touched.set(target, (touched.get(target) ?? 0) + 1);
    });
  });
  observer.observe(document.body, { subtree: true, attributeFilter: ['style'] });
  let frame = requestAnimationFrame(function tick() {
    frames += 1;
    frame = requestAnimationFrame(tick);
  });
  globalThis.endStyles = () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
    // Set again and again is an animation; set a few times is a change of state.
    const scripted = [...touched].filter(([, times]) => times > 5).length;
    return { frames, scripted };
  };
}

/** Layouts and style recalculations for each frame, and the time that both take of it. */
export function layoutWork(events, frames) {
  const work = events.filter(({ name, ph, before }) => ph === 'X' && !before && isLayout.has(name));
  const count = (wanted) => work.filter(({ name }) => name === wanted).length;
  const time = work.reduce((sum, { dur = 0 }) => sum + dur, 0) / 1000;
  return {
    layouts: count('Layout') / frames,
    styles: count('UpdateLayoutTree') / frames,
    layoutTime: time / frames,
  };
}

const isLayout = new Set(['Layout', 'UpdateLayoutTree']);

/** Bits that say that an animation had nothing to move or to show, not that it was too much for the compositor. */
const harmless = 4 + 131_072;

/** The animations that ran: how many on the compositor, and which of them not and why. */
export function animationsIn(events) {
  const running = new Map();
  const ran = [];
  for (const { name, ph, args, id2 } of events) {
    if (name !== 'Animation') continue;
    if (ph === 'b') {
      const animation = {};
      running.set(id2.local, animation);
      ran.push(animation);
    }
    Object.assign(running.get(id2.local) ?? {}, args.data);
  }
  const failed = ran.filter(({ compositeFailed = 0 }) => (compositeFailed & ~harmless) !== 0);
  const onMain = new Map();
  for (const { displayName, nodeName, compositeFailed, unsupportedProperties = [] } of failed) {
    const why = unsupportedProperties.join(', ') || `reason ${compositeFailed}`;
    const what = `${displayName || nodeName || 'an element'}: ${why}`;
    onMain.set(what, (onMain.get(what) ?? 0) + 1);
  }
  return { composited: ran.length - failed.length, onMain: Object.fromEntries(onMain) };
}

/** The figures as tables, missed limits marked, and what was behind those. */
export const present = (rows) =>
  [smoothness(rows), animated(rows), remarks(rows)].filter(Boolean).join('\n\n');

function smoothness(rows) {
  return table(
    ['page', 'frames', 'p50 ms', 'p95 ms', 'worst ms', 'over 100 ms', 'longest ms', 'shift'],
    rows.map((row) => [
      row.route,
      shown(row.frames),
      shown(row.p50, 1),
      against(row.p95, limits.p95, 1),
      against(row.worst, limits.worst),
      against(row.longFrames, limits.longFrames),
      shown(row.worstLong),
      against(row.shift, limits.shift, 4),
    ]),
  );
}

function animated(rows) {
  return table(
    [
      'page',
      'layouts a frame',
      'style recalculations a frame',
      'both, ms a frame',
      'animations on the compositor',
      'on the main thread',
      'by script',
    ],
    rows.map((row) => [
      row.route,
      shown(row.layouts, 2),
      shown(row.styles, 2),
      shown(row.layoutTime, 2),
      row.composited,
      Object.values(row.onMain).reduce((sum, count) => sum + count, 0),
      row.scripted,
    ]),
  );
}

function remarks(rows) {
  const lines = rows.flatMap(({ route, longFrames, worst, cause, onMain, shifted }) => {
    const main = Object.entries(onMain).map(([what, count]) => `${count} × ${what}`);
    return [
      ...((longFrames > 0 || worst > limits.worst) && cause
        ? [`- ${route}, longest frame: ${cause}`]
        : []),
      ...(main.length > 0 ? [`- ${route}, on the main thread: ${main.join('; ')}`] : []),
      ...(shifted.length > 0 ? [`- ${route}, moved by layout: ${shifted.join(', ')}`] : []),
    ];
  });
  return lines.length > 0 ? `What was behind it:\n\n${lines.join('\n')}` : '';
}
