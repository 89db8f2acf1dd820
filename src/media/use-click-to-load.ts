import { useEffect, useState } from 'react';
import { isOwn } from '../ui/href';

const storageKey = 'asked-for';

/**
 * Whether the visitor has asked for what is shown in a frame, and how they do. A page's policy allows the sites
 * of its own frames, but the one that counts is that of the page at which the visitor came in: where it does not
 * allow the frame, the page is loaded anew, and shows it then.
 */
export function useClickToLoad(frame: string): [boolean, () => void] {
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    if (stored() !== frame) return;
    sessionStorage.removeItem(storageKey);
    setAsked(true);
  }, [frame]);
  const ask = () => {
    if (isAllowed(frame)) return setAsked(true);
    store(frame);
    location.reload();
  };
  return [asked, ask];
}

function isAllowed(frame: string): boolean {
  const policy = document.querySelector<HTMLMetaElement>(
    'meta[http-equiv="Content-Security-Policy"]',
  );
  return isOwn(frame) || !policy || policy.content.includes(new URL(frame).origin);
}

/** Where nothing can be stored, the visitor has to ask twice. */
function stored(): string | null {
  try {
    return sessionStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

function store(frame: string) {
  try {
    sessionStorage.setItem(storageKey, frame);
  } catch {
    // Asked again, it is allowed.
  }
}

/** Moves the focus from a link to the element that replaced it. */
export const moveFocus = (shown: HTMLElement | null) => shown?.focus({ preventScroll: true });
