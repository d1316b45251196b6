/** What a spreadsheet would run as a formula (CWE-1236). */
const startsAFormula = /^[=+\-@\t\r|]/u;

function cell(value: string | number | null | undefined, separator: string): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value);
  const harmless = startsAFormula.test(value) ? `'${value}` : value;
  const quoted = harmless.includes('"') || harmless.includes(separator) || /[\r\n]/u.test(harmless);
  return quoted ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/**
 * Rows as a CSV that spreadsheets open by a double click: UTF-8 with its mark, CRLF, text that could be read as a
 * formula led by an apostrophe. `separator` is the one of the reader's country: a semicolon where the comma is decimal.
 */
export function toCsv(
  rows: readonly (readonly (string | number | null | undefined)[])[],
  separator: ',' | ';',
): string {
  return `\uFEFF${rows.map((row) => row.map((value) => cell(value, separator)).join(separator)).join('\r\n')}\r\n`;
}
