import { useSyncExternalStore } from 'react';

/** A value that components can subscribe to; setting the same value notifies nobody. */
export interface Observable<Value> {
  get(): Value;
  set(next: Value): void;
  subscribe(listener: () => void): () => void;
}

export function observable<Value>(initial: Value): Observable<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Re-renders when the value changes. */
export function useObservable<Value>(watched: Observable<Value>): Value {
  return useSyncExternalStore(watched.subscribe, watched.get);
}
