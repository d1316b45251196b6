import type { CountryCode } from './countries.ts';
import { type Language, languages } from './languages.ts';

/**
 * The countries in which one of the seven languages is official and read by most people. Of several official languages that
 * with the most readers among the seven stands here. A country without one of them is left out.
 */
// biome-ignore format: a table
const countriesOf: Readonly<Record<Language, readonly CountryCode[]>> = {
  it: ['IT', 'SM', 'VA'],
  en: [
    'GB', 'IE', 'US', 'CA', 'AU', 'NZ', 'MT', 'GG', 'JE', 'IM', 'GI', 'NG', 'GH', 'GM', 'LR', 'SL', 'KE', 'UG', 'ZA', 'ZM',
    'ZW', 'BW', 'LS', 'MW', 'NA', 'SZ', 'SS', 'AG', 'AI', 'BB', 'BM', 'BS', 'BZ', 'DM', 'GD', 'GY', 'JM', 'KN', 'KY', 'LC',
    'MS', 'TC', 'TT', 'VC', 'VG', 'VI', 'FJ', 'GU', 'IN', 'PH', 'PK', 'SG',
  ],
  es: [
    'ES', 'AR', 'BO', 'CL', 'CO', 'CR', 'CU', 'DO', 'EC', 'GQ', 'GT', 'HN', 'MX', 'NI', 'PA', 'PE', 'PR', 'PY', 'SV', 'UY',
    'VE',
  ],
  ca: ['AD'],
  fr: [
    'FR', 'MC', 'BE', 'LU', 'BF', 'BI', 'BJ', 'CD', 'CF', 'CG', 'CI', 'CM', 'DJ', 'GA', 'GN', 'HT', 'KM', 'MG', 'ML', 'MU',
    'NE', 'SC', 'SN', 'TD', 'TG', 'BL', 'GF', 'GP', 'MF', 'MQ', 'NC', 'PF', 'PM', 'RE', 'WF', 'YT',
  ],
  pt: ['PT', 'BR', 'AO', 'CV', 'GW', 'MZ', 'ST', 'TL'],
  de: ['DE', 'AT', 'CH', 'LI'],
};

const languageOfCountry: ReadonlyMap<string, Language> = new Map(
  languages.flatMap((language) => countriesOf[language].map((country) => [country, language] as const)),
);

/** Where a person comes from and lives, as far as it is known. */
export interface Origin {
  readonly nationality: string | null;
  readonly secondNationality: string | null;
  /** Country of residence. */
  readonly country: string | null;
}

/**
 * The language to write to a person of whom only the origin is known: that of the nationality, else of the second one, else of the
 * country of residence; Italian where none of them has one of the seven.
 */
export function languageOfPerson({ nationality, secondNationality, country }: Origin): Language {
  for (const known of [nationality, secondNationality, country]) {
    const language = known === null ? undefined : languageOfCountry.get(known);
    if (language) return language;
  }
  return languages[0];
}
