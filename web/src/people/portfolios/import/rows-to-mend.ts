import type { CellReason } from '@trattativa/domain/people/import/cells/cell-reading';
import type { UnderstoodTable } from '@trattativa/domain/people/import/understand-table';

interface MendWords {
  line: string;
  why: string;
  skipped: string;
  reason: (reason: CellReason) => string;
  column: (place: number) => string;
}

/** What the service left out of a line. */
export interface LeftOut {
  line: number;
  text: string;
}

/**
 * The lines of which something did not come in, as they were written, with the reasons in a last column: what stood in a
 * cell that stays empty is not lost. Empty when all came in.
 */
export function rowsToMend(
  table: UnderstoodTable,
  leftOut: readonly LeftOut[],
  words: MendWords,
): string[][] {
  const told = new Map<number, string[]>();
  const tell = (line: number, text: string) => told.set(line, [...(told.get(line) ?? []), text]);
  const names = table.columns.map(({ header }, place) => header || words.column(place));
  for (const { line, kind, readings } of table.rows) {
    if (kind !== 'player') tell(line, words.skipped);
    else {
      for (const [place, reading] of readings.entries()) {
        if ('reason' in reading) tell(line, `${names[place]}: ${words.reason(reading.reason)}`);
      }
    }
  }
  for (const { line, text } of leftOut) tell(line, text);
  const rows = table.rows.filter(({ line }) => told.has(line));
  if (rows.length === 0) return [];
  return [
    [words.line, ...names, words.why],
    ...rows.map(({ line, cells }) => [
      String(line),
      ...names.map((_, place) => cells[place] ?? ''),
      (told.get(line) ?? []).join('; '),
    ]),
  ];
}
