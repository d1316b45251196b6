import type { FieldErrorCode } from '@trattativa/contract/errors';
import { playerInput } from '@trattativa/contract/people/players/player';
import { AppError } from '../../platform/app-error.ts';
import { inputRefusal } from '../../platform/http/field-problems.ts';
import { isStorable } from '../../platform/http/input-guard.ts';
import { newPlayerFields } from '../players/player-fields.ts';
import type { PlayerFields } from '../players/players.repository.ts';
import { importFields } from './import-columns.ts';

/** A cell that the rules of the form do not accept. */
export interface RefusedCell {
  field: string;
  code: FieldErrorCode;
  params: Readonly<Record<string, string | number>>;
}

export interface ImportedRow {
  /** Null when nobody is named. */
  fields: (PlayerFields & { born_year: number | null }) | null;
  refused: RefusedCell[];
}

const known: ReadonlySet<string> = new Set(importFields);

/** A person known by one name has no surname yet; the form asks for it. */
const oneName = '-';

/**
 * The columns of a player from the values of a row. A value that the form would refuse is left out and reported; only a row
 * without a name is not taken.
 */
export function importedRow(values: Readonly<Record<string, unknown>>, today: string): ImportedRow {
  const refused: RefusedCell[] = [];
  const input: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(values)) {
    if (field === 'bornYear') continue;
    if (!known.has(field)) refused.push({ field, code: 'invalid', params: {} });
    else if (typeof value === 'string' && !isStorable(value))
      refused.push({ field, code: 'forbiddenCharacters', params: {} });
    else input[field] = value;
  }
  const mononym = input.surname === undefined || input.surname === '';
  if (mononym) input.surname = oneName;
  // Each round leaves out what was refused; a value can also be refused only beside another.
  for (let round = 0; round < importFields.length; round += 1) {
    const found = fieldsOf(input, today);
    if (!('problems' in found)) {
      const fields = {
        ...found.fields,
        ...(mononym ? { surname: '' } : {}),
        born_year: bornYear(values, found.fields, today),
      };
      return { fields, refused };
    }
    let removed = 0;
    for (const problem of found.problems) {
      if (!(problem.field in input)) continue;
      delete input[problem.field];
      removed += 1;
      refused.push(problem);
    }
    if (input.name === undefined || input.surname === undefined || removed === 0)
      return { fields: null, refused };
  }
  return { fields: null, refused };
}

function fieldsOf(
  input: Record<string, unknown>,
  today: string,
): { fields: PlayerFields } | { problems: RefusedCell[] } {
  const parsed = playerInput.safeParse(input, { reportInput: true });
  if (!parsed.success) {
    return {
      problems: inputRefusal(parsed.error.issues).fields.map(({ path, code, params = {} }) => ({
        field: String(path[0] ?? ''),
        code,
        params,
      })),
    };
  }
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

/** The year of birth where the day is not known. */
function bornYear(
  values: Readonly<Record<string, unknown>>,
  fields: PlayerFields,
  today: string,
): number | null {
  const year = values.bornYear;
  const usable =
    typeof year === 'number' && Number.isInteger(year) && year >= 1900 && year <= Number(today.slice(0, 4));
  return usable && fields.born_date === null ? year : null;
}
