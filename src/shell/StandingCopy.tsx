import { useLayoutEffect, useRef, useState } from 'react';

/**
 * A copy of what is on the screen, without its code; its links load pages. It is taken while React
 * draws, when what it takes the place of is still there.
 */
export function StandingCopy({ of }: { of: string }) {
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
