import type { FieldErrorCode } from '@trattativa/contract/errors';
import {
  type CareerEntryField,
  type CareerEntryTarget,
  careerEntryFields,
  careerEntryTargets,
  isFigureTarget,
} from '@trattativa/domain/people/import/career-entry-targets';
import type { CellReason } from '@trattativa/domain/people/import/cells/cell-reading';
import { readCell } from '@trattativa/domain/people/import/cells/read-cell';
import { type Language, languages } from '@trattativa/texts/languages';
import { translate } from '@trattativa/texts/translate';
import { foldHeader } from '../../../platform/spreadsheet/read-table.ts';
import type { RefusedCell } from './accepted-cells.ts';

/** The label of a column of career entries in a language, as in the exported file. */
function careerEntryLabel(target: CareerEntryTarget, language: Language): string {
  return isFigureTarget(target)
    ? translate(language, `player-career:figure.${target}`)
    : translate(language, `player-career:column.${target}`);
}

/** The label of a career entry's field, for what is told of a cell. */
export function careerEntryFieldLabel(field: string, language: Language): string | null {
  const target = careerEntryTargets.find((one) => careerEntryFields[one] === field);
  return target === undefined ? null : careerEntryLabel(target, language);
}

/** The folded headers of career entries by column, in any of the seven languages or in wire spelling. */
export function mapCareerEntryColumns(headers: readonly string[]): ReadonlyMap<CareerEntryTarget, string> {
  const found = new Map<CareerEntryTarget, string>();
  for (const target of careerEntryTargets) {
    const names = new Set([target, ...languages.map((one) => careerEntryLabel(target, one))].map(foldHeader));
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

/** The values of a career entry from a row, the cells that are none, and the values in words. */
export function readCareerEntryCells(
  cells: ReadonlyMap<string, string>,
  columns: ReadonlyMap<CareerEntryTarget, string>,
  { language, today }: { language: Language; today: string },
): { values: Partial<Record<CareerEntryField, unknown>>; problems: RefusedCell[]; remarks: string[] } {
  const values: Partial<Record<CareerEntryField, unknown>> = {};
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
      values[careerEntryFields[target]] = reading.value;
      remarks.push(`${careerEntryLabel(target, language)}: ${cell.trim()}`);
    } else if (reading.state === 'bad')
      problems.push({
        field: careerEntryFields[target],
        code: codes[reading.reason] ?? 'invalid',
        params: {},
      });
  }
  return { values, problems, remarks };
}
