import { commissionOf, firstPlan, usualVatPercent } from '@trattativa/domain/billing/commissions';
import { assertFound } from '../../platform/database/assert-found.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { bookingDay } from '../documents/document-number.ts';
import { isMoneyVoided } from '../voided/voided-money.repository.ts';
import { insertCommission, replaceOpenInstalments } from './commission-writes.repository.ts';
import { findCommission, findSignedDeal } from './commissions.repository.ts';
import { followEarlyEnd } from './follow-early-end.ts';
import { isFreeOfCommission } from './protect-minor-deal.ts';
import { recordStep } from './record-commission-step.ts';

/**
 * Makes the commission of a signed negotiation and its first plan: one instalment 30 days after the signature, or as
 * many monthly ones as the proposal asks for. None where the deal states no commission, no agent proposed or the
 * player is protected as a minor, or staff have voided the deal's money; once for
 * each negotiation.
 */
export async function planSignedCommission(
  services: Services,
  tx: Transaction,
  negotiationId: number,
): Promise<void> {
  const deal = await findSignedDeal(tx, negotiationId);
  if (!deal?.isSigned || deal.agentId === null || (await isMoneyVoided(tx, negotiationId))) return;
  const reckoned = commissionOf(deal);
  if (!reckoned || (await isFreeOfCommission(services, tx, deal))) return;
  const at = services.clock.now();
  const signedOn = bookingDay(deal.signedAt);
  const vatPercent = vatPercentOf(deal.agentCountry);
  const { agentId, teamId, title } = deal;
  const id = await insertCommission(tx, {
    ...reckoned,
    negotiationId,
    agentId,
    teamId,
    title,
    signedOn,
    vatPercent,
    at,
  });
  if (id === null) return;
  const { amountCents } = reckoned;
  const instalments = amountCents === null ? [] : firstPlan(amountCents, deal.instalments, signedOn);
  await replaceOpenInstalments(tx, id, vatPercent, instalments);
  await recordStep(tx, assertFound(await findCommission(tx, id)), {
    act: 'made',
    side: 'system',
    actorId: null,
    at,
    plan: { number: 1, amountCents, vatPercent, instalments },
  });
  // What ended the contract may have been quicker than this reaction.
  await followEarlyEnd(tx, negotiationId, at);
}

/** Agents in Italy charge tax as a rule; others state theirs. */
function vatPercentOf(agentCountry: string | null): number {
  return agentCountry === null || agentCountry === '' || agentCountry === 'IT' ? usualVatPercent : 0;
}
