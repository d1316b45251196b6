import { profileType } from '@trattativa/domain/identity/profile-types';
import { ageOfMajority } from '@trattativa/domain/platform/age-of-majority';
import { ageOn } from '@trattativa/domain/platform/plain-date';
import { type Actor, isStaff } from '../../platform/actor.ts';
import type { PlayerRow } from './player.ts';

/** True for the own profile of the actor, and for records of their portfolio. */
export function ownsPlayer(
  actor: Actor,
  player: Pick<PlayerRow, 'profile' | 'account_id' | 'agent_id' | 'team_id' | 'coaching_staff_id'>,
): boolean {
  if (player.profile === profileType.player) return player.account_id === actor.accountId;
  if (player.profile === profileType.agentPlayer)
    return actor.agentId !== null && player.agent_id === actor.agentId;
  if (player.profile === profileType.teamPlayer)
    return actor.teamId !== null && player.team_id === actor.teamId;
  return actor.coachingStaffId !== null && player.coaching_staff_id === actor.coachingStaffId;
}

export function isAdult(player: Pick<PlayerRow, 'born_date'>, today: string): boolean {
  return player.born_date !== null && ageOn(player.born_date, today) >= ageOfMajority;
}

/** True for a player under 18, and for one whose birth date is not known: whoever keeps the record may leave it out. */
export function isMinor(player: Pick<PlayerRow, 'born_date'>, today: string): boolean {
  return !isAdult(player, today);
}

/**
 * A player's card opens for the owner's side, the player and staff; for a club, or an agent with a club's
 * mandate, of every adult on the market; for a scout, of every adult whose profile is open to scouts; and for
 * everybody who shares a deal about the player, the clubs of the registration included, which is the only way to a minor's card.
 */
export function canSeePlayer(actor: Actor, player: PlayerRow, today: string, sharesADeal: boolean): boolean {
  if (isStaff(actor) || ownsPlayer(actor, player) || player.account_id === actor.accountId || sharesADeal)
    return true;
  if (player.deleted_at !== null || !isAdult(player, today)) return false;
  const forAClub = actor.kind === 'team' || actor.mandatedTeamIds.length > 0;
  // A premium agent finds players across portfolios, and reads the lists that clubs keep (permission matrix,
  // /players).
  if (actor.kind === 'premium' && (player.on_market || player.profile === profileType.teamPlayer))
    return true;
  return (forAClub && player.on_market) || (actor.kind === 'scout' && player.open_to_scouts);
}

export function canEditPlayer(actor: Actor, player: PlayerRow): boolean {
  return player.deleted_at === null && (isStaff(actor) || ownsPlayer(actor, player));
}

/** A registered player's own profile belongs to no portfolio and cannot be removed from one. */
export function canRemovePlayer(actor: Actor, player: PlayerRow): boolean {
  return player.profile !== profileType.player && canEditPlayer(actor, player);
}

/** The owning agent or club and staff propose a player (permission matrix, /negotiation). */
export function canProposePlayer(actor: Actor, player: PlayerRow): boolean {
  const proposer = ['agent', 'premium', 'team'].includes(actor.kind) || isStaff(actor);
  return (
    proposer &&
    player.deleted_at === null &&
    player.on_market &&
    (isStaff(actor) || ownsPlayer(actor, player))
  );
}
