import type { LocalStore } from '../storage/local-store.ts';

/** How long typing may rest before it is kept. */
export const draftDelayMs = 400;

export interface DraftParts {
  store: Pick<LocalStore, 'read' | 'write' | 'remove'>;
  userId: number;
  /** Names the form, with the id of what it edits: `player/80001`, `request/new`. */
  formKey: string;
}

/**
 * Keeps the unsaved values of one form. A device that refuses to store (private window, full disk) costs the draft,
 * never the form: failures are swallowed here.
 */
export function createDraftKeeper<Values>({ store, userId, formKey }: DraftParts) {
  let waiting: { values: Values; timer: ReturnType<typeof setTimeout> } | null = null;
  /** One write at a time and in order: a late write must not bring back what `clear` removed. */
  let last: Promise<unknown> = Promise.resolve();

  function inTurn(work: () => Promise<unknown>): Promise<void> {
    last = last.then(work).catch(() => undefined);
    return last.then(() => undefined);
  }

  function drop(): Values | undefined {
    const values = waiting?.values;
    clearTimeout(waiting?.timer);
    waiting = null;
    return values;
  }

  function flush(): Promise<void> {
    const values = drop();
    return values === undefined
      ? last.then(() => undefined)
      : inTurn(() => store.write(userId, 'draft', formKey, values));
  }

  return {
    restore: (): Promise<Values | undefined> =>
      store.read<Values>(userId, 'draft', formKey).catch(() => undefined),
    /** Keeps the values once the typing rests. */
    change(values: Values): void {
      drop();
      waiting = { values, timer: setTimeout(() => void flush(), draftDelayMs) };
    },
    /** Keeps at once what still waits: the page is closing. */
    flush,
    clear(): Promise<void> {
      drop();
      return inTurn(() => store.remove(userId, 'draft', formKey));
    },
  };
}
