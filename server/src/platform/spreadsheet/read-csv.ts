/** One CSV record: its cells, trimmed, or null when unreadable; `line` is its first line. */
export interface CsvRecord {
  line: number;
  cells: string[] | null;
}

/** A longer quoted cell is treated as an unclosed quote. */
const maxQuotedLength = 10_000;

/**
 * After this many unreadable records, quotes are matched within a line only: the file does not quote its
 * cells.
 */
const maxSearches = 1_000;

const lineEnds = /\r\n|\n|\r/g;

/**
 * Yields the records of a CSV (RFC 4180); blank lines are skipped. All three line endings are accepted, also
 * mixed. Tolerant of hand-written files: a quote inside a cell is literal. A quote that opens a cell and is
 * never closed spoils only its own line, so that it cannot swallow the following rows.
 */
export function* readCsv(text: string, delimiter: string): Generator<CsvRecord> {
  let broken = 0;
  for (let at = 0, line = 1; at < text.length; ) {
    const record = recordAt(text, at, delimiter, broken < maxSearches ? maxQuotedLength : 0);
    if (record?.cells.some((cell) => cell !== '')) yield { line, cells: record.cells };
    if (record === null) {
      broken += 1;
      yield { line, cells: null };
    }
    const end = record ? record.end : endOfLine(text, at).next;
    line += text.slice(at, end).match(lineEnds)?.length ?? 0;
    at = end;
  }
}

/** The record at an offset, and the offset of the next; null when a quote in it is never closed. */
function recordAt(
  text: string,
  from: number,
  delimiter: string,
  reach: number,
): { cells: string[]; end: number } | null {
  const cells: string[] = [];
  let line = endOfLine(text, from);
  for (let at = from; ; ) {
    const quote = opening(text, at, delimiter);
    if (quote === -1) {
      // Search this line only: without a delimiter each search would scan the whole file.
      const rest = text.slice(at, line.end);
      const length = rest.indexOf(delimiter);
      cells.push((length === -1 ? rest : rest.slice(0, length)).trim());
      if (length === -1) return { cells, end: line.next };
      at += length + 1;
      continue;
    }
    const close = closing(text, quote, delimiter, Math.max(line.end, quote + reach));
    if (close === null) return null;
    cells.push(
      text
        .slice(quote + 1, close.quote)
        .replaceAll('""', '"')
        .trim(),
    );
    if (close.end > line.end) line = endOfLine(text, close.end);
    if (close.end === line.end) return { cells, end: line.next };
    at = close.end + 1;
  }
}

/** The opening quote of the cell, ignoring blanks; -1 when there is none. */
function opening(text: string, at: number, delimiter: string): number {
  let place = at;
  while (text[place] !== delimiter && (text[place] === ' ' || text[place] === '\t')) place += 1;
  return text[place] === '"' ? place : -1;
}

/** The closing quote of the cell, before a delimiter or line end, and the offset of that. */
function closing(
  text: string,
  opened: number,
  delimiter: string,
  furthest: number,
): { quote: number; end: number } | null {
  for (let quote = text.indexOf('"', opened + 1); quote !== -1 && quote <= furthest; ) {
    if (text[quote + 1] === '"') {
      quote = text.indexOf('"', quote + 2);
      continue;
    }
    let end = quote + 1;
    while (text[end] !== delimiter && (text[end] === ' ' || text[end] === '\t')) end += 1;
    if (end >= text.length || text[end] === delimiter || text[end] === '\n' || text[end] === '\r')
      return { quote, end };
    quote = text.indexOf('"', quote + 1);
  }
  return null;
}

/** The end of the line at an offset, and the start of the next. */
function endOfLine(text: string, at: number): { end: number; next: number } {
  lineEnds.lastIndex = at;
  const found = lineEnds.exec(text);
  return found
    ? { end: found.index, next: found.index + found[0].length }
    : { end: text.length, next: text.length };
}
