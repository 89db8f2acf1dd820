import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** After a link has been followed, reading goes on at the new page's heading. */
export function useHeadingFocus() {
  const { pathname, hash } = useLocation();
  const type = useNavigationType();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (type === 'POP' || hash) return;
    document.querySelector('h1')?.focus({ preventScroll: true });
  }, [pathname, hash, type]);
}
