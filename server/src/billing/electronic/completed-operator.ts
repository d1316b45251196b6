import type { Operator } from '@trattativa/domain/identity/platform-settings';

const seat = ['address', 'postcode', 'city', 'province', 'country'] as const;
const alone = ['name', 'vatNumber', 'taxCode', 'taxRegime', 'email', 'pec', 'iban'] as const;

/**
 * Issuer of a document, as of its day; what was not set then is taken from the settings of today. The address is one
 * thing: without postcode or city it is that of today.
 */
export function completedOperator(ofTheDay: Operator | undefined, today: Operator): Operator {
  if (!ofTheDay) return today;
  const hasSeat = ofTheDay.address !== '' && ofTheDay.postcode !== '' && ofTheDay.city !== '';
  const placed = hasSeat ? ofTheDay : today;
  return {
    ...(Object.fromEntries(seat.map((name) => [name, placed[name]])) as Pick<
      Operator,
      (typeof seat)[number]
    >),
    ...(Object.fromEntries(alone.map((name) => [name, ofTheDay[name] || today[name]])) as Pick<
      Operator,
      (typeof alone)[number]
    >),
  };
}
