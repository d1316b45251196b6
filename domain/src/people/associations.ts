import { type CountryCode, countries, euCountries, isCountryCode } from '../platform/countries.ts';

/**
 * The four football associations of the United Kingdom, by their FIFA codes. Names: `countries:<code>`. Football knows
 * nationality, licences, leagues and windows by association; addresses stay ISO countries, where all four are `GB`.
 */
export const britishAssociations = ['ENG', 'SCO', 'WAL', 'NIR'] as const;

export type BritishAssociation = (typeof britishAssociations)[number];

/** A football association: the ISO code of its country, or one of the four British ones; `GB` itself is none. */
export type AssociationCode = Exclude<CountryCode, 'GB'> | BritishAssociation;

/** Every association, the British ones in the place of `GB`. */
export const associations: readonly AssociationCode[] = countries.flatMap((code) =>
  code === 'GB' ? [...britishAssociations] : [code],
);

const british: ReadonlySet<string> = new Set(britishAssociations);

/** True for a code of the list, upper case. */
export function isAssociation(code: string): code is AssociationCode {
  return british.has(code) || (code !== 'GB' && isCountryCode(code));
}

/** The ISO country in which an association has its seat. */
export function countryOfAssociation(association: AssociationCode): CountryCode {
  return british.has(association) ? 'GB' : (association as CountryCode);
}

/** The associations of an ISO country: four for `GB`, itself for any other. Empty for an unknown code. */
export function associationsOfCountry(country: string): readonly AssociationCode[] {
  if (country === 'GB') return britishAssociations;
  return isAssociation(country) && !british.has(country) ? [country] : [];
}

/** The associations that a code stands for: itself, or the four British ones for `GB`, which does not say which. Empty for an unknown code. */
export function possibleAssociations(code: string): readonly AssociationCode[] {
  return isAssociation(code) ? [code] : associationsOfCountry(code);
}

/** The one association that a code stands for; null: it leaves it open. */
export function onlyAssociation(code: string): AssociationCode | null {
  const [association = null, other] = possibleAssociations(code);
  return other === undefined ? association : null;
}

/** Whether two codes stand for different associations; undefined: a `GB` leaves it open. */
export function isBetweenAssociations(from: string, to: string): boolean | undefined {
  const [left, right] = [possibleAssociations(from), possibleAssociations(to)];
  if (!left.some((one) => right.includes(one))) return true;
  return left.length === 1 && right.length === 1 ? false : undefined;
}

/** Associations of the European Economic Area: the countries of the EU with Iceland, Liechtenstein and Norway. */
const eeaAssociations: ReadonlySet<string> = new Set([...euCountries, 'IS', 'LI', 'NO']);

/** True when the association's country belongs to the EU or the European Economic Area. */
export function isEeaAssociation(association: string): boolean {
  return eeaAssociations.has(association);
}
