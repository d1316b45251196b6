/** What is left of typed or pasted text in a field of whole numbers: digits, no leading zeros; null when none. */
export function readDigits(typed: string, maxDigits: number): number | null {
  const digits = typed.replace(/\D/gu, '').slice(0, maxDigits);
  return digits === '' ? null : Number(digits);
}

/** 12500 → "12.500": thousands grouped by dots (spec §9). */
export function groupDigits(value: number | null | undefined): string {
  return value === null || value === undefined ? '' : String(value).replace(/\B(?=(\d{3})+$)/gu, '.');
}
