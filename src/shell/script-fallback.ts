import { useLayoutEffect } from 'react';

/** Hides what needs scripts while something is broken, as on a page whose scripts never loaded. */
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
