import { use, type ComponentType, type FunctionComponent } from 'react';

export interface LazyPart<Props> extends FunctionComponent<Props> {
  /** Fetches its code, so that it can be drawn; where that failed, it is tried again. */
  fetchCode: () => Promise<void>;
  hasCode: () => boolean;
}

/** A component whose code comes by itself: it is drawn within a KeepPart, which fetches it. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  let resolve: (value: ComponentType<Props>) => void = () => {};
  const code = new Promise<ComponentType<Props>>((whenResolved) => {
    resolve = whenResolved;
  });

  let here = false;

  const fetchCode = async () => {
    const value = await load();
    here = true;
    // In the form that React reads: what has come already is drawn without waiting.
    Object.assign(code, { status: 'fulfilled', value });
    resolve(value);
  };

  function Part(props: Props) {
    const Component = use(code);
    return <Component {...props} />;
  }
  return Object.assign(Part, { fetchCode, hasCode: () => here });
}
