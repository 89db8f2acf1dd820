import { useEffect, useState } from 'react';
import { isOwn } from '../ui/href';

const storageKey = 'asked-for';

/**
 * Each page's Content-Security-Policy allows only that page's frames, and the first page's policy
 * stays in force across client-side navigation. If that policy forbids the frame, the page reloads,
 * and then shows the frame.
 */
export function useClickToLoad(frame: string): [boolean, () => void] {
  const [clicked, setClicked] = useState(false);
  useEffect(() => {
    if (stored() !== frame) return;
    sessionStorage.removeItem(storageKey);
    setClicked(true);
  }, [frame]);
  const load = () => {
    if (isAllowed(frame)) return setClicked(true);
    store(frame);
    location.reload();
  };
  return [clicked, load];
}

function isAllowed(frame: string): boolean {
  const policy = document.querySelector<HTMLMetaElement>(
    'meta[http-equiv="Content-Security-Policy"]',
  );
  return isOwn(frame) || !policy || policy.content.includes(new URL(frame).origin);
}

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
    // Storage is blocked, so the visitor must click again after the reload that allows the frame.
  }
}

/** A ref callback for an element that replaces a focused link. */
export const moveFocus = (shown: HTMLElement | null) => shown?.focus({ preventScroll: true });
