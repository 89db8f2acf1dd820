import { useLayoutEffect } from 'react';

/** Hides elements that need scripts: their styles read `data-scripts` (src/theme/scripts.ts). */
export function useScriptFallback(broken: boolean) {
  useLayoutEffect(() => {
    if (!broken) return undefined;
    const { dataset } = document.documentElement;
    dataset.scripts = 'failed';
    return () => {
      delete dataset.scripts;
    };
  }, [broken]);
}
