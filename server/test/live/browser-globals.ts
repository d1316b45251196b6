/** What modules of the web application expect of a browser as soon as they are imported: import this file before them. */
const kept = new Map<string, string>();

const parts = {
  localStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  },
  addEventListener: () => {},
  indexedDB: {},
};

const before = Object.keys(parts).map(
  (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
);

for (const [name, value] of Object.entries(parts))
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });

/** Leaves the process as it was, for the test files after this one. */
export function removeBrowserGlobals(): void {
  for (const [name, described] of before) {
    if (described) Object.defineProperty(globalThis, name, described);
    else Reflect.deleteProperty(globalThis, name);
  }
}
