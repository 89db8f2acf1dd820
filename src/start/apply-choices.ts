// Before the first paint, applies the stored theme and motion setting, and decides whether the page
// may move.
{
  const { dataset } = document.documentElement;
  try {
    for (const key of ['theme', 'motion']) {
      const chosen = localStorage.getItem(key);
      if (chosen) dataset[key] = chosen;
    }
  } catch {
    // Storage is blocked: the system's settings apply.
  }
  // Scenes are drawn and animated after the first paint (src/start/load-code.ts). But after Back,
  // after a reload, or at a fragment, the first screen may show a scene in mid-motion, so scenes do
  // not wait.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (location.hash || visit?.type !== 'navigate') delete dataset.unpainted;
  const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (dataset.motion === 'on' || (dataset.motion !== 'off' && !reduced)) dataset.moving = '';
}
