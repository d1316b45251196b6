/** draft: an unsaved form · outbox: something not sent yet · list: fetched data for use without network. */
export type EntryKind = 'draft' | 'outbox' | 'list';

export interface Entry<Value> {
  key: string;
  value: Value;
}

/**
 * A user's data on this device: survives an expired session, deleted at logout. Values can be anything that a
 * structured clone can hold, including files.
 */
export interface LocalStore {
  read<Value>(userId: number, kind: EntryKind, key: string): Promise<Value | undefined>;
  write(userId: number, kind: EntryKind, key: string, value: unknown): Promise<void>;
  remove(userId: number, kind: EntryKind, key: string): Promise<void>;
  /** Ordered by key. */
  list<Value>(userId: number, kind: EntryKind): Promise<Entry<Value>[]>;
  /** Removes everything of the user; later writes of closing screens are dropped until `open`. */
  wipe(userId: number): Promise<void>;
  open(userId: number): void;
}

interface Row {
  userId: number;
  kind: EntryKind;
  key: string;
  value: unknown;
}

function answer<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** A store in the browser's IndexedDB, opened on first use. */
export function createLocalStore(indexedDb: IDBFactory, name = 'trattativa'): LocalStore {
  let database: Promise<IDBDatabase> | null = null;
  const wiped = new Set<number>();

  async function rows(mode: IDBTransactionMode): Promise<IDBObjectStore> {
    database ??= new Promise((resolve, reject) => {
      const request = indexedDb.open(name, 1);
      request.onupgradeneeded = () => {
        request.result.createObjectStore('entries', { keyPath: ['userId', 'kind', 'key'] });
      };
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    return (await database).transaction('entries', mode).objectStore('entries');
  }

  /** All keys that start with these parts: an array sorts after every string and number. */
  const under = (...parts: (number | string)[]) => IDBKeyRange.bound(parts, [...parts, []]);

  return {
    async read<Value>(userId: number, kind: EntryKind, key: string) {
      const row = (await answer((await rows('readonly')).get([userId, kind, key]))) as Row | undefined;
      return row?.value as Value | undefined;
    },
    async write(userId, kind, key, value) {
      const store = await rows('readwrite');
      if (wiped.has(userId)) return;
      const put = answer(store.put({ userId, kind, key, value } satisfies Row));
      // A closing page never receives the success event, which a commit would otherwise wait for.
      store.transaction.commit();
      await put;
    },
    async remove(userId, kind, key) {
      await answer((await rows('readwrite')).delete([userId, kind, key]));
    },
    async list<Value>(userId: number, kind: EntryKind) {
      const found = (await answer((await rows('readonly')).getAll(under(userId, kind)))) as Row[];
      return found.map((row) => ({ key: row.key, value: row.value as Value }));
    },
    async wipe(userId) {
      wiped.add(userId);
      await answer((await rows('readwrite')).delete(under(userId)));
    },
    open(userId) {
      wiped.delete(userId);
    },
  };
}
