import type { CandidateAbilities } from '@trattativa/contract/market/applications/abilities';
import { type CandidateStatus, candidateStatus } from '@trattativa/domain/market/candidate-statuses';
import { findTransition, isWithdrawable } from '@trattativa/domain/market/candidate-transitions';
import type { PlayerRow } from '../../people/players.ts';
import { ownsPlayer } from '../../people/players.ts';
import { type Actor, isStaff } from '../../platform/actor.ts';
import type { CandidateRow } from './candidate.ts';

export type CandidateSide = 'club' | 'staff' | 'applicant';

type Whose = Pick<CandidateRow, 'team_id' | 'agent_id'>;

/**
 * The side on which an actor uses the board: members of the club and, while its mandate is in force, the
 * agent who published the request (`club`), or staff. Null for everybody else.
 */
export function boardSideOf(actor: Actor, candidate: Whose): 'club' | 'staff' | null {
  if (isStaff(actor)) return 'staff';
  if (actor.teamId !== null) return actor.teamId === candidate.team_id ? 'club' : null;
  const published = actor.agentId !== null && actor.agentId === candidate.agent_id;
  return published && actor.mandatedTeamIds.includes(candidate.team_id) ? 'club' : null;
}

/** Reading and withdrawing an application is for the agent who lists the player and for the linked player. */
export function isApplicantSide(actor: Actor, player: PlayerRow): boolean {
  return !neverApplies(actor) && (ownsPlayer(actor, player) || player.account_id === actor.accountId);
}

/** Clubs look for players; coaches and scouts keep or watch them but do not apply with them (decision 22). */
function neverApplies(actor: Actor): boolean {
  return actor.kind === 'team' || actor.kind === 'coach' || actor.kind === 'scout';
}

/** Notes are for members of the club only: not for the agent who publishes for it, nor for staff. */
export function isOfClub(actor: Actor, candidate: Whose): boolean {
  return !isStaff(actor) && actor.teamId !== null && actor.teamId === candidate.team_id;
}

/**
 * Whether an actor may apply with a record: players with their own, agents with those they list, staff with
 * any (permission matrix, "apply to request").
 */
export function canApplyWith(actor: Actor, player: PlayerRow): boolean {
  if (player.deleted_at !== null || neverApplies(actor)) return false;
  return isStaff(actor) || ownsPlayer(actor, player);
}

/** The actions that a side may take now. `member`: the caller belongs to the club itself. */
export function abilitiesOf(
  side: CandidateSide,
  state: Pick<CandidateRow, 'status' | 'temporary'>,
  member: boolean,
): CandidateAbilities {
  const may = (to: CandidateStatus) => side !== 'applicant' && findTransition(state, to, side) !== null;
  return {
    activate: may(candidateStatus.active),
    sign: may(candidateStatus.signed),
    reject: may(candidateStatus.rejected),
    takeBack: may(candidateStatus.pending),
    withdraw: side === 'applicant' && isWithdrawable(state),
    shortlist: side !== 'applicant',
    note: side === 'club' && member,
  };
}
