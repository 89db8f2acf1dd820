import { startTransition, Suspense, useContext, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router-dom';
import { orOpenAnew } from './stale-code';
import { StandingCopy } from './StandingCopy';
import { useStepBack } from './step-back';

interface Props {
  /** A selector for its elements in the document. */
  of: string;
  fetchCode: () => Promise<unknown>;
  hasCode: () => boolean;
  children: ReactNode;
}

/**
 * A part of the page whose code loads late. Its prerendered HTML stays until then, or for good if the
 * code never loads. React cannot leave a page before it has hydrated this part, so when the reader
 * leaves earlier, a plain copy takes its place.
 */
export function KeepPart({ of, fetchCode, hasCode, children }: Props) {
  const router = useContext(DataRouterContext)?.router;
  const [copied, setCopied] = useState(false);
  const [missing, setMissing] = useState(false);
  useStepBack(missing);

  useEffect(() => {
    if (hasCode()) return undefined;
    let here = false;
    const prerendered = document.querySelector(of) !== null;
    const ask = () => {
      (prerendered ? fetchCode() : orOpenAnew(location.pathname, fetchCode)).then(
        () => {
          here = true;
          setMissing(false);
          startTransition(() => setCopied(false));
        },
        () => setMissing(true),
      );
    };
    ask();
    addEventListener('online', ask);
    const stop = router?.subscribe(() => {
      if (!here) setCopied(true);
    });
    return () => {
      removeEventListener('online', ask);
      stop?.();
    };
  }, [of, fetchCode, hasCode, router]);

  // Always the same element: React drops prerendered HTML that changes before its code has loaded.
  const part = useMemo(() => <Suspense>{children}</Suspense>, [children]);
  return copied ? <StandingCopy of={of} /> : part;
}
