import { useLayoutEffect } from 'react';
import { StaticClone } from './StaticClone';
import { useScriptFallback } from './script-fallback';

/** Replaces a crashed page with a static copy of its HTML. */
export function StaticPage({ selector }: { selector: string }) {
  useScriptFallback(true);
  useLayoutEffect(() => {
    // Without a complete page to copy, as during a navigation, the document reloads.
    if (!document.querySelector('main') || document.querySelector('main > [inert]')) {
      location.reload();
    }
    document.querySelectorAll('dialog').forEach((dialog) => dialog.removeAttribute('open'));
  }, []);
  return <StaticClone selector={selector} />;
}
