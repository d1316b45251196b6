import { earnedCommission, unearnedParts } from '@trattativa/domain/billing/earned-commission';
import { findEndedDeal } from '../../people/registrations.ts';
import { assertFound } from '../../platform/database/assert-found.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { bookingDay } from '../documents/document-number.ts';
import { isMoneyVoided } from '../voided/voided-money.repository.ts';
import { type InstalmentRow, isPaid, isSettled } from './commission.ts';
import { advanceCommission, writeEarlyEnd, writeLapse } from './commission-writes.repository.ts';
import {
  findCommission,
  findCommissionOf,
  findSignedDeal,
  listInstalmentsOf,
  lockCommissionOf,
} from './commissions.repository.ts';
import { recordStep } from './record-commission-step.ts';

/**
 * Leaves of a commission what was earned until its contract ended early, where it is a percentage of the pay. Once: an end never
 * changes. What staff voided is owed no more already.
 */
export async function followEarlyEnd(tx: Transaction, negotiationId: number, at: Date): Promise<void> {
  const end = await findEndedDeal(tx, negotiationId);
  if (!end || (await isMoneyVoided(tx, negotiationId))) return;
  await lockCommissionOf(tx, negotiationId);
  const commission = await findCommissionOf(tx, negotiationId);
  if (!commission || commission.ended_on !== null) return;
  const deal = await findSignedDeal(tx, negotiationId);
  const reckoned = { ...commission, amountCents: commission.amount_cents, baseCents: commission.base_cents };
  const earnedCents = earnedCommission(reckoned, end, deal?.offer?.seasonCents ?? []);
  if (earnedCents === null) return;
  await writeEarlyEnd(tx, commission.id, { endedOn: end.endedOn, earnedCents });
  await lapseUnearned(tx, commission.id, at, { isNews: true });
}

/**
 * Lets fall away what is open beyond what was earned; nothing where no contract ended early. The commission is locked. `isNews`: the end
 * is told for the first time, also where everything is paid and both sides have to settle what was paid beyond it.
 */
export async function lapseUnearned(
  tx: Transaction,
  commissionId: number,
  at: Date,
  { isNews = false }: { isNews?: boolean } = {},
): Promise<void> {
  const commission = assertFound(await findCommission(tx, commissionId));
  const { ended_on: endedOn, earned_cents: earnedCents } = commission;
  if (endedOn === null || earnedCents === null) return;
  const instalments = await listInstalmentsOf(tx, commissionId);
  const parts = unearnedParts(
    earnedCents,
    instalments.map((row) => dividedOf(row, endedOn)),
  );
  const paidCents = instalments.filter(isPaid).reduce((sum, row) => sum + row.amount_cents, 0);
  if (parts.length === 0 && !(isNews && paidCents > earnedCents)) return;
  await advanceCommission(tx, commission, at);
  for (const part of parts) await writeLapse(tx, part, { endedOn, on: bookingDay(at) });
  const lapsedCents = parts.reduce((sum, part) => sum + part.lapsedCents, 0);
  await recordStep(tx, assertFound(await findCommission(tx, commissionId)), {
    act: 'reduced',
    side: 'system',
    actorId: null,
    at,
    instalment: { dueOn: endedOn, amountCents: lapsedCents },
  });
}

/** An instalment that the agent waived counts as settled where it was due while the contract held, else as fallen away. */
function dividedOf(row: InstalmentRow, endedOn: string) {
  const isEarned = isPaid(row) || (row.lapsed_on === null && row.due_on <= endedOn);
  const standing = !isSettled(row) ? 'open' : isEarned ? 'settled' : 'lapsed';
  return { id: row.id, dueOn: row.due_on, amountCents: row.amount_cents, standing } as const;
}
