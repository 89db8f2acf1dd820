import {
  Component,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';

export class ShellErrorBoundary extends Component<{ children: ReactNode }> {
  override state = { broken: false };

  static getDerivedStateFromError = () => ({ broken: true });

  override render() {
    return this.state.broken ? <StaticPage selector="#root > *" /> : this.props.children;
  }
}

interface PageProps {
  Fallback: ComponentType<{ error: unknown }>;
  children: ReactNode;
}

export class PageErrorBoundary extends Component<PageProps> {
  override state: { thrown?: { error: unknown } } = {};

  static getDerivedStateFromError = (error: unknown) => ({ thrown: { error } });

  override render() {
    const { Fallback, children } = this.props;
    const { thrown } = this.state;
    return thrown ? <Fallback error={thrown.error} /> : children;
  }
}

export function StaticPage({ selector }: { selector: string }) {
  useScriptFallback(true);
  useLayoutEffect(() => {
    // During a page transition, no complete page is on the screen to copy, so the document of the
    // current URL loads instead.
    if (!document.querySelector('main') || document.querySelector('main > [inert]')) {
      location.reload();
    }
    document.querySelectorAll('dialog').forEach((dialog) => dialog.removeAttribute('open'));
  }, []);
  return <StaticClone selector={selector} />;
}

/**
 * Shows copies of the elements that match `selector`. React does not control the copies, so their
 * links load documents. The copies are made during render, because React removes the originals when
 * it commits.
 */
export function StaticClone({ selector }: { selector: string }) {
  const place = useRef<HTMLTemplateElement>(null);
  const [copy] = useState(() =>
    [...document.querySelectorAll<HTMLElement>(selector)].map(
      (element) => element.cloneNode(true) as HTMLElement,
    ),
  );

  // The copies get no wrapper element, so that CSS child and sibling selectors still match them.
  useLayoutEffect(() => {
    place.current?.before(...copy);
    return () => copy.forEach((element) => element.remove());
  }, [copy]);

  return <template ref={place} />;
}

/**
 * While `broken` is true, hides the elements that need scripts: their styles depend on
 * `data-scripts` (src/theme/scripts.ts).
 */
export function useScriptFallback(broken: boolean) {
  useLayoutEffect(() => {
    if (!broken) return undefined;
    const { dataset } = document.documentElement;
    dataset.scripts = 'failed';
    return () => {
      delete dataset.scripts;
    };
  }, [broken]);
}
