import { useEffect, useState } from 'react';

/** The link of the page in which something happened. Those in drawings are another kind of element. */
export function linkAt({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  return link instanceof HTMLAnchorElement ? link : undefined;
}

/** One of its kind, which is told of every click before anybody else. */
export function useNoticing<Notices extends { notice: (event: MouseEvent) => void }>(
  make: () => Notices,
): Notices {
  const [one] = useState(make);
  useEffect(() => {
    addEventListener('click', one.notice, { capture: true });
    return () => removeEventListener('click', one.notice, { capture: true });
  }, [one]);
  return one;
}
