import { AppError } from '../../platform/app-error.ts';
import { assertFound } from '../../platform/database/assert-found.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { bookingDay } from '../documents/document-number.ts';
import { isSettled } from './commission.ts';
import { advanceCommission, writeWaiver } from './commission-writes.repository.ts';
import { findCommission, listInstalmentsOf } from './commissions.repository.ts';
import { recordStep } from './record-commission-step.ts';

/** Waives what is open of a commission whose money staff voided, each instalment with its step. The commission is locked. */
export async function waiveOpenInstalments(
  tx: Transaction,
  commissionId: number,
  { reason, at }: { reason: string; at: Date },
): Promise<void> {
  const read = async () => assertFound(await findCommission(tx, commissionId));
  const instalments = await listInstalmentsOf(tx, commissionId);
  for (const instalment of instalments.filter((one) => !isSettled(one))) {
    if (!(await advanceCommission(tx, await read(), at))) throw new AppError('TRANSITION_NOT_ALLOWED');
    await writeWaiver(tx, instalment.id, bookingDay(at), reason);
    const facts = { dueOn: instalment.due_on, amountCents: instalment.amount_cents };
    const step = { act: 'waived', side: 'system', actorId: null, at, instalment: facts } as const;
    await recordStep(tx, await read(), step);
  }
}
