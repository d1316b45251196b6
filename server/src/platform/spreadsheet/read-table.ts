import { parse } from 'csv-parse';
import { AppError } from '../app-error.ts';
import { decodeText } from './decode-text.ts';

/** One row of a file: what stands under each header, by the folded header; or the word that it cannot be read. */
export interface TableRow {
  /** As people count: the header is line 1, of JSON the first item is 1. */
  line: number;
  /** Trimmed; a header without a value is there with ''. Null: the row cannot be read (a quote left open). */
  cells: ReadonlyMap<string, string> | null;
}

const delimiters = [';', ',', '\t', '|'] as const;
const mostColumns = 200;
/** A row longer than this is none: a quote was left open and swallowed the rest of the file. */
const longestRow = 200_000;
const sliceLength = 65_536;

/** How a header is compared: `"Città "` → `citta`, `Data di nascita` → `datadinascita`. */
export function foldHeader(header: string): string {
  return header
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]/gu, '');
}

/**
 * The rows of a spreadsheet's export, one after the other: CSV with a header line (`;` `,` tab or `|`, found by itself;
 * UTF-8, UTF-16 or Windows-1252), or JSON (a list of flat objects, lists inside joined by `, `). Throws `TABLE_UNREADABLE`
 * for what is none of these, `TABLE_TOO_LONG` for more than `mostRows` rows.
 */
export async function* readTable(
  bytes: Uint8Array,
  { mostRows }: { mostRows: number },
): AsyncGenerator<TableRow> {
  const text = decodeText(bytes);
  if (text === null || text.trim() === '') throw new AppError('TABLE_UNREADABLE');
  let rows = 0;
  for await (const row of isJson(text) ? readJson(text) : readCsv(text)) {
    if (++rows > mostRows) throw new AppError('TABLE_TOO_LONG', { params: { max: mostRows } });
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
  for (const [index, item] of items.entries()) {
    const flat = item !== null && typeof item === 'object' && !Array.isArray(item);
    const cells = flat
      ? new Map(Object.entries(item).map(([name, value]) => [foldHeader(name), cellOf(value)]))
      : null;
    yield { line: index + 1, cells };
  }
}

/** What a JSON value says in one cell; of things inside things nothing. */
function cellOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (!Array.isArray(value)) return '';
  return value.filter((item) => typeof item === 'string' || typeof item === 'number').join(', ');
}

interface CsvRecord {
  record: string[];
  info: { lines: number };
}

async function* readCsv(text: string): AsyncGenerator<TableRow> {
  let headers: string[] | null = null;
  for await (const { line, record } of csvRecords(text)) {
    if (headers === null) {
      headers = (record ?? []).map(foldHeader);
      if (headers.length > mostColumns || headers.every((header) => header === ''))
        throw new AppError('TABLE_UNREADABLE');
    } else if (record === null) yield { line, cells: null };
    else if (record.some((cell) => cell !== ''))
      yield { line, cells: new Map(headers.map((header, index) => [header, record[index] ?? ''])) };
  }
  if (headers === null) throw new AppError('TABLE_UNREADABLE');
}

/** The records of the text, slice by slice, so that few of them stand in memory; null for one that cannot be read. */
async function* csvRecords(text: string): AsyncGenerator<{ line: number; record: string[] | null }> {
  const unreadable: { line: number; record: null }[] = [];
  const skip = (error: unknown): undefined => {
    unreadable.push({ line: Number((error as { lines?: number } | undefined)?.lines ?? 0), record: null });
  };
  const parser = parse({
    delimiter: delimiterOf(text),
    trim: true,
    skip_empty_lines: true,
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: longestRow,
    info: true,
    skip_records_with_error: true,
    on_skip: skip,
  });
  let failed: unknown = null;
  const ended = new Promise<void>((resolve) => {
    parser.once('end', () => resolve());
    parser.once('error', (error: unknown) => {
      failed = error;
      resolve();
    });
  });
  const present = ({ record, info }: CsvRecord) => ({ line: info.lines, record });
  for (let from = 0; from < text.length && failed === null; from += sliceLength) {
    parser.write(text.slice(from, from + sliceLength));
    for (let next = parser.read(); next !== null; next = parser.read()) yield present(next as CsvRecord);
    yield* unreadable.splice(0);
  }
  // The last record comes with the end; so does the word that a quote was never closed.
  const last: CsvRecord[] = [];
  parser.on('data', (record: CsvRecord) => last.push(record)).end();
  await ended;
  yield* last.map(present);
  if (failed !== null) skip(failed);
  yield* unreadable;
}

/** The sign that stands most often in the first line, outside of quotes. */
function delimiterOf(text: string): string {
  const firstLine = (text.trimStart().split(/[\r\n]/, 1)[0] ?? '').replace(/"[^"]*"/g, '');
  const times = (sign: string) => firstLine.split(sign).length;
  return delimiters.reduce((best, sign) => (times(sign) > times(best) ? sign : best));
}
