import { lazy, useState, type ComponentType, type FunctionComponent } from 'react';

export interface LazyPart<Props> extends FunctionComponent<Props> {
  fetchCode: () => Promise<void>;
  hasCode: () => boolean;
}

/** Unlike with `React.lazy`, rendering does not load the code. To load it, call `fetchCode`. */
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
