import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { CommissionRow } from './commission.ts';
import { type CommissionSide, sideOf } from './commissions.policy.ts';
import { findCommission } from './commissions.repository.ts';
import { readCommission } from './present-commission.ts';

export interface AccessedCommission {
  commission: CommissionRow;
  side: CommissionSide;
}

/** The gate: loads a commission and authorises in one step. Absent and foreign answer alike: `NOT_FOUND`. */
export async function accessCommission(
  db: Queryable,
  actor: Actor,
  commissionId: number,
): Promise<AccessedCommission> {
  const commission = await findCommission(db, commissionId);
  const side = commission && sideOf(actor, commission);
  if (!commission || !side) throw new AppError('NOT_FOUND');
  return { commission, side };
}

/** The gate for changes by a side: `CHANGED_MEANWHILE` with the present state for another version than the one seen. */
export async function accessCommissionToChange(
  db: Queryable,
  actor: Actor,
  seen: { commissionId: number; version: number },
  today: string,
): Promise<{ commission: CommissionRow; side: 'agent' | 'club' }> {
  const { commission, side } = await accessCommission(db, actor, seen.commissionId);
  if (side === 'staff') throw new AppError('FORBIDDEN');
  if (commission.version !== seen.version)
    throw await commissionChangedMeanwhile(db, actor, commission.id, today);
  return { commission, side };
}

/** The refusal of whoever was second, with the present state. */
export async function commissionChangedMeanwhile(
  db: Queryable,
  actor: Actor,
  commissionId: number,
  today: string,
): Promise<AppError> {
  const { commission, side } = await accessCommission(db, actor, commissionId);
  return new AppError('CHANGED_MEANWHILE', { current: await readCommission(db, commission, side, today) });
}
