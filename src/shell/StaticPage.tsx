import { useLayoutEffect } from 'react';
import { StaticClone } from './StaticClone';
import { useScriptFallback } from './script-fallback';

/** Keeps what is on the screen when its code broke, without what needs scripts. */
export function StaticPage({ of }: { of: string }) {
  useScriptFallback(true);
  useLayoutEffect(() => {
    // During a step to another page there is nothing to keep, so that page is loaded.
    if (!document.querySelector('main') || document.querySelector('main > [inert]')) {
      location.reload();
    }
    document.querySelectorAll('dialog').forEach((dialog) => dialog.removeAttribute('open'));
  }, []);
  return <StaticClone of={of} />;
}
