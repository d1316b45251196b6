import type { Commission } from '@trattativa/contract/billing/commissions/commission';
import type { commissionEndpoints } from '@trattativa/contract/billing/commissions/endpoints';
import { maxPlanYears, monthsLater, type PlannedInstalment } from '@trattativa/domain/billing/commissions';
import { maxInstalments } from '@trattativa/domain/deals/negotiation-limits';
import { translate } from '@trattativa/texts/translate';
import { isLicensedOn } from '../../people/agents.ts';
import { AppError, fieldError } from '../../platform/app-error.ts';
import { assertFound } from '../../platform/database/assert-found.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { createOnce } from '../../platform/http/idempotency.ts';
import type { Services } from '../../platform/services.ts';
import { bookingDay } from '../documents/document-number.ts';
import { isMoneyVoided } from '../voided/voided-money.repository.ts';
import { accessCommissionToChange, commissionChangedMeanwhile } from './access-commission.ts';
import { type CommissionRow, isSettled, mayStateAmount } from './commission.ts';
import {
  advanceCommission,
  insertCommission,
  replaceOpenInstalments,
  writePlan,
} from './commission-writes.repository.ts';
import {
  findCommission,
  findCommissionOf,
  findSignedDeal,
  listInstalmentsOf,
} from './commissions.repository.ts';
import { readCommission } from './present-commission.ts';
import { assertCommissionAllowed } from './protect-minor-deal.ts';
import { recordStep } from './record-commission-step.ts';

type SavePlanCall = CallOf<typeof commissionEndpoints.savePlan>;

/**
 * The agent divides the commission into dated instalments that sum to it, to the cent. Instalments that something has
 * been said of stay as they are. The club's answer, whatever it was, is asked for anew. A signed negotiation without a
 * commission gets one, of the amount that the agent states. Throws `NOT_FOUND`, `CHANGED_MEANWHILE`,
 * `TRANSITION_NOT_ALLOWED` before the signature and once staff have voided the deal's money, `COMMISSION_AGREED` for another amount than the deal defines,
 * `LICENCE_REQUIRED` for an amount of an agent without one on the day of the signature, `MINOR_PROTECTED`, `INSTALMENTS_DIFFER`, `INVALID_INPUT`.
 */
export async function savePlan(
  services: Services,
  call: SavePlanCall,
): Promise<{ message: string; commission: Commission }> {
  const at = services.clock.now();
  const today = bookingDay(at);
  return createOnce(services, call, async (tx) => {
    const seen = await advanceOrCreate(tx, call, at, today);
    const deal = assertFound(await findSignedDeal(tx, seen.negotiation_id));
    await assertCommissionAllowed(services, tx, call.language, deal);
    const statedCents = statedAmount(seen, call.input.amount);
    if (statedCents !== null && !(await isLicensedOn(tx, seen.agent_id, seen.signed_on)))
      throw fieldError('LICENCE_REQUIRED', ['amount'], 'licenceRequired');
    const settled = (await listInstalmentsOf(tx, seen.id)).filter(isSettled);
    const settledCents = settled.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
    const amountCents = statedCents ?? seen.amount_cents;
    if (amountCents === null) throw fieldError('INVALID_INPUT', ['amount'], 'required');
    const instalments = checkedInstalments(call, {
      leftCents: amountCents - settledCents,
      // What fell away was divided from another one, and takes the place of none.
      max: maxInstalments - settled.filter(({ lapsed_on }) => lapsed_on === null).length,
      signedOn: seen.signed_on,
    });
    const { vatPercent } = call.input;
    const number = seen.version === 1 && seen.amount_cents === null ? seen.plan : seen.plan + 1;
    await writePlan(tx, seen.id, { number, vatPercent, statedCents });
    await replaceOpenInstalments(tx, seen.id, vatPercent, instalments);
    const commission = assertFound(await findCommission(tx, seen.id));
    const all = (await listInstalmentsOf(tx, seen.id)).map((row) => ({
      dueOn: row.due_on,
      amountCents: row.amount_cents,
    }));
    await recordStep(tx, commission, {
      act: 'planned',
      side: 'agent',
      actorId: call.actor.accountId,
      at,
      plan: { number, amountCents, vatPercent, instalments: all },
    });
    return {
      message: translate(call.language, 'feedback:dataSaved'),
      commission: await readCommission(tx, commission, 'agent', today),
    };
  });
}

/** The commission at its next version, locked; a new one where the signed negotiation has none. */
async function advanceOrCreate(
  tx: Transaction,
  { actor, input }: SavePlanCall,
  at: Date,
  today: string,
): Promise<CommissionRow> {
  const existing = await findCommissionOf(tx, input.negotiationId);
  if (existing) {
    const seen = { commissionId: existing.id, version: input.version };
    const { commission, side } = await accessCommissionToChange(tx, actor, seen, today);
    if (side !== 'agent') throw new AppError('FORBIDDEN');
    await assertNotVoided(tx, input.negotiationId);
    if (!(await advanceCommission(tx, commission, at)))
      throw await commissionChangedMeanwhile(tx, actor, commission.id, today);
    return { ...commission, version: commission.version + 1 };
  }
  const deal = await findSignedDeal(tx, input.negotiationId);
  if (!deal || deal.agentId === null || deal.agentId !== actor.agentId) throw new AppError('NOT_FOUND');
  if (!deal.isSigned) throw new AppError('TRANSITION_NOT_ALLOWED');
  await assertNotVoided(tx, input.negotiationId);
  const id = await insertCommission(tx, {
    source: 'agent',
    amountCents: null,
    percent: null,
    base: null,
    baseCents: null,
    negotiationId: input.negotiationId,
    agentId: deal.agentId,
    teamId: deal.teamId,
    title: deal.title,
    signedOn: bookingDay(deal.signedAt),
    vatPercent: input.vatPercent,
    at,
  });
  if (id === null) {
    const first = assertFound(await findCommissionOf(tx, input.negotiationId));
    throw await commissionChangedMeanwhile(tx, actor, first.id, today);
  }
  return assertFound(await findCommission(tx, id));
}

/** Throws `TRANSITION_NOT_ALLOWED` for a deal whose money staff have voided. */
async function assertNotVoided(tx: Transaction, negotiationId: number): Promise<void> {
  if (await isMoneyVoided(tx, negotiationId)) throw new AppError('TRANSITION_NOT_ALLOWED');
}

/** The amount that the agent states, in cents; null where none is stated or it is the one in force. */
function statedAmount(seen: CommissionRow, amount: number | null | undefined): number | null {
  if (amount == null) return null;
  const statedCents = Math.round(amount * 100);
  if (statedCents === seen.amount_cents) return null;
  if (!mayStateAmount(seen)) throw fieldError('COMMISSION_AGREED', ['amount'], 'invalid');
  return statedCents;
}

function checkedInstalments(
  { input, language }: SavePlanCall,
  { leftCents, max, signedOn }: { leftCents: number; max: number; signedOn: string },
): PlannedInstalment[] {
  const { instalments } = input;
  if (instalments.length > max) throw fieldError('INVALID_INPUT', ['instalments'], 'tooMany', { max: max });
  const lastDay = monthsLater(signedOn, maxPlanYears * 12);
  instalments.forEach(({ dueOn }, index) => {
    if (dueOn < signedOn) throw fieldError('INVALID_INPUT', ['instalments', index, 'dueOn'], 'inThePast');
    if (dueOn > lastDay)
      throw fieldError('INVALID_INPUT', ['instalments', index, 'dueOn'], 'tooBig', { max: lastDay });
  });
  const planned = instalments.map(({ dueOn, amount }) => ({ dueOn, amountCents: Math.round(amount * 100) }));
  const sum = planned.reduce((total, { amountCents }) => total + amountCents, 0);
  if (sum !== leftCents) {
    const left = new Intl.NumberFormat(language, { minimumFractionDigits: 2 }).format(leftCents / 100);
    throw fieldError('INSTALMENTS_DIFFER', ['instalments'], 'invalid', { amount: left });
  }
  return planned;
}
