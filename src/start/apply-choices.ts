// Before the first paint: what the visitor chose on an earlier page, and whether things move.
{
  const { dataset } = document.documentElement;
  try {
    for (const key of ['theme', 'motion']) {
      const chosen = localStorage.getItem(key);
      if (chosen) dataset[key] = chosen;
    }
  } catch {
    // Storage is blocked: the system's settings stay.
  }
  // Who comes back to a page, or to a place on it, may see its scene at once.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (location.hash || visit?.type !== 'navigate') delete dataset.unpainted;
  const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (dataset.motion === 'on' || (dataset.motion !== 'off' && !reduced)) dataset.moving = '';
}
