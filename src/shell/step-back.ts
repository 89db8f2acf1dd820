import { useLayoutEffect } from 'react';

/** What needs scripts does so meanwhile, as on a page to which none have come. */
export function useStepBack(broken: boolean) {
  useLayoutEffect(() => {
    if (!broken) return undefined;
    const { dataset } = document.documentElement;
    dataset.scripts = 'failed';
    return () => {
      delete dataset.scripts;
    };
  }, [broken]);
}
