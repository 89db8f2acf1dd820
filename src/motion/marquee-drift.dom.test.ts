import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startDrift, type Drift } from './marquee-drift';

type Frame = (data: { delta: number }) => void;

const frames = vi.hoisted(() => new Set<Frame>());
vi.mock('framer-motion', async (original) => ({
  ...(await original<object>()),
  frame: { read: (each: Frame) => frames.add(each) },
  cancelFrame: (each: Frame) => frames.delete(each),
}));

const tick = 16;
const width = 2400;
let started: Drift;
let report: (visible: boolean) => void;

beforeEach(() => {
  frames.clear();
  vi.useFakeTimers();
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        report = (isIntersecting) => tell([{ isIntersecting }]);
      }
      observe() {}
      disconnect() {}
    },
  );
});

afterEach(() => started.stop());

function renderStrip({ from = 0 } = {}) {
  const root = document.createElement('div');
  const strip = document.createElement('div');
  const track = document.createElement('div');
  document.body.append(root);
  root.append(strip);
  strip.append(track);
  strip.scrollLeft = from;
  strip.setPointerCapture = () => {};
  strip.hasPointerCapture = () => true;
  track.getBoundingClientRect = () => ({ width }) as DOMRect;
  const animation = {
    currentTime: 0,
    playState: 'running',
    playbackRate: 1,
    duration: NaN,
    pause() {
      animation.playState = 'paused';
    },
    play() {
      animation.playState = 'running';
    },
    updatePlaybackRate(rate: number) {
      animation.playbackRate = rate;
    },
    effect: {
      updateTiming({ duration }: { duration: number }) {
        animation.duration = duration;
      },
    },
    cancel() {
      animation.playState = 'idle';
    },
  };
  track.animate = (keyframes, options) => {
    // The compositor animates a transform even while scripts block the page.
    expect(Object.keys(keyframes ?? {})).toEqual(['transform']);
    animation.duration = (options as { duration: number }).duration;
    return animation as never;
  };
  started = startDrift({ root, strip, track });
  return {
    root,
    strip,
    animation,
    drift: started,
    at: () => animation.currentTime % animation.duration,
  };
}

type Strip = ReturnType<typeof renderStrip>;

async function run({ animation }: Strip, ms: number, each = () => {}) {
  const rates: number[] = [];
  for (let passed = 0; passed < ms; passed += tick) {
    await vi.advanceTimersByTimeAsync(tick);
    each();
    for (const frame of frames) frame({ delta: tick });
    const rate = animation.playState === 'running' ? animation.playbackRate : 0;
    animation.currentTime += tick * rate;
    rates.push(rate);
  }
  return rates;
}

async function startInView(options?: { from: number }) {
  const strip = renderStrip(options);
  report(true);
  await run(strip, 1500);
  return strip;
}

const point = (strip: HTMLElement, type: string, clientX: number) =>
  strip.dispatchEvent(
    new PointerEvent(type, { pointerId: 1, isPrimary: true, pointerType: 'touch', clientX }),
  );

async function drag(strip: Strip, by: number) {
  point(strip.strip, 'pointerdown', 500);
  for (let moved = 10; moved <= Math.abs(by); moved += 10) {
    await run(strip, tick);
    point(strip.strip, 'pointermove', 500 + moved * Math.sign(by));
  }
}

test('the marquee starts at the strip’s scroll position once the strip is on the screen', async () => {
  const strip = renderStrip({ from: 300 });
  await run(strip, 100);
  expect(strip.animation).toMatchObject({ playState: 'paused', duration: 20_000 });
  expect(strip.at()).toBe(5000);
  report(true);
  await run(strip, 1500);
  expect(strip.animation).toMatchObject({ playState: 'running', playbackRate: 1 });
  expect(frames.size).toBe(0);
});

test('the marquee stays paused until no reason to pause is left', async () => {
  const strip = await startInView();
  strip.drift.pause('button', true);
  expect(strip.animation.playState).toBe('paused');
  strip.strip.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
  strip.strip.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }));
  document.dispatchEvent(new Event('visibilitychange'));
  report(false);
  report(true);
  await run(strip, 1500);
  expect(strip.animation.playState).toBe('paused');
  report(false);
  strip.drift.pause('button', false);
  await run(strip, 1500);
  expect(strip.animation.playState).toBe('paused');
  report(true);
  await run(strip, 1500);
  expect(strip.animation).toMatchObject({ playState: 'running', playbackRate: 1 });
});

test('the marquee pauses in a hidden tab', async () => {
  const strip = await startInView();
  const setHidden = (hidden: boolean) => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  setHidden(true);
  expect(strip.animation.playState).toBe('paused');
  setHidden(false);
  expect((await run(strip, 1500)).at(-1)).toBe(1);
});

test('the marquee slows to a stop under the mouse, but ignores hover events of a touch', async () => {
  const strip = await startInView();
  strip.strip.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'touch' }));
  await run(strip, 100);
  expect(strip.animation.playbackRate).toBe(1);
  strip.strip.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
  const [first = NaN] = await run(strip, 1500);
  expect(first).toBeGreaterThan(0.9);
  expect(strip.animation.playState).toBe('paused');
});

async function scroll(strip: Strip) {
  let top = 0;
  return run(strip, 500, () => {
    vi.stubGlobal('scrollY', (top += 40));
    dispatchEvent(new Event('scroll'));
  });
}

test('the marquee speeds up while the page scrolls fast, then returns to its normal rate', async () => {
  const strip = await startInView();
  const rates = await scroll(strip);
  expect(Math.max(...rates)).toBeGreaterThan(2);
  expect(Math.max(...rates)).toBeLessThanOrEqual(3);
  expect(Math.min(...rates)).toBeGreaterThanOrEqual(1);
  await run(strip, 2000);
  expect(strip.animation.playbackRate).toBe(1);
});

test.each([-200, 200, 1500])(
  'the marquee follows a drag of %d px, even past the point where the track repeats',
  async (by) => {
    const strip = await startInView();
    const from = strip.at();
    await drag(strip, by);
    expect(strip.animation.playState).toBe('paused');
    const lap = strip.animation.duration;
    expect(strip.at()).toBeCloseTo((((from - (by / 60) * 1000) % lap) + lap) % lap, 3);
  },
);

test('after a throw, the marquee moves on as fast as the drag, then slows to its normal rate', async () => {
  const strip = await startInView();
  await drag(strip, -200);
  const dropped = strip.animation.currentTime;
  point(strip.strip, 'lostpointercapture', 300);
  // The drag's last 10 px took 16 ms, which is 625 px per second. The usual speed is 60.
  expect(strip.animation.playbackRate).toBeCloseTo(625 / 60, 0);
  expect(strip.animation.currentTime).toBe(dropped);
  await run(strip, 2500);
  expect(strip.animation).toMatchObject({ playState: 'running', playbackRate: 1 });
});

test('a throw moves the marquee at most 15 times as fast as usual', async () => {
  const strip = await startInView();
  point(strip.strip, 'pointerdown', 500);
  await run(strip, tick);
  point(strip.strip, 'pointermove', 900);
  point(strip.strip, 'lostpointercapture', 900);
  expect(strip.animation.playbackRate).toBe(-15);
});

test('if the pointer rests before release, the marquee drifts on from where the drag left it', async () => {
  const strip = await startInView();
  await drag(strip, 200);
  await run(strip, 100);
  const dropped = strip.animation.currentTime;
  point(strip.strip, 'lostpointercapture', 700);
  expect(strip.animation.currentTime).toBe(dropped);
  expect(Math.min(...(await run(strip, 1500)))).toBeGreaterThanOrEqual(0);
  expect(strip.animation).toMatchObject({ playState: 'running', playbackRate: 1 });
});

test('a marquee that its button has paused stays where a drag leaves it', async () => {
  const strip = await startInView();
  strip.drift.pause('button', true);
  await drag(strip, -200);
  const dropped = strip.animation.currentTime;
  point(strip.strip, 'lostpointercapture', 300);
  await run(strip, 1500);
  expect(strip.animation).toMatchObject({ playState: 'paused', currentTime: dropped });
});

test('after stop(), the marquee does not start again when a pause ends', async () => {
  const strip = await startInView();
  await drag(strip, 100);
  point(strip.strip, 'lostpointercapture', 600);
  strip.drift.stop();
  strip.drift.pause('button', false);
  dispatchEvent(new Event('scroll'));
  expect(frames.size).toBe(0);
  expect(strip.animation.playState).toBe('idle');
  expect(strip.strip).not.toHaveAttribute('data-running');
});
