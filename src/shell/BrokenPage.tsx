import { useLayoutEffect } from 'react';
import { StandingCopy } from './StandingCopy';
import { useStepBack } from './step-back';

/** A page, or all of it, whose code broke: it stays as it is, and what needs scripts steps back. */
export function BrokenPage({ of }: { of: string }) {
  useStepBack(true);
  useLayoutEffect(() => {
    // On the way to another page there is nothing to keep: that page is loaded.
    if (!document.querySelector('main') || document.querySelector('main > [inert]')) {
      location.reload();
    }
    document.querySelectorAll('dialog').forEach((dialog) => dialog.removeAttribute('open'));
  }, []);
  return <StandingCopy of={of} />;
}
