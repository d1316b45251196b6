import type { MandateActor } from '@trattativa/domain/representation/mandate-transitions';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { MandateRow } from './mandate.ts';
import { sideOf } from './mandates.policy.ts';
import { findMandate } from './mandates.repository.ts';

/** The gate: loads a mandate and says on which side the actor stands. Absent and foreign answer alike, `NOT_FOUND`. */
export async function accessMandate(
  db: Queryable,
  actor: Actor,
  mandateId: number,
  today: string,
): Promise<{ mandate: MandateRow; side: MandateActor | 'reader' }> {
  const mandate = await findMandate(db, mandateId);
  const side = mandate && sideOf(actor, mandate, today);
  if (!mandate || !side) throw new AppError('NOT_FOUND');
  return { mandate, side };
}
