import { AppError } from './app-error.ts';

/** Where a page ended: the sort key of its last row, as text, and its id. */
export interface Cursor {
  key: string;
  id: number;
}

export const defaultLimit = 50;

export function cursorOf(key: string, id: number): string {
  return Buffer.from(JSON.stringify([key, id])).toString('base64url');
}

/** Reads a cursor back. Throws `INVALID_INPUT` for one that this service did not make. */
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
  throw new AppError('INVALID_INPUT', { fields: [{ path: ['cursor'], code: 'invalid' }] });
}
