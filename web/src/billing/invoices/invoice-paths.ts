import { paths } from '../../platform/paths.ts';

/** The page of one invoice to a club. */
export function invoicePath(invoiceId: number): string {
  return `${paths.invoicesTeams}/${invoiceId}`;
}
