import type { LocalStore } from '../storage/local-store.ts';

/** While somebody types, the values are written at most this often. */
export const draftPauseMs = 200;

export interface DraftParts {
  store: Pick<LocalStore, 'read' | 'write' | 'remove'>;
  userId: number;
  /** Identifies the form, with the id of what it edits: `player/80001`, `request/new`. */
  formKey: string;
}

/**
 * Stores the unsaved values of one form. If the device refuses to store (private window, full disk), only the draft is
 * lost: errors are swallowed here.
 */
export function createDraftStore<Values>({ store, userId, formKey }: DraftParts) {
  let waiting: { values: Values } | null = null;
  let pause: ReturnType<typeof setTimeout> | null = null;
  /** One write at a time, in order: a late write must not restore what `clear` removed. */
  let last: Promise<unknown> = Promise.resolve();

  function inTurn(work: () => Promise<unknown>): Promise<void> {
    last = last.then(work).catch(() => undefined);
    return last.then(() => undefined);
  }

  function flush(): Promise<void> {
    if (!waiting) return last.then(() => undefined);
    const { values } = waiting;
    waiting = null;
    return inTurn(() => store.write(userId, 'draft', formKey, values));
  }

  function endPause(): void {
    pause = null;
    if (!waiting) return;
    void flush();
    pause = setTimeout(endPause, draftPauseMs);
  }

  return {
    restore: (): Promise<Values | undefined> =>
      store.read<Values>(userId, 'draft', formKey).catch(() => undefined),
    /** Writes the first change at once, in case of a reload, and the following ones after a pause. */
    change(values: Values): void {
      waiting = { values };
      if (pause !== null) return;
      void flush();
      pause = setTimeout(endPause, draftPauseMs);
    },
    /** Writes pending values at once: the page is closing. */
    flush,
    clear(): Promise<void> {
      waiting = null;
      return inTurn(() => store.remove(userId, 'draft', formKey));
    },
  };
}
