import type { NegotiationAbilities } from '@trattativa/contract/deals/negotiations/abilities';
import type { Negotiation, NegotiationSide } from '@trattativa/contract/deals/negotiations/negotiation';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { dayOf } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import type { NegotiationRow } from './negotiation.ts';
import { abilitiesOf, sideOf, waitsForConsent } from './negotiations.policy.ts';
import { findNegotiation, listChanges, listOtherOpen } from './negotiations.repository.ts';
import { presentNegotiation } from './present-negotiation.ts';

interface AccessedNegotiation {
  negotiation: NegotiationRow;
  side: NegotiationSide;
}

/**
 * Authorises access: loads a negotiation and the caller's side. Absent and foreign answer alike:
 * `NOT_FOUND`.
 */
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
 * Authorises a move. Throws `NOT_FOUND` for a negotiation the actor may not see, `FORBIDDEN` for a reader,
 * `CHANGED_MEANWHILE` with the present state when the version differs from the one the actor saw,
 * `PROPOSAL_NOT_CONFIRMED` for a signature that only the player's word keeps back, and `TRANSITION_NOT_ALLOWED` for a move that is
 * not in the transition table.
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
  if (waitsForConsent(side, negotiation, ability)) throw new AppError('PROPOSAL_NOT_CONFIRMED');
  if (!abilitiesOf(side, negotiation)[ability]) throw new AppError('TRANSITION_NOT_ALLOWED');
  return { negotiation, side };
}

/** The refusal of a caller who was too late, with the present state as they may see it. */
export async function changedMeanwhile(
  services: Services,
  db: Queryable,
  actor: Actor,
  negotiationId: number,
): Promise<AppError> {
  const { negotiation } = await accessNegotiation(db, actor, negotiationId);
  return new AppError('CHANGED_MEANWHILE', {
    current: await readNegotiation(services, db, actor, negotiation),
  });
}

/** A loaded negotiation with all that its page shows to this caller. Throws `NOT_FOUND` for a stranger. */
export async function readNegotiation(
  { clock, settings }: Pick<Services, 'clock' | 'settings'>,
  db: Queryable,
  actor: Actor,
  negotiation: NegotiationRow,
): Promise<Negotiation> {
  const side = sideOf(actor, negotiation);
  if (!side) throw new AppError('NOT_FOUND');
  const changes = await listChanges(db, negotiation.id);
  const mayKnowOthers = side === 'proposer' || side === 'staff';
  const others = mayKnowOthers ? await listOtherOpen(db, negotiation) : [];
  const { silence } = settings.current;
  const reader = { side, accountId: actor.accountId };
  return presentNegotiation(negotiation, reader, { changes, others, silence }, dayOf(clock.now()));
}
