// What runs inside the measured pages. Each function stands for itself: it is sent there as text.

/** In every page from its start: what a visitor can see of the page that is coming. */
export function watchArrivals() {
  const lettersOf = (text) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

  const opaque = (element) =>
    !element || (Number(getComputedStyle(element).opacity) > 0.99 && opaque(element.parentElement));

  /** The heading with these letters, if it is to be read now: on the screen, or wherever it is. */
  const headingSeen = (letters, anywhere) =>
    [...document.querySelectorAll('main h1')].find((heading) => {
      if (lettersOf(heading.textContent) !== letters) return false;
      const { top, bottom, width } = heading.getBoundingClientRect();
      const onScreen = width > 0 && bottom > 0 && top < innerHeight;
      return (
        (anywhere || onScreen) &&
        heading.checkVisibility({ visibilityProperty: true }) &&
        opaque(heading)
      );
    });

  const moving = () =>
    document.getAnimations().some(({ timeline, playState, effect }) => {
      const { endTime, activeDuration } = effect?.getComputedTiming() ?? {};
      const ends = Number.isFinite(endTime) && activeDuration > 0;
      return timeline instanceof DocumentTimeline && playState === 'running' && ends;
    });

  const frame = () => new Promise(requestAnimationFrame);
  const painted = () =>
    new Promise((done) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => done(performance.now()));
      port1.start();
      port2.postMessage(undefined);
    });

  /**
   * Waits for the page with that heading: when its heading had been painted, and when nothing on it moved
   * any more for a few frames. Undefined is what did not come in time.
   */
  async function arrival({ heading, anywhere = false, limit = 10_000 }) {
    const end = performance.now() + limit;
    const wanted = lettersOf(heading);
    let readable;
    let still = 0;
    let rest;
    let place;
    while (performance.now() < end && still < 4) {
      await frame();
      const seen = headingSeen(wanted, anywhere);
      if (!seen) continue;
      readable ??= await painted();
      const { x, y } = seen.getBoundingClientRect();
      const now = `${x} ${y + scrollY}`;
      const quiet = !moving() && now === place;
      place = now;
      if (!quiet) still = 0;
      else if ((still += 1) === 1) rest = performance.now();
    }
    return { readable, rest: still < 4 ? undefined : rest };
  }

  let pressed;
  addEventListener('click', ({ timeStamp }) => (pressed = timeStamp), { capture: true });

  globalThis.bench = {
    arrival,
    /** When the visitor last clicked, by the page's own clock. */
    pressed: () => pressed,
  };
}

/** In every page from its start: how long the page took to answer what the visitor did. */
export function watchInteractions() {
  let worst;
  const take = (entries) =>
    entries
      .filter(({ interactionId }) => interactionId)
      .forEach(({ duration }) => (worst = Math.max(worst ?? 0, duration)));
  const observer = new PerformanceObserver((list) => take(list.getEntries()));
  observer.observe({ type: 'event', durationThreshold: 16 });
  globalThis.interactions = {
    begin: () => {
      observer.takeRecords();
      worst = undefined;
    },
    /** The longest since; browsers tell only of those of 16 ms and more. */
    end: async () => {
      await new Promise((done) => setTimeout(done, 300));
      take(observer.takeRecords());
      return worst ?? 16;
    },
  };
}
