import { useCallback, useState } from 'react';

/** Rows of 56 px with room, or of 40 px to see many. */
export type Density = 'comfortable' | 'compact';

interface Stored {
  density: Density;
  /** Keys of columns that the reader does not want. */
  hidden: readonly string[];
  /** Beside the list the chosen row, where the window has room for it. */
  split: boolean;
}

export interface ListChoices extends Stored {
  choose: (change: Partial<Stored>) => void;
}

const usual: Stored = { density: 'comfortable', hidden: [], split: true };

/** What an earlier visit or another version has stored; unreadable parts count as not chosen. */
export function readChoices(stored: string | null, start: Stored = usual): Stored {
  try {
    const { density, hidden, split } = JSON.parse(stored ?? '{}') as Record<string, unknown>;
    return {
      density: density === 'compact' || density === 'comfortable' ? density : start.density,
      hidden: Array.isArray(hidden) ? hidden.filter((key) => typeof key === 'string') : start.hidden,
      split: typeof split === 'boolean' ? split : start.split,
    };
  } catch {
    return start;
  }
}

/**
 * How the reader wants a list: density, columns, split view. Remembered on this device under the list's name.
 * `start` is what counts before the first choice.
 */
export function useListChoices(list: string, start?: Partial<Stored>): ListChoices {
  const key = `list/${list}`;
  const [stored, setStored] = useState(() => readChoices(localStorage.getItem(key), { ...usual, ...start }));
  const choose = useCallback(
    (change: Partial<Stored>) =>
      setStored((now) => {
        const next = { ...now, ...change };
        localStorage.setItem(key, JSON.stringify(next));
        return next;
      }),
    [key],
  );
  return { ...stored, choose };
}
