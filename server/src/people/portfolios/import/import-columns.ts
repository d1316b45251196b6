import type { PlayerInput } from '@trattativa/contract/people/players/player';
import type { CareerEntryTarget } from '@trattativa/domain/people/import/career-entry-targets';
import { type Language, languages } from '@trattativa/texts/languages';
import { translate } from '@trattativa/texts/translate';
import { foldHeader } from '../../../platform/spreadsheet/read-table.ts';
import { mapCareerEntryColumns } from './import-career-entry-columns.ts';

export type ImportField = Exclude<keyof PlayerInput, 'id' | 'version'>;

export type ColumnKind =
  | 'text'
  | 'date'
  | 'number'
  | 'country'
  | 'countries'
  | 'yesNo'
  | 'role'
  | 'level'
  | 'levels'
  | 'foot'
  | 'contract'
  | 'refund'
  | 'accommodation'
  | 'region'
  | 'association'
  | 'associations'
  | 'optionHolder';

/** The fields that a file may contain, in the order of the form, and how their cells are read. */
export const importColumns: Readonly<Record<ImportField, ColumnKind>> = {
  name: 'text',
  surname: 'text',
  bornDate: 'date',
  nationality: 'country',
  secondNationality: 'country',
  euPassport: 'yesNo',
  country: 'country',
  city: 'text',
  region: 'region',
  address: 'text',
  phone: 'text',
  principalRole: 'role',
  secondaryRole: 'role',
  foot: 'foot',
  heightCm: 'number',
  weightKg: 'number',
  contractualStatus: 'contract',
  contractEnd: 'date',
  optionHolder: 'optionHolder',
  optionUntil: 'date',
  currentClub: 'text',
  currentLevel: 'level',
  minutesPercent: 'number',
  registeredAssociation: 'association',
  eligibleAssociations: 'associations',
  permitNeeded: 'yesNo',
  permitUntil: 'date',
  searchLevels: 'levels',
  countriesInterested: 'countries',
  immediateAvailability: 'yesNo',
  onMarket: 'yesNo',
  openToScouts: 'yesNo',
  openToFree: 'yesNo',
  openToLoan: 'yesNo',
  openToPermanent: 'yesNo',
  releaseClause: 'number',
  askingFee: 'number',
  payShare: 'number',
  termsShown: 'yesNo',
  salary: 'number',
  requestedSalary: 'number',
  refundRange: 'refund',
  requestedFood: 'yesNo',
  requestedAccommodation: 'accommodation',
  requestedBonus: 'number',
  playerValue: 'number',
  commissionFeeMin: 'number',
  commissionFeeMax: 'number',
  videoUrl: 'text',
  youtubeUrl: 'text',
  footballDataUrl: 'text',
  linkedinUrl: 'text',
  facebookUrl: 'text',
  instagramUrl: 'text',
  comments: 'text',
};

export const importFields = Object.keys(importColumns) as ImportField[];

/** The label of a field in a language, as in the form and the exported file. */
export function fieldLabel(field: ImportField, language: Language): string {
  return translate(language, `players:field.${field}`);
}

/** The fields by folded header, of one language. */
const headersOf = new Map<Language, ReadonlyMap<string, ImportField>>();

function headersIn(language: Language): ReadonlyMap<string, ImportField> {
  let headers = headersOf.get(language);
  if (!headers) {
    headers = new Map(importFields.map((field) => [foldHeader(fieldLabel(field, language)), field]));
    headersOf.set(language, headers);
  }
  return headers;
}

/** The wire's names: `BornDate` → `borndate`. */
const wireHeaders: ReadonlyMap<string, ImportField> = new Map(
  importFields.map((field) => [foldHeader(field), field]),
);

/** The headers of a file by field. */
export interface ColumnMap {
  /** The language of most headers; words in cells are looked up in it first. */
  language: Language;
  headerOf: ReadonlyMap<ImportField, string>;
  /** The headers of career entries. */
  careerEntryHeaderOf: ReadonlyMap<CareerEntryTarget, string>;
  ignored: readonly string[];
}

/**
 * Maps the folded headers of a file, in any of the seven languages or in wire spelling. "Nom" is a name in
 * Catalan and a surname in French, so the language that knows most headers takes precedence.
 */
export function mapColumns(headers: readonly string[], preferred: Language): ColumnMap {
  const known = (language: Language) => headers.filter((header) => headersIn(language).has(header)).length;
  const ranked = [preferred, ...languages.filter((language) => language !== preferred)].sort(
    (one, other) => known(other) - known(one),
  );
  const headerOf = new Map<ImportField, string>();
  const ignored: string[] = [];
  const careerEntryHeaderOf = mapCareerEntryColumns(headers);
  const ofCareerEntries = new Set(careerEntryHeaderOf.values());
  for (const header of headers) {
    if (header === '') continue;
    const field =
      ranked.map((language) => headersIn(language).get(header)).find((found) => found !== undefined) ??
      wireHeaders.get(header);
    if (ofCareerEntries.has(header) && field === undefined) continue;
    if (field === undefined || headerOf.has(field)) ignored.push(header);
    else headerOf.set(field, header);
  }
  return { language: ranked[0] ?? preferred, headerOf, careerEntryHeaderOf, ignored };
}
