import { AppError } from '../app-error.ts';
import { decodeText } from './decode-text.ts';
import { readCsv } from './read-csv.ts';

/** One row of a file: its values by normalized header, or the fact that it is unreadable. */
export interface TableRow {
  /** Counted from 1: the header is line 1; of JSON the first item is 1. */
  line: number;
  /**
   * Trimmed; '' for a missing value. Null: the row is unreadable (an unclosed quote, more cells than
   * columns).
   */
  cells: ReadonlyMap<string, string> | null;
}

const delimiters = [';', ',', '\t', '|'] as const;
const maxColumns = 200;

/** Normalizes a header for comparison: `"Città "` → `citta`, `Data di nascita` → `datadinascita`. */
export function foldHeader(header: string): string {
  return header
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]/gu, '');
}

/**
 * Yields the rows of a spreadsheet export: CSV with a header line (`;` `,` tab or `|`, detected; UTF-8,
 * UTF-16 or Windows-1252), or JSON (a list of flat objects, nested lists joined by `, `). Throws
 * `TABLE_UNREADABLE` for anything else, `TABLE_TOO_LONG` for more than `maxRows` rows.
 */
export function* readTable(bytes: Uint8Array, { maxRows }: { maxRows: number }): Generator<TableRow> {
  const text = decodeText(bytes);
  if (text === null || text.trim() === '') throw new AppError('TABLE_UNREADABLE');
  let rows = 0;
  for (const row of isJson(text) ? readJson(text) : readCsvTable(text)) {
    if (++rows > maxRows) throw new AppError('TABLE_TOO_LONG', { params: { max: maxRows } });
    yield row;
  }
}

function isJson(text: string): boolean {
  return ['[', '{'].includes(text.trimStart().charAt(0));
}

function* readJson(text: string): Generator<TableRow> {
  let items: unknown;
  try {
    items = JSON.parse(text);
  } catch {
    throw new AppError('TABLE_UNREADABLE');
  }
  if (!Array.isArray(items)) throw new AppError('TABLE_UNREADABLE');
  const rows = items.map(cellsOf);
  // Items may omit keys, so the columns are the union of all.
  const headers = new Set(rows.flatMap((cells) => [...(cells?.keys() ?? [])]));
  if (headers.size > maxColumns) throw new AppError('TABLE_UNREADABLE');
  for (const [index, cells] of rows.entries())
    yield {
      line: index + 1,
      cells: cells && new Map([...headers].map((header) => [header, cells.get(header) ?? ''])),
    };
}

function cellsOf(item: unknown): Map<string, string> | null {
  if (item === null || typeof item !== 'object' || Array.isArray(item)) return null;
  const cells = new Map<string, string>();
  for (const [name, value] of Object.entries(item)) {
    const header = foldHeader(name);
    if ((cells.get(header) ?? '') === '') cells.set(header, cellOf(value));
  }
  return cells;
}

/** A JSON value as one cell; nested objects become empty. */
function cellOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (!Array.isArray(value)) return '';
  return value.filter((item) => typeof item === 'string' || typeof item === 'number').join(', ');
}

/** Numbers a repeated header, so that the second column cannot hide the first. */
function distinct(headers: readonly string[]): string[] {
  const times = new Map<string, number>();
  return headers.map((header) => {
    const seen = (times.get(header) ?? 0) + 1;
    times.set(header, seen);
    return seen === 1 ? header : `${header} ${seen}`;
  });
}

function* readCsvTable(text: string): Generator<TableRow> {
  // Excel's `sep=` first line, which names the delimiter.
  const separatorLine = /^\s*"?sep=(.)"?[ \t]*(?:\r\n|\n|\r)/i.exec(text);
  const delimiter = separatorLine?.[1] ?? delimiterOf(text);
  const skipped = separatorLine ? 1 : 0;
  let headers: string[] | null = null;
  for (const { line, cells } of readCsv(
    separatorLine ? text.slice(separatorLine[0].length) : text,
    delimiter,
  )) {
    if (headers === null) {
      headers = distinct((cells ?? []).map(foldHeader));
      if (headers.length > maxColumns || headers.every((header) => header === ''))
        throw new AppError('TABLE_UNREADABLE');
    } else yield { line: line + skipped, cells: cells && underHeaders(headers, cells) };
  }
  if (headers === null) throw new AppError('TABLE_UNREADABLE');
}

/**
 * Null for a row with more cells than columns: a text contains a delimiter, and the cells after it are
 * shifted.
 */
function underHeaders(headers: readonly string[], cells: readonly string[]): TableRow['cells'] {
  if (cells.slice(headers.length).some((cell) => cell !== '')) return null;
  return new Map(headers.map((header, index) => [header, cells[index] ?? '']));
}

/** The most frequent delimiter of the first line, outside quotes. */
function delimiterOf(text: string): string {
  const firstLine = (text.trimStart().split(/[\r\n]/, 1)[0] ?? '').replace(/"[^"]*"/g, '');
  const times = (sign: string) => firstLine.split(sign).length;
  return delimiters.reduce((best, sign) => (times(sign) > times(best) ? sign : best));
}
