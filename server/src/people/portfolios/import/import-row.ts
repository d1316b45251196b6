import type { FieldErrorCode } from '@trattativa/contract/errors';
import { playerInput } from '@trattativa/contract/people/players/player';
import type { Language } from '@trattativa/texts/languages';
import { AppError } from '../../../platform/app-error.ts';
import { inputRefusal } from '../../../platform/http/field-problems.ts';
import { isStorable } from '../../../platform/http/input-guard.ts';
import { newPlayerFields } from '../../players/player-fields.ts';
import type { PlayerFields } from '../../players/players.repository.ts';
import { type ColumnKind, type ColumnMap, importColumns } from './import-columns.ts';
import { readWord } from './import-words.ts';

export interface RowProblem {
  field: string;
  code: FieldErrorCode;
  params: Readonly<Record<string, string | number>>;
}

export type ReadRow = { fields: PlayerFields; problems?: never } | { fields?: never; problems: RowProblem[] };

/** Reads one row by the rules of the form; reports every problem. */
export function readPlayerRow(
  cells: ReadonlyMap<string, string>,
  columns: ColumnMap,
  today: string,
): ReadRow {
  const input: Record<string, unknown> = {};
  const problems: RowProblem[] = [];
  for (const [field, header] of columns.headerOf) {
    const cell = withoutFormulaGuard(cells.get(header) ?? '');
    if (cell === '') continue;
    const read = readCell(importColumns[field], cell, columns.language);
    if (read.code !== undefined) problems.push({ field, code: read.code, params: {} });
    else input[field] = read.value;
  }
  const reported = new Set(problems.map(({ field }) => field));
  const parsed = playerInput.safeParse(input, { reportInput: true });
  if (!parsed.success) {
    for (const { path, code, params = {} } of inputRefusal(parsed.error.issues).fields) {
      const field = String(path[0] ?? '');
      if (!reported.has(field)) problems.push({ field, code, params });
    }
  }
  if (problems.length > 0 || !parsed.success) return { problems };
  try {
    return { fields: newPlayerFields(parsed.data, today) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return {
      problems: error.fields.map(({ path, code, params = {} }) => ({
        field: String(path[1] ?? ''),
        code,
        params,
      })),
    };
  }
}

/**
 * Exports put an apostrophe before cells that a spreadsheet might run as a formula; it is not part of the
 * text.
 */
function withoutFormulaGuard(cell: string): string {
  return /^'[=+\-@\t\r|]/.test(cell) ? cell.slice(1) : cell;
}

/** What stands in each part of a cell with several values. */
const oneOf: Partial<Record<ColumnKind, ColumnKind>> = {
  levels: 'level',
  countries: 'country',
  associations: 'association',
};

type Cell = { value: unknown; code?: never } | { value?: never; code: FieldErrorCode };

function readCell(kind: ColumnKind, cell: string, language: Language): Cell {
  if (kind === 'text') {
    // No name contains markup or a broken character: refused, never stored.
    return /[<>\uFFFD]/.test(cell) || !isStorable(cell) ? { code: 'forbiddenCharacters' } : { value: cell };
  }
  if (kind === 'date') return readDate(cell);
  if (kind === 'number') return readWhole(cell);
  const one = oneOf[kind];
  if (one) {
    const items = cell.split(/[,;|]/).flatMap((item) => (item.trim() === '' ? [] : [item]));
    const values = items.map((item) => readWord(one, item, language));
    return values.includes(undefined) ? { code: 'notInList' } : { value: values };
  }
  const value = readWord(kind, cell, language);
  return value === undefined ? { code: 'notInList' } : { value };
}

/**
 * `2004-03-17`, or day, month and year as they are written in the seven languages: `17/03/2004`, `17.3.2004`.
 */
function readDate(cell: string): Cell {
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?:[T ].*)?$/.exec(cell);
  if (iso) return { value: `${iso[1]}-${iso[2]}-${iso[3]}` };
  const written = /^(\d{1,2})[/.\-\s](\d{1,2})[/.\-\s](\d{4})$/.exec(cell);
  if (!written) return { code: 'notADate' };
  const [, day = '', month = '', year = ''] = written;
  return { value: `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` };
}

/** Whole numbers, with or without grouping, euro sign or unit: `€ 1.200`, `1 200,00`. */
function readWhole(cell: string): Cell {
  const bare = cell.replace(/€|EUR|cm|kg|%|\s|\u00A0|\u202F/giu, '');
  const grouped = /^\d{1,3}([.,'’]\d{3})+(?:[.,]0{1,2})?$/.test(bare);
  const digits = grouped
    ? bare.replace(/[.,]0{1,2}$/, '').replace(/\D/g, '')
    : bare.replace(/[.,]0{1,2}$/, '');
  return /^\d{1,15}$/.test(digits) ? { value: Number(digits) } : { code: 'notANumber' };
}
