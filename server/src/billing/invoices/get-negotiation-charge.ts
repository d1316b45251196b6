import type { NegotiationCharge } from '@trattativa/contract/billing/invoices/invoice';
import type { Call } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { readCharge } from './read-charge.ts';

/** What is or will be invoiced for a negotiation. Throws `NOT_FOUND`. */
export function getNegotiationCharge(
  services: Services,
  { actor, input }: Call<{ negotiationId: number }>,
): Promise<NegotiationCharge> {
  return readCharge(services.db, actor, input.negotiationId);
}
