import type { FieldErrorCode } from '@trattativa/contract/errors';
import { teamInput } from '@trattativa/contract/people/teams/team';
import { countries } from '@trattativa/domain/platform/countries';
import { AppError, type FieldProblem } from '../../platform/app-error.ts';
import { inputRefusal } from '../../platform/http/field-problems.ts';
import {
  categoryAtLevel,
  type ImportField,
  importFields,
  readCategory,
  readCountry,
  readRegion,
} from './import-columns.ts';
import type { TeamFields } from './team.ts';
import { teamPatch } from './team-fields.ts';

export interface RowProblem {
  field: string;
  code: FieldErrorCode;
  params: Record<string, string | number>;
}

/** The record of a row, or all its problems. */
export type ReadRow =
  | { fields: Partial<TeamFields> & Pick<TeamFields, 'name' | 'country' | 'city'>; problems: null }
  | { fields: null; problems: RowProblem[] };

/** Imported texts may not contain markup or broken characters. */
const markup = /[<>\uFFFD]/;

/**
 * Reads one row of a file of clubs. The level of an Italian club follows from its category; with only a level
 * or tier it gets the adult category of that level. Regions are stored for Italian clubs only.
 */
export function readImportRow(cells: ReadonlyMap<string, string>): ReadRow {
  const values = importFields(cells);
  const problems: RowProblem[] = [];
  const report = (field: string, code: FieldErrorCode) => problems.push({ field, code, params: {} });
  for (const [field, text] of Object.entries(values))
    if (markup.test(text)) report(field, 'forbiddenCharacters');

  const country = values.country === undefined ? undefined : readCountry(values.country);
  if (values.country === undefined) report('country', 'required');
  else if (country === undefined) report('country', 'notInList');
  const italian = country === 'IT';

  const region = italian && values.region !== undefined ? readRegion(values.region) : undefined;
  if (italian && values.region !== undefined && region === undefined) report('region', 'notInList');

  const level = readLevel(values, report);
  let category = values.category === undefined || !italian ? undefined : readCategory(values.category);
  if (italian && values.category !== undefined && category === undefined) report('category', 'notInList');
  category ??= italian && level !== undefined ? (categoryAtLevel(level) as typeof category) : undefined;

  const input = {
    name: values.name ?? '',
    // A wrong country is reported above; a valid one lets the other fields be checked.
    country: country ?? countries[0],
    region: region ?? null,
    city: values.city ?? '',
    address: values.address ?? '',
    latitude: readNumber(values.latitude),
    longitude: readNumber(values.longitude),
    category: category ?? null,
    level: category === undefined ? (level ?? null) : null,
    leagueName: values.leagueName ?? '',
    stadiumName: values.stadiumName ?? '',
    foundationYear: readNumber(values.foundationYear),
    website: readWebsite(values.website),
    contacts: { email: values.email ?? null, phone: values.phone ?? '' },
  };
  const parsed = teamInput.safeParse(input, { reportInput: true });
  if (!parsed.success) {
    const reported = new Set(problems.map(({ field }) => field));
    const found = problemsOf(inputRefusal(parsed.error.issues).fields, values);
    problems.push(...found.filter(({ field }) => !reported.has(field)));
  }
  if (problems.length > 0 || !parsed.success) return { fields: null, problems };
  try {
    const { fields } = teamPatch(parsed.data, 'team', null);
    const { name = '', country: code = '', city = '' } = fields;
    return { fields: { ...fields, name, country: code, city }, problems: null };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { fields: null, problems: problemsOf(error.fields, values) };
  }
}

function problemsOf(
  fields: readonly FieldProblem[],
  values: Partial<Record<ImportField, string>>,
): RowProblem[] {
  return fields.map(({ path, code, params = {} }) => {
    const field = String(path.at(-1) ?? '');
    return { field, code: values[field as ImportField] === undefined ? 'required' : code, params };
  });
}

function readLevel(
  values: Partial<Record<ImportField, string>>,
  report: (field: string, code: FieldErrorCode) => void,
): number | undefined {
  const asLevel = values.level !== undefined;
  const text = values.level ?? values.tier;
  if (text === undefined) return undefined;
  const level = Number(text) - (asLevel ? 0 : 1);
  if (Number.isInteger(level) && level >= 0 && level <= 15) return level;
  report(asLevel ? 'level' : 'tier', 'notInList');
  return undefined;
}

/** A number with a decimal point or comma; other text becomes NaN and is refused. */
function readNumber(text: string | undefined): number | null {
  return text === undefined ? null : Number(text.replace(',', '.'));
}

/** Spreadsheets often omit the protocol. */
function readWebsite(text: string | undefined): string | null {
  if (text === undefined) return null;
  return /^[a-z]+:/i.test(text) ? text : `https://${text}`;
}
