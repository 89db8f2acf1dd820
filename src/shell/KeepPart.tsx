import { startTransition, Suspense, useContext, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router-dom';
import { orOpenAnew } from './stale-code';
import { StandingCopy } from './StandingCopy';
import { useStepBack } from './step-back';

interface Props {
  /** Selects what it consists of, on the screen. */
  of: string;
  fetchCode: () => Promise<unknown>;
  hasCode: () => boolean;
  children: ReactNode;
}

/**
 * A part of the page whose code comes late. What was prerendered stands until then, and for good if
 * the code never comes. React takes no step before it has hydrated all that the step touches, so
 * once the reader sets out, a copy stands there instead.
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

  // The same as long as the page is: one that is drawn anew before its code has come is lost.
  const part = useMemo(() => <Suspense>{children}</Suspense>, [children]);
  return copied ? <StandingCopy of={of} /> : part;
}
