import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDraftStore, draftPauseMs } from './draft-store.ts';

function fakeStore() {
  const rows = new Map<string, unknown>();
  const row = (userId: number, kind: string, key: string) => `${userId}/${kind}/${key}`;
  return {
    rows,
    read: async <Value>(userId: number, kind: string, key: string) =>
      rows.get(row(userId, kind, key)) as Value | undefined,
    write: async (userId: number, kind: string, key: string, value: unknown) => {
      rows.set(row(userId, kind, key), value);
    },
    remove: async (userId: number, kind: string, key: string) => {
      rows.delete(row(userId, kind, key));
    },
  };
}

describe('a draft', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const recordOwnerOn = (store: ReturnType<typeof fakeStore>, userId = 7) =>
    createDraftStore<{ name: string }>({ store, userId, formKey: 'player/new' });

  it('is written at the first change, and then at most once per interval', async () => {
    const store = fakeStore();
    const write = vi.spyOn(store, 'write');
    const recordOwner = recordOwnerOn(store);
    for (const name of ['T', 'To', 'Tom']) recordOwner.change({ name });
    await vi.advanceTimersByTimeAsync(0);
    expect(await recordOwner.restore()).toEqual({ name: 'T' });
    await vi.advanceTimersByTimeAsync(draftPauseMs);
    expect(await recordOwner.restore()).toEqual({ name: 'Tom' });
    expect(write).toHaveBeenCalledTimes(2);
  });

  it('is written at once when the page closes', async () => {
    const store = fakeStore();
    const recordOwner = recordOwnerOn(store);
    recordOwner.change({ name: 'T' });
    recordOwner.change({ name: 'Tommaso' });
    await recordOwner.flush();
    expect(store.rows.get('7/draft/player/new')).toEqual({ name: 'Tommaso' });
  });

  it('is restored for its own user and form only', async () => {
    const store = fakeStore();
    const recordOwner = recordOwnerOn(store);
    recordOwner.change({ name: 'Tommaso' });
    await recordOwner.flush();
    expect(await recordOwnerOn(store, 8).restore()).toBeUndefined();
    expect(await createDraftStore({ store, userId: 7, formKey: 'player/1' }).restore()).toBeUndefined();
  });

  it('is deleted once the form is saved, even if a write was still pending', async () => {
    const store = fakeStore();
    const release: (() => void)[] = [];
    const slow = {
      ...store,
      write: async (...row: Parameters<typeof store.write>) => {
        await new Promise<void>((resolve) => release.push(resolve));
        await store.write(...row);
      },
    };
    const recordOwner = createDraftStore<{ name: string }>({ store: slow, userId: 7, formKey: 'player/new' });
    recordOwner.change({ name: 'Tommaso' });
    const writing = recordOwner.flush();
    const clearing = recordOwner.clear();
    await vi.advanceTimersByTimeAsync(0);
    release.forEach((go) => {
      go();
    });
    await writing;
    await clearing;
    expect(store.rows.size).toBe(0);
  });

  it('is lost without an error when the device refuses to store it', async () => {
    const refuse = async () => {
      throw new Error('no space left');
    };
    const recordOwner = createDraftStore<{ name: string }>({
      store: { read: refuse, write: refuse, remove: refuse },
      userId: 7,
      formKey: 'player/new',
    });
    recordOwner.change({ name: 'Tommaso' });
    await recordOwner.flush();
    await recordOwner.clear();
    expect(await recordOwner.restore()).toBeUndefined();
  });
});
