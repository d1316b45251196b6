/** Ids are numbers on the wire; clients may send them back as strings. */
export function isChatId(value: unknown): value is number | string {
  if (typeof value === 'number') return Number.isSafeInteger(value) && value > 0;
  return typeof value === 'string' && /^[1-9]\d{0,14}$/.test(value);
}
