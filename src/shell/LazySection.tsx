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
import { PageCompleteContext } from '../ui/page-context';
import { restorePendingPosition } from './navigation/restore-position';
import { usePageRouter } from './navigation/RouterProvider';
import { StaticClone, useScriptFallback } from './ErrorBoundaries';
import { loadOrReload } from '../ui/missing-code';

interface Props {
  selector: string;
  fetchCode: () => Promise<unknown>;
  hasCode: () => boolean;
  /** True if the section starts below the first view (what is visible before scrolling). */
  below?: boolean;
  children: ReactNode;
}

/** `left`: a navigation began before the code had loaded. */
type CodeState = 'loading' | 'left' | 'loaded';

/**
 * React keeps the section's prerendered HTML until its code has loaded, but cannot unmount a page
 * before the section has hydrated. So if a navigation begins earlier, `StaticClone` replaces the
 * section.
 */
export function LazySection({ selector, fetchCode, hasCode, below, children }: Props) {
  const router = usePageRouter();
  const isWhole = useContext(PageCompleteContext);
  const [isDeferred] = useState(below && !isWhole);
  const [code, setCode] = useState<CodeState>(() => (hasCode() ? 'loaded' : 'loading'));
  const [hasFailed, setFailed] = useState(false);
  const isLoaded = code === 'loaded';
  const isShown = !isDeferred || (isWhole && isLoaded);
  useScriptFallback(hasFailed);

  useLayoutEffect(() => {
    if (isDeferred && isShown) restorePendingPosition();
  }, [isDeferred, isShown]);

  useEffect(() => {
    if (isLoaded) return undefined;
    const isPrerendered = !isDeferred && document.querySelector(selector) !== null;
    const { href } = location;
    const isWanted = () => !router?.state().pending;
    const load = () => {
      (isPrerendered ? fetchCode() : loadOrReload(href, fetchCode, isWanted)).then(
        () => {
          setFailed(false);
          startTransition(() => setCode('loaded'));
        },
        () => setFailed(true),
      );
    };
    load();
    addEventListener('online', load);
    const stopListening = router?.subscribe(() => {
      if (!hasCode()) setCode('left');
    });
    return () => {
      removeEventListener('online', load);
      stopListening?.();
    };
  }, [selector, fetchCode, hasCode, isDeferred, isLoaded, router]);

  // Memoized: React discards the prerendered HTML if this element changes before the code loads.
  const part = useMemo(() => <Suspense>{children}</Suspense>, [children]);
  if (code === 'left') return <StaticClone selector={selector} />;
  if (!isDeferred) return part;
  return (
    <>
      {/* React renders a hidden Activity in slices, so that the page stays responsive. */}
      <Activity mode={isShown ? 'visible' : 'hidden'}>{part}</Activity>
      {!isShown && <Pending />}
    </>
  );
}

/** As high as the screen, so that the footer is out of view while the section is pending. */
const Pending = () => <div data-pending style={{ minHeight: '100lvh' }} />;
