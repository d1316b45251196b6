import { playerInput } from '@trattativa/contract/people/players/player';
import { AppError } from '../../../platform/app-error.ts';
import { inputRefusal } from '../../../platform/http/field-problems.ts';
import { newPlayerFields } from '../../players/player-fields.ts';
import type { PlayerFields } from '../../players/players.repository.ts';
import { acceptedCells, type RefusedCell, storableCells } from './accepted-cells.ts';
import { importFields } from './import-columns.ts';

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
  const { bornYear: _year, ...cells } = values;
  const { input, refused } = storableCells(cells, known);
  const mononym = input.surname === undefined || input.surname === '';
  if (mononym) input.surname = oneName;
  const fields = acceptedCells(input, refused, {
    check: (cells) => fieldsOf(cells, today),
    needed: ['name', 'surname'],
  });
  if (fields === null) return { fields: null, refused };
  return {
    fields: {
      ...fields,
      ...(mononym ? { surname: '' } : {}),
      born_year: bornYear(values, fields, today),
    },
    refused,
  };
}

function fieldsOf(
  input: Record<string, unknown>,
  today: string,
): { value: PlayerFields } | { problems: RefusedCell[] } {
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
    return { value: newPlayerFields(parsed.data, today) };
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
