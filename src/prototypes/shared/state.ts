import { isFramed } from './page';

/** Where a field is stored: 'link' is the hash (#view=after), and 'session' is session storage. */
export type Kept = 'link' | 'session' | 'both';

export interface Field<T> {
  readonly initial: T;
  readonly kept: Kept;
  /** Returns undefined for invalid text, because people edit hashes. */
  read(raw: string): T | undefined;
  write(value: T): string;
}

type Fields = Record<string, Field<unknown>>;
export type StateOf<F extends Fields> = {
  readonly [K in keyof F]: F[K] extends Field<infer T> ? T : never;
};

export function choice<const T extends string>(
  values: readonly T[],
  initial: NoInfer<T>,
  kept: Kept = 'both',
): Field<T> {
  return {
    initial,
    kept,
    read: (raw) => values.find((value) => value === raw),
    write: (value) => value,
  };
}

export function flag(initial: boolean, kept: Kept = 'both'): Field<boolean> {
  return {
    initial,
    kept,
    read: (raw) => (raw === '1' ? true : raw === '0' ? false : undefined),
    write: (value) => (value ? '1' : '0'),
  };
}

export function text(initial: string, kept: Kept = 'both', longest = 200): Field<string> {
  return {
    initial,
    kept,
    read: (raw) => raw.slice(0, longest),
    write: (value) => value,
  };
}

export function several<const T extends string>(
  values: readonly T[],
  initial: readonly NoInfer<T>[],
  kept: Kept = 'both',
): Field<readonly T[]> {
  return {
    initial,
    kept,
    read: (raw) => {
      const words = raw.split(',');
      return values
        .filter((value) => words.includes(value))
        .toSorted((a, b) => words.indexOf(a) - words.indexOf(b));
    },
    write: (value) => value.join(','),
  };
}

export function data<T>(
  initial: T,
  check: (value: unknown) => T | undefined,
  kept: Kept = 'session',
): Field<T> {
  return {
    initial,
    kept,
    read: (raw) => {
      try {
        return check(JSON.parse(raw));
      } catch {
        return undefined;
      }
    },
    write: (value) => JSON.stringify(value),
  };
}

export interface Store<S> {
  get(): S;
  /**
   * With `push`, adds a history entry, so that Back restores the former hash. In an iframe, adds
   * none, because Back on the site would first go through the entries of the iframe.
   */
  set(change: Partial<S>, options?: { push?: boolean }): void;
  reset(): void;
  /** Calls `listener` immediately, with `previous` equal to `state`, and after every change. */
  subscribe(listener: (state: S, previous: S) => void): void;
  hashFor(change: Partial<S>): string;
}

export function createStore<F extends Fields>(name: string, fields: F): Store<StateOf<F>> {
  type State = StateOf<F>;
  const key = `prototype:${name}`;
  const entries = Object.entries(fields);
  const listeners: ((state: State, previous: State) => void)[] = [];

  const compose = (pick: (id: string, field: Field<unknown>) => unknown): State =>
    Object.fromEntries(entries.map(([id, field]) => [id, pick(id, field)])) as State;

  const parse = (raw: string | null | undefined, field: Field<unknown>): unknown => {
    const value = raw === null || raw === undefined ? undefined : field.read(raw);
    return value === undefined ? field.initial : value;
  };

  /**
   * If the hash sets any field, storage fills only 'session' fields, so that a link shows what its
   * sender saw.
   */
  function fromAddress(remembered: Record<string, string>): State {
    const hash = new URLSearchParams(location.hash.slice(1));
    const linked = entries.some(([id]) => hash.has(id));
    return compose((id, field) => {
      if (field.kept === 'session') return parse(remembered[id], field);
      if (linked || field.kept === 'link') return parse(hash.get(id), field);
      return parse(remembered[id], field);
    });
  }

  const values = (value: State): Record<string, unknown> => value;
  const serialize = (value: State, skip: Kept): [string, string][] =>
    entries
      .filter(([, field]) => field.kept !== skip)
      .map(([id, field]): [string, string, string] => [
        id,
        field.write(values(value)[id]),
        field.write(field.initial),
      ])
      .filter(([, now, initial]) => now !== initial)
      .map(([id, now]) => [id, now]);

  function hashFor(change: Partial<State>): string {
    // Commas are not escaped, so that URLs are easier to read.
    const query = new URLSearchParams(serialize({ ...state, ...change }, 'session'));
    return `#${query.toString().replaceAll('%2C', ',')}`;
  }

  function remember(): void {
    try {
      sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(serialize(state, 'link'))));
    } catch {
      // Storage is blocked or full. Fields in the hash still survive a reload.
    }
  }

  function recall(): Record<string, string> {
    try {
      const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
      if (typeof stored !== 'object' || stored === null) return {};
      return Object.fromEntries(
        Object.entries(stored).filter((entry): entry is [string, string] => {
          return typeof entry[1] === 'string';
        }),
      );
    } catch {
      return {};
    }
  }

  let state = fromAddress(recall());

  function move(next: State): void {
    const previous = state;
    state = next;
    remember();
    for (const listener of listeners) listener(state, previous);
  }

  function show(hash: string, push: boolean): void {
    const address = hash === '#' ? location.pathname + location.search : hash;
    if (hash === (location.hash || '#')) return;
    if (push && !isFramed) history.pushState(null, '', address);
    else history.replaceState(null, '', address);
  }

  window.addEventListener('popstate', () => {
    const hash = new URLSearchParams(location.hash.slice(1));
    // A fragment that sets no field, such as #main, does not change the state.
    if (location.hash.length > 1 && !entries.some(([id]) => hash.has(id))) return;
    move(
      compose((id, field) =>
        field.kept === 'session' ? values(state)[id] : parse(hash.get(id), field),
      ),
    );
  });

  return {
    get: () => state,
    set(change, options = {}) {
      const next = { ...state, ...change };
      show(hashFor(change), options.push ?? false);
      move(next);
    },
    reset() {
      const initial = compose((_id, field) => field.initial);
      show(hashFor(initial), false);
      move(initial);
    },
    subscribe(listener) {
      listeners.push(listener);
      listener(state, state);
    },
    hashFor,
  };
}
