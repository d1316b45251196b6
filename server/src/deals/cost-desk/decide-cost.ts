import type { costEndpoints } from '@trattativa/contract/deals/costs/endpoints';
import { negotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
import { openStatuses } from '@trattativa/domain/deals/negotiation-transitions';
import { exceedsTariff } from '@trattativa/domain/deals/transaction-cost';
import type { CostTariff } from '@trattativa/domain/identity/platform-settings';
import { translate } from '@trattativa/texts/translate';
import { readSettings } from '../../identity/platform-settings.ts';
import { listStaffAccounts } from '../../people/portfolios.ts';
import { AppError, fieldError } from '../../platform/app-error.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { CallOf, OutputOf } from '../../platform/http/call.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import type { Services } from '../../platform/services.ts';
import { findCostDecision, insertCostDecision } from '../costs/costs.repository.ts';
import { lockProposal } from '../negotiations/negotiation-changes.repository.ts';
import { listDealAccounts, listProposal } from '../negotiations/negotiations.repository.ts';
import { lockCost, writeCost } from '../negotiations/proposals/proposals.repository.ts';

/**
 * Staff agree to a cost above the tariff, or decline it and state the one that counts for all clubs of the proposal. Throws
 * `NOT_FOUND`, `CHANGED_MEANWHILE` when it is not the cost that they saw, `TRANSITION_NOT_ALLOWED` for one that waits for nobody, and
 * `INVALID_INPUT` for another one that is above the tariff itself.
 */
export async function decideCost(
  services: Services,
  call: CallOf<typeof costEndpoints.decideCost>,
): Promise<OutputOf<typeof costEndpoints.decideCost>> {
  const { actor, input } = call;
  const { proposalId, reason } = input;
  const at = services.clock.now();
  await services.db.transaction().execute(async (tx) => {
    await lockOpenDeals(tx, proposalId);
    const statedCents = await lockCost(tx, proposalId);
    if (statedCents === null) throw new AppError('NOT_FOUND');
    if (statedCents !== input.stated * 100)
      throw new AppError('CHANGED_MEANWHILE', { current: { cost: statedCents / 100 } });
    const tariff = (await readSettings(tx)).transactionCost;
    const decided = await findCostDecision(tx, proposalId);
    if (!exceedsTariff(tariff, statedCents) || decided?.cost_cents === statedCents)
      throw new AppError('TRANSITION_NOT_ALLOWED');
    const costCents = input.cost * 100;
    assertDecidable(tariff, statedCents, costCents);
    if (costCents !== statedCents) await writeCost(tx, proposalId, costCents);
    await insertCostDecision(tx, {
      proposalId,
      statedCents,
      costCents,
      reason,
      decidedBy: actor.accountId,
      at,
    });
    await tellDecided(tx, proposalId, { agreed: costCents === statedCents, byId: actor.accountId, at });
  });
  return { message: translate(call.language, 'feedback:dataSaved') };
}

/**
 * Locks the negotiations of a proposal, so that none is signed meanwhile. Throws `TRANSITION_NOT_ALLOWED` where none is open any more,
 * or one is signed: its cost is what the club accepted, and may be invoiced already.
 */
async function lockOpenDeals(tx: Transaction, proposalId: number): Promise<void> {
  const [first] = await listProposal(tx, proposalId);
  if (!first) throw new AppError('NOT_FOUND');
  await lockProposal(tx, first.id);
  const deals = await listProposal(tx, proposalId);
  const isOpen = deals.some(({ status }) => openStatuses.includes(status));
  const isSigned = deals.some(({ status }) => status === negotiationStatus.signed);
  if (!isOpen || isSigned) throw new AppError('TRANSITION_NOT_ALLOWED');
}

function assertDecidable(tariff: CostTariff, statedCents: number, costCents: number): void {
  if (costCents === statedCents || !exceedsTariff(tariff, costCents)) return;
  throw fieldError('INVALID_INPUT', ['cost'], 'tooBig', { max: tariff.maxCents / 100 });
}

async function tellDecided(
  tx: Transaction,
  proposalId: number,
  { agreed, byId, at }: { agreed: boolean; byId: number; at: Date },
): Promise<void> {
  const staff = await listStaffAccounts(tx);
  for (const { id: negotiationId, ...deal } of await listProposal(tx, proposalId)) {
    // Who only reads the deal does not see its cost.
    const sides = await listDealAccounts(tx, negotiationId, false);
    await recordEvent(tx, {
      type: 'proposal.costDecided',
      data: {
        negotiationId,
        proposalId,
        playerId: deal.player?.id ?? null,
        coachingStaffId: deal.staff_member?.id ?? null,
        teamId: deal.team_id,
        agreed,
      },
      recipients: [...new Set([...sides, ...staff])],
      actorId: byId,
      at,
    });
  }
}
