import type { Commission, NegotiationCommission } from '@trattativa/contract/billing/commissions/commission';
import type { commissionEndpoints } from '@trattativa/contract/billing/commissions/endpoints';
import { AppError } from '../../platform/app-error.ts';
import type { CallOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { bookingDay } from '../documents/document-number.ts';
import { accessCommission } from './access-commission.ts';
import { sideOf } from './commissions.policy.ts';
import { findCommissionOf, findSignedDeal, listInstalmentsOf } from './commissions.repository.ts';
import { presentEarlyEnd, readCommission } from './present-commission.ts';

/** One commission with its instalments and history. Throws `NOT_FOUND`. */
export async function getCommission(
  services: Services,
  { actor, input }: CallOf<typeof commissionEndpoints.getCommission>,
): Promise<Commission> {
  const { commission, side } = await accessCommission(services.db, actor, input.commissionId);
  return readCommission(services.db, commission, side, bookingDay(services.clock.now()));
}

/** The commission of a negotiation, to its agent, the club and staff. Throws `NOT_FOUND`. */
export async function getNegotiationCommission(
  services: Services,
  { actor, input }: CallOf<typeof commissionEndpoints.getNegotiationCommission>,
): Promise<NegotiationCommission> {
  const { negotiationId } = input;
  const deal = await findSignedDeal(services.db, negotiationId);
  const side = deal && sideOf(actor, { agent_id: deal.agentId ?? 0, team_id: deal.teamId });
  if (!deal || !side) throw new AppError('NOT_FOUND');
  const found = await findCommissionOf(services.db, negotiationId);
  return {
    negotiationId,
    commission: found && {
      commissionId: found.id,
      version: found.version,
      amount: found.amount_cents === null ? null : found.amount_cents / 100,
      answer: found.answer,
      earlyEnd: presentEarlyEnd(found, await listInstalmentsOf(services.db, found.id)),
    },
    can: { state: side === 'agent' && deal.isSigned && !found },
  };
}
