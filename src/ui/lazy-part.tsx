import { lazy, useState, type ComponentType, type FunctionComponent } from 'react';

export interface LazyPart<Props> extends FunctionComponent<Props> {
  /** After a failure, the next call tries again. */
  fetchCode: () => Promise<void>;
  hasCode: () => boolean;
}

/** The component waits until the LazySection around it has loaded its code. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  let arrive: (code: { default: ComponentType<Props> }) => void = () => {};
  const arrival = new Promise<{ default: ComponentType<Props> }>((resolve) => {
    arrive = resolve;
  });
  const Awaited = lazy(() => arrival);

  const fetchCode = async () => {
    loaded = await load();
    arrive({ default: loaded });
  };

  function Part(props: Props) {
    // Chosen once: another component type would remount the visible elements.
    const [Component] = useState<ComponentType<Props>>(() => loaded ?? Awaited);
    return <Component {...props} />;
  }
  return Object.assign(Part, { fetchCode, hasCode: () => loaded !== undefined });
}
