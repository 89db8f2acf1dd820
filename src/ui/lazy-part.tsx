import { lazy, useState, type ComponentType, type FunctionComponent } from 'react';

export interface LazyPart<Props> extends FunctionComponent<Props> {
  fetchCode: () => Promise<void>;
  hasCode: () => boolean;
}

/**
 * Like `React.lazy`, but rendering does not load the code: the part suspends until a separate call
 * of `fetchCode` has loaded it.
 */
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
    // The component is chosen once, because a change of its type would remount visible elements.
    const [Component] = useState<ComponentType<Props>>(() => loaded ?? Awaited);
    return <Component {...props} />;
  }
  return Object.assign(Part, { fetchCode, hasCode: () => loaded !== undefined });
}
