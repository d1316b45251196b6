import { accessCoachingStaff, canProposeCoachingStaff } from '../../../people/coaching-staff.ts';
import { accessPlayerToEdit, canProposePlayer, lockPlayer } from '../../../people/players.ts';
import type { Actor } from '../../../platform/actor.ts';
import { AppError, fieldError } from '../../../platform/app-error.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { lockStaffMember } from '../negotiation-changes.repository.ts';
import type { Proposed } from './proposals.repository.ts';

/** What the record says of being proposed. */
interface Readiness {
  isAvailable: boolean;
  /** The player said that who keeps the record rightly does. */
  confirmsRecord: boolean;
}

/**
 * Authorises proposing a person: a player of one's portfolio, or a member of one's coaching staff
 * portfolio. Locks the record until the transaction ends. Throws `INVALID_INPUT` (nobody or two people
 * named), `NOT_FOUND`, `FORBIDDEN`, `PLAYER_OFF_MARKET`.
 */
export async function accessProposed(
  services: Services,
  tx: Transaction,
  actor: Actor,
  { playerId, coachingStaffId }: { playerId?: number | null; coachingStaffId?: number | null },
): Promise<Proposed & Readiness> {
  if (playerId != null && coachingStaffId != null) {
    throw new AppError('INVALID_INPUT', { fields: [{ path: ['coachingStaffId'], code: 'invalid' }] });
  }
  if (coachingStaffId != null) {
    await lockStaffMember(tx, coachingStaffId);
    const member = await accessCoachingStaff(tx, actor, coachingStaffId);
    if (!canProposeCoachingStaff(actor, member)) throw new AppError('FORBIDDEN');
    const isAvailable = member.immediate_availability ?? false;
    return { playerId: null, coachingStaffId, isAvailable, confirmsRecord: false };
  }
  if (playerId == null) {
    throw new AppError('INVALID_INPUT', { fields: [{ path: ['playerId'], code: 'required' }] });
  }
  await lockPlayer(tx, playerId);
  const player = await accessPlayerToEdit(services, tx, actor, playerId);
  if (!canProposePlayer(actor, player)) {
    throw new AppError(player.on_market ? 'FORBIDDEN' : 'PLAYER_OFF_MARKET');
  }
  return {
    playerId,
    coachingStaffId: null,
    isAvailable: player.immediate_availability ?? false,
    confirmsRecord: player.listing === 'confirmed',
  };
}

/** Throws `MAX_CLUBS` for more clubs than one proposal may name (spec §8). */
export function assertNotTooManyClubs(
  { settings }: Pick<Services, 'settings'>,
  teamIds: readonly number[],
): void {
  const max = settings.current.recipients.clubs;
  if (teamIds.length > max) throw fieldError('MAX_CLUBS', ['teamIds'], 'tooMany', { max });
}
