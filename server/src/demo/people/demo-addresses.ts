/** A word of an address: small letters without accents, digits and hyphens. */
export function inAddress(words: string): string {
  const plain = words.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase();
  return plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '');
}

/** The domain of a club's mail and pages, which nobody can reach. */
export function demoDomain(clubName: string): string {
  return `${inAddress(clubName)}.demo.test`;
}

const prefixes: Readonly<Record<string, string>> = { DE: '+49', ES: '+34', FR: '+33', GB: '+44', PT: '+351' };

/** The prefix of the telephone numbers of a country; that of Italy if the demo has nobody there. */
export function phonePrefix(country: string): string {
  return prefixes[country] ?? '+39';
}
