import { useLayoutEffect, useRef, useState } from 'react';

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
