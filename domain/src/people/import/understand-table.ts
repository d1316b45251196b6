import type { Language } from '../../platform/languages.ts';
import type { Foot } from '../players/feet.ts';
import { figureConflicts, type SeasonFigures } from '../players/season-figures.ts';
import { isFigureTarget } from './career-entry-targets.ts';
import {
  badCell,
  type CellReading,
  type CellValue,
  emptyCell,
  readAs,
  valueRead,
} from './cells/cell-reading.ts';
import { type CellContext, cellClass, readCell } from './cells/read-cell.ts';
import { type DateOrder, dateOrderOf } from './cells/read-date.ts';
import { type NameOrder, nameOrderOf } from './cells/read-name.ts';
import { findHeader } from './find-header.ts';
import type { ImportTarget } from './import-targets.ts';
import { type MappedColumn, mapColumns } from './map-columns.ts';
import { seasonWithin } from './read-career-entries.ts';
import { rankLanguages } from './read-header.ts';
import { type RowKind, rowKind } from './row-kinds.ts';
import { cellText } from './words/empty-words.ts';

/** A line of a table as it is written; `line` is counted from 1 as the file or sheet does. */
export interface RawRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** What a reader of the table decided; everything else is found out. */
export interface ImportChoices {
  /** The field of a column, or null for none. */
  readonly columns?: ReadonlyMap<number, ImportTarget | null>;
  readonly dateOrder?: Exclude<DateOrder, 'unknown'>;
  readonly nameOrder?: NameOrder;
  /** One value for all equal cells of a column, by `answerKey`; null: left empty. */
  readonly answers?: ReadonlyMap<string, CellValue | null>;
  /** Lines that are taken as players, or left out, against what was found. */
  readonly kinds?: ReadonlyMap<number, RowKind>;
}

export interface UnderstoodRow {
  readonly line: number;
  readonly kind: RowKind;
  readonly cells: readonly string[];
  readonly readings: readonly CellReading[];
  /** The heading under which the line stands, such as `PORTIERI`. */
  readonly section: string;
}

export interface UnderstoodTable {
  readonly language: Language;
  readonly headerLine: number | null;
  readonly columns: readonly MappedColumn[];
  readonly rows: readonly UnderstoodRow[];
  readonly dateOrder: DateOrder;
  readonly nameOrder: NameOrder;
  readonly today: string;
}

export interface UnderstandOptions {
  readonly today: string;
  readonly preferred: Language;
  readonly choices?: ImportChoices;
}

/** The answer of a column for all its cells that say the same. */
export function answerKey(column: number, cell: string): string {
  return `${column} ${cellClass(cell)}`;
}

/** Understands a table of players: its header, columns, orders of dates and names, and every cell. */
export function understandTable(
  raw: readonly RawRow[],
  { today, preferred, choices = {} }: UnderstandOptions,
): UnderstoodTable {
  const width = raw.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const { at: headerAt, last, headers } = findHeader(raw, width);
  const body = raw.slice(last + 1).filter(({ cells }) => cells.some((cell) => cellText(cell) !== ''));
  const byColumn = headers.map((_, at) =>
    body.map(({ cells }) => cells[at] ?? '').filter((cell) => cell.trim() !== ''),
  );
  const ranked = rankLanguages(headers, preferred);
  const found = mapColumns(headers, byColumn, {
    ranked,
    today,
    rows: body.map(({ cells }) => cells),
  });
  const columns = headers.map((header, at): MappedColumn => {
    const chosen = choices.columns?.get(at);
    return chosen === undefined
      ? (found[at] ?? { header, target: null, by: 'nothing' })
      : { header, target: chosen, by: 'choice' };
  });
  const cellsOf = (target: ImportTarget) =>
    byColumn[columns.findIndex((column) => column.target === target)] ?? [];
  const headerOf = (target: ImportTarget) => columns.find((column) => column.target === target)?.header ?? '';
  const table = {
    language: headerAt === -1 ? preferred : (ranked[0] ?? preferred),
    headerLine: raw[headerAt]?.line ?? null,
    columns,
    dateOrder: choices.dateOrder ?? dateOrderOf(cellsOf('bornDate')),
    nameOrder: choices.nameOrder ?? nameOrderOf(cellsOf('fullName'), headerOf('fullName')),
    today,
  };
  const rows: UnderstoodRow[] = [];
  let section = '';
  for (const row of body) {
    const read = readRow(table, row, choices, section);
    if (read.kind === 'heading') section = read.cells.map(cellText).find((cell) => cell !== '') ?? '';
    rows.push(read);
  }
  return { ...table, rows };
}

type Table = Omit<UnderstoodTable, 'rows'>;

/** Reads one line of a table that is understood, after an edit for instance. */
export function readRow(
  table: Table,
  { line, cells }: RawRow,
  choices: ImportChoices,
  section = '',
): UnderstoodRow {
  const { columns } = table;
  const at = (target: ImportTarget) => columns.findIndex((column) => column.target === target);
  const footAt = at('foot');
  const context = { ...table, header: '', foot: null };
  const footRead = footAt === -1 ? emptyCell : readCell('foot', cells[footAt] ?? '', context);
  const foot = valueRead(footRead) as Foot | null;
  const isChild = youngest(table, cells) < 14;
  const readings = columns.map(({ target, header }, place): CellReading => {
    const cell = cells[place] ?? '';
    if (target === null) return emptyCell;
    const answer = choices.answers?.get(answerKey(place, cell));
    if (answer !== undefined) return answer === null ? emptyCell : readAs(answer);
    return readCell(target, cell, { ...context, header, foot, isChild } satisfies CellContext);
  });
  const checked = withoutConflicts(columns, readings);
  const nameAt = Math.max(
    at('fullName'),
    at('surname'),
    at('fullName') === -1 && at('surname') === -1 ? at('name') : -1,
  );
  const names = new Set([at('fullName'), at('surname'), at('name'), at('comments')]);
  const understood = checked.filter(
    (reading, place) => !names.has(place) && valueRead(reading) !== null,
  ).length;
  const kind =
    choices.kinds?.get(line) ??
    rowKind({
      cells,
      nameAt: (cells[nameAt] ?? '').trim() === '' && at('name') !== -1 ? at('name') : nameAt,
      headers: columns.map(({ header }) => header),
      understood,
      roleAt: [at('principalRole'), at('secondaryRole')].filter((place) => place !== -1),
    });
  return { line, kind, cells, readings: checked, section };
}

/** The readings without figures that exceed the matches played, which are marked. */
function withoutConflicts(
  columns: readonly MappedColumn[],
  readings: readonly CellReading[],
): readonly CellReading[] {
  const figures: Partial<SeasonFigures> = {};
  for (const [place, { target, header }] of columns.entries()) {
    const reading = readings[place];
    // Figures of several seasons in one line stand each under a header of its season.
    if (!reading || !isFigureTarget(target) || seasonWithin(header) !== null) continue;
    figures[target] = valueRead(reading) as number | null;
  }
  const wrong: ReadonlySet<string | null> = new Set(figureConflicts(figures).map(({ figure }) => figure));
  if (wrong.size === 0) return readings;
  return readings.map((reading, place) => {
    const { target = null, header = '' } = columns[place] ?? {};
    return wrong.has(target) && seasonWithin(header) === null ? badCell('outOfRange') : reading;
  });
}

/** The age that a line says, or a grown one's. */
function youngest(table: Table, cells: readonly string[]): number {
  const at = table.columns.findIndex(({ target }) => target === 'bornDate' || target === 'age');
  const target = table.columns[at]?.target;
  if (!target) return 18;
  const read = readCell(target, cells[at] ?? '', { ...table, header: '', foot: null });
  const born = valueRead(read);
  return born === null ? 18 : Number(table.today.slice(0, 4)) - Number(String(born).slice(0, 4));
}
