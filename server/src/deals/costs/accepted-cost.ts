import { type CostStanding, standingOfCost } from '@trattativa/domain/deals/transaction-cost';
import type { CostTariff } from '@trattativa/domain/identity/platform-settings';
import { readSettings } from '../../identity/platform-settings.ts';
import { AppError, fieldError } from '../../platform/app-error.ts';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { type CostDecisionRow, findAcceptedCost, findCostDecision } from './costs.repository.ts';
import type { NegotiationCost } from './negotiation-cost.ts';

/** Where the cost of a negotiation stands, with what says so. */
export interface CostState {
  standing: CostStanding;
  acceptedCents: number | null;
  decision: CostDecisionRow | null;
}

export async function readCostState(
  db: Queryable,
  negotiation: NegotiationCost,
  tariff: CostTariff,
): Promise<CostState> {
  const { id, proposal_id, price_cents: costCents, signed_by_team_at } = negotiation;
  const isSigned = signed_by_team_at !== null;
  const acceptedCents = isSigned ? await findAcceptedCost(db, id) : null;
  const decision = await findCostDecision(db, proposal_id);
  const agreedCents = decision?.cost_cents ?? null;
  return {
    standing: standingOfCost(tariff, { costCents, isSigned, acceptedCents, agreedCents }),
    acceptedCents,
    decision,
  };
}

/**
 * The cost that the club accepts with its signature, in cents: the figure that its dialog showed. Throws `INVALID_INPUT` without
 * one, `changed` when it is not that of the deal, and `COST_NOT_AGREED` until staff agree to one above the tariff.
 */
export async function acceptCost(
  tx: Transaction,
  negotiation: NegotiationCost,
  accepted: number | null | undefined,
  changed: () => Promise<AppError>,
): Promise<number> {
  const { price_cents: costCents } = negotiation;
  if (accepted == null && costCents > 0) throw fieldError('INVALID_INPUT', ['acceptedCost'], 'required');
  if ((accepted ?? 0) * 100 !== costCents) throw await changed();
  const { standing } = await readCostState(tx, negotiation, (await readSettings(tx)).transactionCost);
  if (standing === 'waitsForStaff') throw new AppError('COST_NOT_AGREED');
  return costCents;
}

/** Throws `COST_NOT_AGREED` when the club accepted less than the deal costs now, or signed without a word on it. */
export async function assertCostAccepted(tx: Transaction, negotiation: NegotiationCost): Promise<void> {
  const { standing } = await readCostState(tx, negotiation, (await readSettings(tx)).transactionCost);
  if (standing === 'notAccepted') throw new AppError('COST_NOT_AGREED');
}
