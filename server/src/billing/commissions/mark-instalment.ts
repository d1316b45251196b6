import type {
  commissionEndpoints,
  instalmentMarks,
} from '@trattativa/contract/billing/commissions/endpoints';
import type { CommissionAct } from '@trattativa/domain/billing/commissions';
import { AppError, fieldError } from '../../platform/app-error.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { CallOf, OutputOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { statedFees } from '../stated-fees.ts';
import { changeCommission } from './change-commission.ts';
import type { InstalmentRow } from './commission.ts';
import { writeMark, writeWaiver } from './commission-writes.repository.ts';
import { actsOf } from './commissions.policy.ts';
import { listInstalmentsOf } from './commissions.repository.ts';

/**
 * The club says that it paid, or the agent that the money came; each takes back only its own word. The instalment is paid
 * when the agent says so (decision 76). Throws `NOT_FOUND`, `CHANGED_MEANWHILE`, `TRANSITION_NOT_ALLOWED`, `FEES_NOT_AGREED`
 * (the player has not agreed to what was stated after the signature), `INVALID_INPUT` for a day in the future.
 */
export async function markInstalment(
  services: Services,
  call: CallOf<typeof commissionEndpoints.markInstalment>,
): Promise<OutputOf<typeof commissionEndpoints.markInstalment>> {
  const { instalmentId, mark, on } = call.input;
  return changeCommission(services, call, async (tx, { commission, side, today }) => {
    const instalment = await findAllowed(tx, commission.id, instalmentId, side, mark);
    const day = on ?? today;
    if (day > today) throw fieldError('INVALID_INPUT', ['on'], 'inTheFuture');
    if (takesBack(mark)) {
      await writeMark(tx, instalment.id, side, null);
    } else {
      await statedFees.get()(services, tx, commission.negotiation_id);
      await writeMark(tx, instalment.id, side, day);
    }
    return { act: mark, instalment: factsOf(instalment) };
  });
}

/**
 * The agent gives up an instalment, for a reason that the club reads. Final. Throws `NOT_FOUND`, `CHANGED_MEANWHILE`,
 * `TRANSITION_NOT_ALLOWED`.
 */
export async function waiveInstalment(
  services: Services,
  call: CallOf<typeof commissionEndpoints.waiveInstalment>,
): Promise<OutputOf<typeof commissionEndpoints.waiveInstalment>> {
  const { instalmentId, reason } = call.input;
  return changeCommission(services, call, async (tx, { commission, side, today }) => {
    const instalment = await findAllowed(tx, commission.id, instalmentId, side, 'waived');
    await writeWaiver(tx, instalment.id, today, reason);
    return { act: 'waived', instalment: factsOf(instalment) };
  });
}

function takesBack(mark: (typeof instalmentMarks)[number]): boolean {
  return mark === 'reportTakenBack' || mark === 'receiptTakenBack';
}

async function findAllowed(
  tx: Transaction,
  commissionId: number,
  instalmentId: number,
  side: 'agent' | 'club',
  act: CommissionAct,
): Promise<InstalmentRow> {
  const instalment = (await listInstalmentsOf(tx, commissionId)).find(({ id }) => id === instalmentId);
  if (!instalment) throw new AppError('NOT_FOUND');
  if (!actsOf(side, instalment).includes(act)) throw new AppError('TRANSITION_NOT_ALLOWED');
  return instalment;
}

function factsOf({ due_on, amount_cents }: InstalmentRow) {
  return { dueOn: due_on, amountCents: amount_cents };
}
