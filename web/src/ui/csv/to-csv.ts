/** What a spreadsheet would run as a formula (CWE-1236). */
const startsAFormula = /^[=+\-@\t\r|]/u;

/** What a spreadsheet takes for a date and a time in every country. */
function moment(at: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${day} ${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** A date is written in the reader's own time. */
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
 * Rows as a CSV that spreadsheets open by a double click: UTF-8 with its mark, CRLF, text that could be read as a
 * formula led by an apostrophe. `separator` is the one of the reader's country: a semicolon where the comma is decimal, and
 * numbers are written so. "7/2026" or "1/4" would be read as a day: what looks like one is for the caller to word otherwise.
 */
export function toCsv(rows: readonly (readonly CsvCell[])[], separator: ',' | ';'): string {
  return `\uFEFF${rows.map((row) => row.map((value) => cell(value, separator)).join(separator)).join('\r\n')}\r\n`;
}
