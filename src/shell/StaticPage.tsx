import { useLayoutEffect, useRef, useState } from 'react';
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

/**
 * React does not control the copy, so its links load documents. Cloned during render, because React
 * removes the originals when it commits.
 */
export function StaticClone({ selector }: { selector: string }) {
  const place = useRef<HTMLTemplateElement>(null);
  const [copy] = useState(() =>
    [...document.querySelectorAll<HTMLElement>(selector)].map(
      (element) => element.cloneNode(true) as HTMLElement,
    ),
  );

  // Inserted without a wrapper, so that child and sibling selectors still match.
  useLayoutEffect(() => {
    place.current?.before(...copy);
    return () => copy.forEach((element) => element.remove());
  }, [copy]);

  return <template ref={place} />;
}
