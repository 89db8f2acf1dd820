import {
  Activity,
  startTransition,
  Suspense,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import type { ReactNode } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router-dom';
import { PageWholeContext } from '../ui/page-whole';
import { bringReaderOn } from './journey/reading-place';
import { orOpenAnew } from './stale-code';
import { StandingCopy } from './StandingCopy';
import { useStepBack } from './step-back';

interface Props {
  /** A selector for its elements in the document. */
  of: string;
  fetchCode: () => Promise<unknown>;
  hasCode: () => boolean;
  /** It lies below the first view. */
  below?: boolean;
  children: ReactNode;
}

/**
 * A part of the page whose code loads late. Its prerendered HTML stays until then, or for good if the
 * code never loads. React cannot leave a page before it has hydrated this part, so when the reader
 * leaves earlier, a plain copy takes its place. On a page that the reader moves on to, what lies below
 * the first view is drawn unseen, in slices, and shown once the page is whole and all code has come.
 */
export function KeepPart({ of, fetchCode, hasCode, below, children }: Props) {
  const router = useContext(DataRouterContext)?.router;
  const [copied, setCopied] = useState(false);
  const [missing, setMissing] = useState(false);
  const isWhole = useContext(PageWholeContext);
  const [comesLater] = useState(below && !isWhole);
  const [isAwaited, setAwaited] = useState(() => comesLater && !hasCode());
  const isShown = isWhole && !isAwaited;
  useStepBack(missing);

  useLayoutEffect(() => {
    if (comesLater && isShown) bringReaderOn();
  }, [comesLater, isShown]);

  useEffect(() => {
    if (hasCode() && !isAwaited) return undefined;
    let here = false;
    const prerendered = !comesLater && document.querySelector(of) !== null;
    const ask = () => {
      (prerendered ? fetchCode() : orOpenAnew(location.pathname, fetchCode)).then(
        () => {
          here = true;
          setMissing(false);
          startTransition(() => {
            setCopied(false);
            setAwaited(false);
          });
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
  }, [of, fetchCode, hasCode, comesLater, isAwaited, router]);

  // Always the same element: React drops prerendered HTML that changes before its code has loaded.
  const part = useMemo(() => <Suspense>{children}</Suspense>, [children]);
  if (copied) return <StandingCopy of={of} />;
  if (!comesLater) return part;
  return (
    <>
      <Activity mode={isShown ? 'visible' : 'hidden'}>{part}</Activity>
      {!isShown && <Below />}
    </>
  );
}

/** Keeps what follows below the screen meanwhile, and says that there is more to come. */
const Below = () => <div data-coming style={{ minHeight: '100lvh' }} />;
