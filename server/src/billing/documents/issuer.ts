import { type Operator, operatorAddress } from '@trattativa/domain/identity/platform-settings';

/** Issuer of an invoice, as they were on that day. */
export interface Issuer {
  name: string;
  /** On one line, as printed. */
  address: string;
  vatNumber: string;
  /** In full, for the electronic invoice; absent in invoices that were issued before there were any. */
  operator?: Operator;
}

export function issuerOf(operator: Operator): Issuer {
  const { name, vatNumber } = operator;
  return { name, address: operatorAddress(operator), vatNumber, operator };
}
