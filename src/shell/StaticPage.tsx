import { useLayoutEffect } from 'react';
import { StaticClone } from './StaticClone';
import { useScriptFallback } from './script-fallback';

export function StaticPage({ selector }: { selector: string }) {
  useScriptFallback(true);
  useLayoutEffect(() => {
    // During a navigation, there is no complete page to copy.
    if (!document.querySelector('main') || document.querySelector('main > [inert]')) {
      location.reload();
    }
    document.querySelectorAll('dialog').forEach((dialog) => dialog.removeAttribute('open'));
  }, []);
  return <StaticClone selector={selector} />;
}
