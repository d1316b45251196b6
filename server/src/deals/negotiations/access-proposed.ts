import { accessCoachingStaff, canProposeCoachingStaff } from '../../people/coaching-staff.ts';
import { accessPlayerToEdit, canProposePlayer } from '../../people/players.ts';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { lockPlayer, lockStaffMember } from './negotiation-changes.repository.ts';
import type { Proposed } from './new-proposals.repository.ts';

/**
 * The gate for proposing somebody: a player of one's portfolio, or a member of the coaching portfolio. Holds the record
 * until the transaction ends. Throws `INVALID_INPUT` (nobody or two named), `NOT_FOUND`, `FORBIDDEN`, `PLAYER_OFF_MARKET`.
 */
export async function accessProposed(
  services: Services,
  tx: Transaction,
  actor: Actor,
  { playerId, coachingStaffId }: { playerId?: number | null; coachingStaffId?: number | null },
): Promise<Proposed & { isAvailable: boolean }> {
  if (playerId != null && coachingStaffId != null) {
    throw new AppError('INVALID_INPUT', { fields: [{ path: ['coachingStaffId'], code: 'invalid' }] });
  }
  if (coachingStaffId != null) {
    await lockStaffMember(tx, coachingStaffId);
    const member = await accessCoachingStaff(tx, actor, coachingStaffId);
    if (!canProposeCoachingStaff(actor, member)) throw new AppError('FORBIDDEN');
    return { playerId: null, coachingStaffId, isAvailable: member.immediate_availability ?? false };
  }
  if (playerId == null) {
    throw new AppError('INVALID_INPUT', { fields: [{ path: ['playerId'], code: 'required' }] });
  }
  await lockPlayer(tx, playerId);
  const player = await accessPlayerToEdit(services, tx, actor, playerId);
  if (!canProposePlayer(actor, player)) {
    throw new AppError(player.on_market ? 'FORBIDDEN' : 'PLAYER_OFF_MARKET');
  }
  return { playerId, coachingStaffId: null, isAvailable: player.immediate_availability ?? false };
}
