import { use, type ComponentType, type FunctionComponent } from 'react';

export interface Late<Props> extends FunctionComponent<Props> {
  /** Fetches its code ahead of time, so that it is drawn at once. */
  fetchCode: () => Promise<unknown>;
}

/**
 * A component whose code comes by itself, within a Suspense boundary. In a prerendered page it is
 * there like all others, and is taken over when its code has come; if that never comes, it stays.
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>): Late<Props> {
  let Code: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  let waiting: Promise<ComponentType<Props>> | undefined;

  const fetchCode = () =>
    (loading ??= load().then((component) => {
      Code = component;
      return component;
    }));
  const waitForCode = () => (waiting ??= fetchCode().catch(() => new Promise<never>(() => {})));

  function LateComponent(props: Props) {
    const Component = Code ?? use(waitForCode());
    return <Component {...props} />;
  }
  return Object.assign(LateComponent, { fetchCode });
}
