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

/** A row as the record that it would make, or everything that is wrong with it. */
export type ReadRow =
  | { fields: Partial<TeamFields> & Pick<TeamFields, 'name' | 'country' | 'city'>; problems: null }
  | { fields: null; problems: RowProblem[] };

/** Texts that become pages and mails never hold what a browser could take for markup, nor letters that broke on their way. */
const markup = /[<>\uFFFD]/;

/**
 * Reads one row of a file of clubs. The level of an Italian club follows from its category; one that only says its level or
 * tier gets the adult category of that level. Regions are for Italian clubs; those of others are not kept.
 */
export function readImportRow(cells: ReadonlyMap<string, string>): ReadRow {
  const said = importFields(cells);
  const problems: RowProblem[] = [];
  const say = (field: string, code: FieldErrorCode) => problems.push({ field, code, params: {} });
  for (const [field, text] of Object.entries(said)) if (markup.test(text)) say(field, 'forbiddenCharacters');

  const country = said.country === undefined ? undefined : readCountry(said.country);
  if (said.country === undefined) say('country', 'required');
  else if (country === undefined) say('country', 'notInList');
  const italian = country === 'IT';

  const region = italian && said.region !== undefined ? readRegion(said.region) : undefined;
  if (italian && said.region !== undefined && region === undefined) say('region', 'notInList');

  const level = readLevel(said, say);
  let category = said.category === undefined || !italian ? undefined : readCategory(said.category);
  if (italian && said.category !== undefined && category === undefined) say('category', 'notInList');
  category ??= italian && level !== undefined ? (categoryAtLevel(level) as typeof category) : undefined;

  const input = {
    name: said.name ?? '',
    // A wrong country is said above; any right one lets the other fields be checked.
    country: country ?? countries[0],
    region: region ?? null,
    city: said.city ?? '',
    address: said.address ?? '',
    latitude: readNumber(said.latitude),
    longitude: readNumber(said.longitude),
    category: category ?? null,
    level: category === undefined ? (level ?? null) : null,
    leagueName: said.leagueName ?? '',
    stadiumName: said.stadiumName ?? '',
    foundationYear: readNumber(said.foundationYear),
    website: readWebsite(said.website),
    contacts: { email: said.email ?? null, phone: said.phone ?? '' },
  };
  const parsed = teamInput.safeParse(input, { reportInput: true });
  if (!parsed.success) {
    const told = new Set(problems.map(({ field }) => field));
    const found = problemsOf(inputRefusal(parsed.error.issues).fields, said);
    problems.push(...found.filter(({ field }) => !told.has(field)));
  }
  if (problems.length > 0 || !parsed.success) return { fields: null, problems };
  try {
    const { fields } = teamPatch(parsed.data, 'team', null);
    const { name = '', country: code = '', city = '' } = fields;
    return { fields: { ...fields, name, country: code, city }, problems: null };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { fields: null, problems: problemsOf(error.fields, said) };
  }
}

function problemsOf(
  fields: readonly FieldProblem[],
  said: Partial<Record<ImportField, string>>,
): RowProblem[] {
  return fields.map(({ path, code, params = {} }) => {
    const field = String(path.at(-1) ?? '');
    return { field, code: said[field as ImportField] === undefined ? 'required' : code, params };
  });
}

function readLevel(
  said: Partial<Record<ImportField, string>>,
  say: (field: string, code: FieldErrorCode) => void,
): number | undefined {
  const asLevel = said.level !== undefined;
  const text = said.level ?? said.tier;
  if (text === undefined) return undefined;
  const level = Number(text) - (asLevel ? 0 : 1);
  if (Number.isInteger(level) && level >= 0 && level <= 15) return level;
  say(asLevel ? 'level' : 'tier', 'notInList');
  return undefined;
}

/** A number in either way of writing decimals; text that is none stays what it is, and is refused as such. */
function readNumber(text: string | undefined): number | null {
  return text === undefined ? null : Number(text.replace(',', '.'));
}

/** Spreadsheets leave the protocol out. */
function readWebsite(text: string | undefined): string | null {
  if (text === undefined) return null;
  return /^[a-z]+:/i.test(text) ? text : `https://${text}`;
}
