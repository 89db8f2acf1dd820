import { useLayoutEffect } from 'react';

/** Hides elements that need scripts while `broken`, as on a page whose scripts did not load. */
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
