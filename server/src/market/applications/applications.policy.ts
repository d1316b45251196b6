import type { CandidateAbilities } from '@trattativa/contract/market/applications/abilities';
import { findTransition, isWithdrawable } from '@trattativa/domain/market/candidate-transitions';
import type { PlayerRow } from '../../people/players.ts';
import { ownsPlayer } from '../../people/players.ts';
import { type Actor, isStaff } from '../../platform/actor.ts';
import type { CandidateRow } from './candidate.ts';

export type CandidateSide = 'club' | 'staff' | 'applicant';

type Whose = Pick<CandidateRow, 'team_id' | 'agent_id'>;

/** The club's people, the agent who published the request while the club's mandate is in force, or staff. */
export function boardSideOf(actor: Actor, candidate: Whose): 'club' | 'staff' | null {
  if (isStaff(actor)) return 'staff';
  if (actor.teamId !== null) return actor.teamId === candidate.team_id ? 'club' : null;
  const published = actor.agentId !== null && actor.agentId === candidate.agent_id;
  return published && actor.mandatedTeamIds.includes(candidate.team_id) ? 'club' : null;
}

/** Who reads and withdraws applications: the agent who lists the player, and the player the record is linked to. */
export function isApplicantSide(actor: Actor, player: PlayerRow): boolean {
  return !neverApplies(actor) && (ownsPlayer(actor, player) || player.account_id === actor.accountId);
}

/** A club looks for players; coaching staff and scouts keep or watch them, but put nobody forward (decision 22). */
function neverApplies(actor: Actor): boolean {
  return actor.kind === 'team' || actor.kind === 'coach' || actor.kind === 'scout';
}

/** What a club writes down for itself is for its members: neither for the agent who publishes for it nor for staff. */
export function isOfClub(actor: Actor, candidate: Whose): boolean {
  return !isStaff(actor) && actor.teamId !== null && actor.teamId === candidate.team_id;
}

/**
 * The records that an actor may apply with: a player's own, those that an agent lists, for staff any (permission matrix,
 * "apply to request").
 */
export function canApplyWith(actor: Actor, player: PlayerRow): boolean {
  if (player.deleted_at !== null || neverApplies(actor)) return false;
  return isStaff(actor) || ownsPlayer(actor, player);
}

/** What a side may do now; `member`: somebody of the club itself. */
export function abilitiesOf(
  side: CandidateSide,
  state: Pick<CandidateRow, 'status' | 'temporary'>,
  member: boolean,
): CandidateAbilities {
  const may = (to: 0 | 1 | 2 | 3) => side !== 'applicant' && findTransition(state, to, side) !== null;
  return {
    activate: may(3),
    sign: may(1),
    reject: may(2),
    takeBack: may(0),
    withdraw: side === 'applicant' && isWithdrawable(state),
    shortlist: side !== 'applicant',
    note: side === 'club' && member,
  };
}
