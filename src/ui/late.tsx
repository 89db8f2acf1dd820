import { use, type ComponentType, type FunctionComponent } from 'react';

export interface Late<Props> extends FunctionComponent<Props> {
  /** Fetches its code ahead of time, so that it is drawn at once. */
  fetchCode: () => Promise<void>;
}

/**
 * A component whose code comes by itself, within a Suspense boundary. In a prerendered page it is
 * there like all others, and is taken over when its code has come; if that never comes, it stays.
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>): Late<Props> {
  let resolve: (value: ComponentType<Props>) => void = () => {};
  const code = new Promise<ComponentType<Props>>((whenResolved) => {
    resolve = whenResolved;
  });
  let fetching: Promise<void> | undefined;

  const fetchCode = () =>
    (fetching ??= load().then((value) => {
      // In the form that React reads: what has come already is drawn without waiting.
      Object.assign(code, { status: 'fulfilled', value });
      resolve(value);
    }));

  function LateComponent(props: Props) {
    fetchCode().catch(stepBack);
    const Component = use(code);
    return <Component {...props} />;
  }
  return Object.assign(LateComponent, { fetchCode });
}

/** What needs scripts does so, as on a page to which none have come. */
const stepBack = () => {
  document.documentElement.dataset.scripts = 'failed';
};
