import type { Language } from '@trattativa/texts/languages';
import { translate } from '@trattativa/texts/translate';
import type { Issuer } from '../documents/issuer.ts';
import type { PrintedParty } from './write-invoice-pdf.ts';

/** The operator as an invoice names it. What is not set is a line to write on. */
export function issuerParty(
  { name, address, vatNumber, operator }: Issuer,
  language: Language,
): PrintedParty {
  const number = vatNumber || '_'.repeat(20);
  const rows = [address, translate(language, 'invoice-pdf:vatNumber', { number })];
  if (operator?.taxCode) rows.push(translate(language, 'invoice-pdf:taxCode', { code: operator.taxCode }));
  if (operator?.email) rows.push(operator.email);
  return { name, rows };
}

/** A number as a file name spells it. */
export function numberInFileName(number: string): string {
  return number.replaceAll(/[ /]/g, '-');
}
