import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCsv } from './to-csv.ts';

/** A parser as described in RFC 4180. */
function read(csv: string, separator: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let value = '';
  let quoted = false;
  for (let at = 0; at < csv.length; at += 1) {
    const sign = csv[at];
    if (quoted) {
      if (sign !== '"') value += sign;
      else if (csv[at + 1] === '"') {
        value += '"';
        at += 1;
      } else quoted = false;
    } else if (sign === '"') quoted = true;
    else if (sign === separator) {
      row.push(value);
      value = '';
    } else if (sign === '\r' && csv[at + 1] === '\n') {
      rows.push([...row, value]);
      row = [];
      value = '';
      at += 1;
    } else value += sign;
  }
  return rows;
}

describe('a list as CSV', () => {
  it('starts with the byte order mark and ends rows with CRLF', () => {
    expect(
      toCsv(
        [
          ['Nome', 'Età'],
          ['Zoë', 22],
        ],
        ';',
      ),
    ).toBe('\uFEFFNome;Età\r\nZoë;22\r\n');
  });

  it.each(['=1+1', '+39 049 555', '-2', '@SUM(A1)', '\t=1', '\r=1', '|calc'])(
    'never lets a spreadsheet run %j as a formula',
    (text) => {
      expect(read(toCsv([[text]], ',').slice(1), ',')[0]?.[0]).toBe(`'${text}`);
    },
  );

  it('returns every text, with a leading apostrophe where it could be run as a formula', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1, maxLength: 4 }), { minLength: 1 }),
        fc.constantFrom(',' as const, ';' as const),
        (rows, separator) => {
          const led = (text: string) => (/^[=+\-@\t\r|]/u.test(text) ? `'${text}` : text);
          const back = read(toCsv(rows, separator).slice(1), separator);
          expect(back).toEqual(rows.map((row) => row.map(led)));
        },
      ),
    );
  });

  it('leaves an unknown value empty', () => {
    expect(toCsv([[null, undefined, 0, '']], ',')).toBe('\uFEFF,,0,\r\n');
  });

  it('writes amounts and times in the country’s format', () => {
    const row = [[1024.59, new Date(2026, 6, 5, 9, 30), -3]];
    expect(toCsv(row, ';')).toBe('\uFEFF1024,59;2026-07-05 09:30;-3\r\n');
    expect(toCsv(row, ',')).toBe('\uFEFF1024.59,2026-07-05 09:30,-3\r\n');
  });
});
