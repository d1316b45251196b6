/** One record of a CSV: its cells, trimmed, or null when it cannot be read; `line` is the one on which it begins. */
export interface CsvRecord {
  line: number;
  cells: string[] | null;
}

/** A quoted cell longer than this is none: its quote was never closed. */
const longestQuoted = 10_000;

/** After so many records that cannot be read, quotes are looked for on their own line only: it is no CSV with quotes. */
const mostSearches = 1_000;

const lineEnds = /\r\n|\n|\r/g;

/**
 * The records of a CSV (RFC 4180), one after the other; blank lines are none. Lines may end in any of the three ways, also
 * within one file. Forgiving where people write by hand: a quote in the middle of a cell is a quote. One that opens a cell
 * and is never closed spoils only the line that it stands on, so that it cannot swallow the rows that follow.
 */
export function* readCsv(text: string, delimiter: string): Generator<CsvRecord> {
  let broken = 0;
  for (let at = 0, line = 1; at < text.length; ) {
    const record = recordAt(text, at, delimiter, broken < mostSearches ? longestQuoted : 0);
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

/** The record that begins at a place, and where the next one does; null when a quote in it is never closed. */
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
      // Of the line only: in a file without the delimiter each search would run to the end of it.
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

/** The quote that opens the cell, blanks aside; -1 when there is none. */
function opening(text: string, at: number, delimiter: string): number {
  let place = at;
  while (text[place] !== delimiter && (text[place] === ' ' || text[place] === '\t')) place += 1;
  return text[place] === '"' ? place : -1;
}

/** The quote that closes a cell, before a delimiter or the end of a line, and where that stands. */
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

/** Where the line of a place ends, and where the next one begins. */
function endOfLine(text: string, at: number): { end: number; next: number } {
  lineEnds.lastIndex = at;
  const found = lineEnds.exec(text);
  return found
    ? { end: found.index, next: found.index + found[0].length }
    : { end: text.length, next: text.length };
}
