/**
 * An amount as people type it: `1.000.000`, `1,000,000.50`, `1 000 000,50`. The last comma or dot with one or two digits after it
 * separates the cents; all others group thousands. Null: unreadable.
 */
export function readAmount(typed: string): number | null {
  const text = typed.replace(/[\s\u00a0\u202f€$]/g, '');
  const parts = /^(\d[\d.,]*?)(?:[.,](\d{1,2}))?$/.exec(text);
  if (!parts) return null;
  const [, whole = '', cents = ''] = parts;
  if (!/^(\d+|\d{1,3}([.,]\d{3})+)$/.test(whole)) return null;
  return Number(`${whole.replace(/[.,]/g, '')}.${cents.padEnd(2, '0')}`);
}
