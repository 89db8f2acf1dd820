import { useLayoutEffect, useRef, useState } from 'react';

/**
 * A plain copy of what is on the screen; its links load pages. It is taken while React renders, when
 * the original is still in the document.
 */
export function StaticClone({ of }: { of: string }) {
  const place = useRef<HTMLTemplateElement>(null);
  const [copy] = useState(() =>
    [...document.querySelectorAll<HTMLElement>(of)].map(
      (element) => element.cloneNode(true) as HTMLElement,
    ),
  );

  // Without a box around it, so that styles find everything where it was.
  useLayoutEffect(() => {
    place.current?.before(...copy);
    return () => copy.forEach((element) => element.remove());
  }, [copy]);

  return <template ref={place} />;
}
