import type { invoiceEndpoints } from '@trattativa/contract/billing/invoices/endpoints';
import type { NegotiationCharge } from '@trattativa/contract/billing/invoices/invoice';
import type { CallOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { readCharge } from './read-charge.ts';

/** What is or will be invoiced for a negotiation. Throws `NOT_FOUND`. */
export function getNegotiationCharge(
  services: Services,
  { actor, input }: CallOf<typeof invoiceEndpoints.getNegotiationCharge>,
): Promise<NegotiationCharge> {
  return readCharge(services.db, actor, input.negotiationId);
}
