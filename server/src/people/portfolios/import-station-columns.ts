import type { FieldErrorCode } from '@trattativa/contract/errors';
import type { CellReason } from '@trattativa/domain/people/import/cell-reading';
import { readCell } from '@trattativa/domain/people/import/read-cell';
import {
  isFigureTarget,
  type StationField,
  type StationTarget,
  stationFields,
  stationTargets,
} from '@trattativa/domain/people/import/station-targets';
import { type Language, languages } from '@trattativa/texts/languages';
import { translate } from '@trattativa/texts/translate';
import { foldHeader } from '../../platform/spreadsheet/read-table.ts';
import type { RefusedCell } from './accepted-cells.ts';

/** The label of a column of career stations in a language, as in the exported file. */
function stationLabel(target: StationTarget, language: Language): string {
  return isFigureTarget(target)
    ? translate(language, `player-career:figure.${target}`)
    : translate(language, `player-career:column.${target}`);
}

/** The label of a station's field, for what is told of a cell. */
export function stationFieldLabel(field: string, language: Language): string | null {
  const target = stationTargets.find((one) => stationFields[one] === field);
  return target === undefined ? null : stationLabel(target, language);
}

/** The folded headers of career stations by column, in any of the seven languages or in wire spelling. */
export function mapStationColumns(headers: readonly string[]): ReadonlyMap<StationTarget, string> {
  const found = new Map<StationTarget, string>();
  for (const target of stationTargets) {
    const names = new Set([target, ...languages.map((one) => stationLabel(target, one))].map(foldHeader));
    const header = headers.find((one) => names.has(one));
    if (header !== undefined) found.set(target, header);
  }
  return found;
}

const codes: Partial<Record<CellReason, FieldErrorCode>> = {
  notANumber: 'notANumber',
  notInList: 'notInList',
  notALink: 'notAUrl',
  tooLong: 'tooLong',
  broken: 'forbiddenCharacters',
};

/** The values of a station from a row, the cells that are none, and the values in words. */
export function readStationCells(
  cells: ReadonlyMap<string, string>,
  columns: ReadonlyMap<StationTarget, string>,
  { language, today }: { language: Language; today: string },
): { values: Partial<Record<StationField, unknown>>; problems: RefusedCell[]; remarks: string[] } {
  const values: Partial<Record<StationField, unknown>> = {};
  const remarks: string[] = [];
  const problems: RefusedCell[] = [];
  const context = { language, today, header: '', foot: null } as const;
  for (const [target, header] of columns) {
    const cell = cells.get(header) ?? '';
    const reading = readCell(target, cell, {
      ...context,
      dateOrder: 'unknown',
      nameOrder: 'givenFirst',
    });
    if (reading.state === 'read' || reading.state === 'doubt') {
      values[stationFields[target]] = reading.value;
      remarks.push(`${stationLabel(target, language)}: ${cell.trim()}`);
    } else if (reading.state === 'bad')
      problems.push({
        field: stationFields[target],
        code: codes[reading.reason] ?? 'invalid',
        params: {},
      });
  }
  return { values, problems, remarks };
}
