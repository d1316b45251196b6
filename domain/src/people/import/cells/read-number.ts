/** A number as people write it, with the signs of grouping and fraction in either use; null for anything else. */
export function plainNumber(written: string, wholeUnits: boolean): number | null {
  const text = written.replace(/[\s'’`´_\u00A0\u202F]/gu, '').replace(/[.,]?[-–—]*$/, '');
  if (!/^-?\d[\d.,]*$/.test(text)) return null;
  const lastDot = text.lastIndexOf('.');
  const lastComma = text.lastIndexOf(',');
  const last = Math.max(lastDot, lastComma);
  if (last === -1) return Number(text);
  const sign = text[last] ?? '';
  const other = sign === '.' ? ',' : '.';
  const after = text.length - last - 1;
  const several = text.indexOf(sign) !== last;
  const grouped = new RegExp(`^-?\\d{1,3}(?:\\${sign}\\d{3})+$`).test(text);
  // `1.500` groups thousands where whole units are usual; `1.82` is a fraction.
  if (grouped && (several || wholeUnits)) return Number(text.replaceAll(sign, ''));
  if (several || after === 0) return null;
  const whole = text.slice(0, last);
  if (whole.includes(other) && !new RegExp(`^-?\\d{1,3}(?:\\${other}\\d{3})+$`).test(whole)) return null;
  return Number(`${whole.replaceAll(other, '')}.${text.slice(last + 1)}`);
}
