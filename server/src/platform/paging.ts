import { countedExactly } from '@trattativa/domain/platform/number-limits';
import { AppError } from './app-error.ts';

/** End of a page: the sort key of its last row, as text, and its id. */
export interface Cursor {
  key: string;
  id: number;
}

export const defaultLimit = 50;

/** Rows of a list are counted up to this limit: one more than is reported exactly, so that "more" shows. */
export const maxCounted = countedExactly + 1;

/** A list's total in the contract's form, for rows counted up to `max`. */
export function totalOf(counted: number, max = maxCounted): { total: number; totalIsExact: boolean } {
  return { total: counted, totalIsExact: counted < max };
}

/**
 * The page of rows read with `limit + 1`: the extra row is not shown and only signals a next page.
 * `cursorAfter` builds the cursor of the last row shown.
 */
export function pageOf<Row>(
  found: readonly Row[],
  limit: number,
  cursorAfter: (last: Row) => string,
): { rows: Row[]; nextCursor: string | null } {
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return { rows, nextCursor: found.length > limit && last !== undefined ? cursorAfter(last) : null };
}

export function cursorOf(key: string, id: number): string {
  return Buffer.from(JSON.stringify([key, id])).toString('base64url');
}

/** Decodes a cursor. Throws `INVALID_INPUT` for one that this service did not issue. */
export function readCursor(text: string | undefined): Cursor | null {
  if (text === undefined) return null;
  try {
    const [key, id] = JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as unknown[];
    if (typeof key === 'string' && key.isWellFormed() && !key.includes('\0') && Number.isSafeInteger(id)) {
      return { key, id: id as number };
    }
  } catch {
    // not ours: refused below
  }
  throw refusedCursor();
}

/** The refusal of a cursor that is not of this list. */
export function refusedCursor(): AppError {
  return new AppError('INVALID_INPUT', { fields: [{ path: ['cursor'], code: 'invalid' }] });
}

/**
 * A well-formed cursor can hold a key that is no number or date, because it comes from another sort or was
 * forged. Only the database notices, as a data exception (SQLSTATE class 22). Returns the error to throw for
 * a call with this input.
 */
export function blameCursor(error: unknown, input: unknown): unknown {
  const { code } = (error ?? {}) as { code?: unknown };
  const paged = (input as { cursor?: unknown } | null)?.cursor !== undefined;
  return paged && typeof code === 'string' && /^22...$/.test(code) ? refusedCursor() : error;
}

/** After the first instant, up to and including the second. */
export interface Period {
  after: Date;
  until: Date;
}
