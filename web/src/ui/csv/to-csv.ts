/** Texts that a spreadsheet would run as a formula (CWE-1236). */
const startsAFormula = /^[=+\-@\t\r|]/u;

/** A date and time format that spreadsheets of every country accept. */
function moment(at: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${day} ${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** A date in the reader's own time zone. */
export type CsvCell = string | number | Date | null | undefined;

function cell(value: CsvCell, separator: string): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return moment(value);
  if (typeof value === 'number') return separator === ';' ? String(value).replace('.', ',') : String(value);
  const harmless = startsAFormula.test(value) ? `'${value}` : value;
  const quoted = harmless.includes('"') || harmless.includes(separator) || /[\r\n]/u.test(harmless);
  return quoted ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/**
 * Rows as a CSV that spreadsheets open directly: UTF-8 with byte order mark, CRLF, and a leading apostrophe
 * before text that could be run as a formula. `separator` is that of the reader's country: a semicolon if the
 * decimal sign is a comma, and then numbers are written with commas too. Spreadsheets read "7/2026" or "1/4" as
 * dates, so callers must word such texts differently.
 */
export function toCsv(rows: readonly (readonly CsvCell[])[], separator: ',' | ';'): string {
  return `\uFEFF${rows.map((row) => row.map((value) => cell(value, separator)).join(separator)).join('\r\n')}\r\n`;
}
