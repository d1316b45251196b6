import type { NegotiationAbilities } from '@trattativa/contract/deals/negotiations/abilities';
import type { NegotiationSide } from '@trattativa/contract/deals/negotiations/negotiation';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import type { NegotiationRow } from './negotiation.ts';
import { abilitiesOf, sideOf } from './negotiations.policy.ts';
import { findNegotiation } from './negotiations.repository.ts';
import { readNegotiation } from './read-negotiation.ts';

export interface AccessedNegotiation {
  negotiation: NegotiationRow;
  side: NegotiationSide;
}

/** The gate: loads a negotiation and authorises in one step. Absent and foreign answer alike, `NOT_FOUND`. */
export async function accessNegotiation(
  db: Queryable,
  actor: Actor,
  negotiationId: number,
): Promise<AccessedNegotiation> {
  const negotiation = await findNegotiation(db, negotiationId);
  const side = negotiation && sideOf(actor, negotiation);
  if (!negotiation || !side) throw new AppError('NOT_FOUND');
  return { negotiation, side };
}

/**
 * The gate for moves. `NOT_FOUND` for what the actor may not see, `FORBIDDEN` for a reader, `CHANGED_MEANWHILE` with
 * the present state when it is no longer at the version that the actor saw, `TRANSITION_NOT_ALLOWED` for a move that the
 * table does not have.
 */
export async function accessNegotiationToMove(
  services: Services,
  db: Queryable,
  actor: Actor,
  seen: { negotiationId: number; version: number },
  ability: keyof NegotiationAbilities,
): Promise<AccessedNegotiation & { side: Exclude<NegotiationSide, 'reader'> }> {
  const { negotiation, side } = await accessNegotiation(db, actor, seen.negotiationId);
  if (side === 'reader') throw new AppError('FORBIDDEN');
  if (negotiation.version !== seen.version) throw await changedMeanwhile(services, db, actor, negotiation.id);
  if (!abilitiesOf(side, negotiation)[ability]) throw new AppError('TRANSITION_NOT_ALLOWED');
  return { negotiation, side };
}

/** The refusal of whoever was second, with the present state as they may see it. */
export async function changedMeanwhile(
  services: Services,
  db: Queryable,
  actor: Actor,
  negotiationId: number,
): Promise<AppError> {
  const { negotiation } = await accessNegotiation(db, actor, negotiationId);
  return new AppError('CHANGED_MEANWHILE', {
    current: await readNegotiation(db, actor, negotiation, services.clock.now()),
  });
}
