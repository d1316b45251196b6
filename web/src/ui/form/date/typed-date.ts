/**
 * "3/7/2008", "03.07.2008", "3-7-08" or "03072008" → "2008-07-03"; all seven languages write day, month, year. A
 * two-digit year lies in the hundred years that end ten years after `thisYear`. Null if it is no date.
 */
export function readTypedDate(typed: string, thisYear: number): string | null {
  const parts = partsOf(typed);
  if (!parts) return null;
  const [day = 0, month = 0, written = 0] = parts.slice(1).map(Number);
  let year = written;
  if (parts[3]?.length === 2) {
    const limit = thisYear + 10;
    year = limit - (((limit % 100) - written + 100) % 100);
  }
  const date = new Date(Date.UTC(year, month - 1, day));
  const same =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return same && year >= 1000 ? date.toISOString().slice(0, 10) : null;
}

/** Whether somebody wrote day, month and year of a day that is in no calendar: "31/02/2003". */
export const isNoSuchDay = (typed: string, thisYear: number): boolean =>
  partsOf(typed) !== null && readTypedDate(typed, thisYear) === null;

/** Day, month and year as written, or null if this is not how a date is written. */
function partsOf(typed: string): RegExpExecArray | null {
  const text = typed.trim();
  return (
    /^(\d{1,2})[\s./-]+(\d{1,2})[\s./-]+(\d{4}|\d{2})$/u.exec(text) ?? /^(\d{2})(\d{2})(\d{4})$/u.exec(text)
  );
}

/** Whether a value is a complete date, `2008-07-03`. */
export const isWholeDate = (value: string): boolean => /^\d{4}-\d\d-\d\d$/u.test(value);

/** "2008-07-03" → "03/07/2008", or with dots in German. */
export function writeDate(date: string, separator: string): string {
  return date.split('-').reverse().join(separator);
}
