import type { portfolioEndpoints } from '@trattativa/contract/people/portfolios/endpoints';
import { type ProfileType, profileType } from '@trattativa/domain/identity/profile-types';
import type { OwnerKind } from '@trattativa/domain/people/owner-kind';
import { type Actor, isStaff, subjectId } from '../../../platform/actor.ts';
import type { InputOf } from '../../../platform/http/call.ts';
import type { PlayerRow } from '../player.ts';

export type { OwnerKind };

/** The owner of a portfolio: an agent, a club or a coach (profile types 3, 4, 8 of the record). */
export interface PortfolioOwner {
  kind: OwnerKind;
  id: number;
}

/** The owner's id in the body of a call. It is an assertion: absent, or the caller's own; staff name any. */
type OwnerInput = Pick<
  InputOf<typeof portfolioEndpoints.importPlayers>,
  'agentId' | 'teamId' | 'coachingStaffId'
>;

/** The profile type of a record that such an owner keeps. */
export const profileOfOwner = {
  agent: profileType.agentPlayer,
  team: profileType.teamPlayer,
  coach: profileType.coachingStaffPlayer,
} as const satisfies Record<OwnerKind, ProfileType>;

const ownId: Record<OwnerKind, (actor: Actor) => number | null> = {
  agent: (actor) => actor.agentId,
  team: (actor) => actor.teamId,
  coach: (actor) => actor.coachingStaffId,
};

/** The portfolio of a call for one kind of owner. Throws `SUBJECT_MISMATCH` for a foreign one. */
export function portfolioOf(actor: Actor, kind: OwnerKind, asserted: number | undefined): PortfolioOwner {
  return { kind, id: subjectId(actor, ownId[kind](actor), asserted) };
}

/**
 * The portfolio of a call shared by all three kinds of owner: the caller's own, or the one that staff name.
 * Null for staff who name none. Throws `SUBJECT_MISMATCH` for a foreign one.
 */
export function portfolioFrom(actor: Actor, input: OwnerInput): PortfolioOwner | null {
  const named = (
    [
      ['agent', input.agentId],
      ['team', input.teamId],
      ['coach', input.coachingStaffId],
    ] as const
  ).find(([, id]) => id !== undefined);
  if (named) return portfolioOf(actor, named[0], named[1]);
  if (isStaff(actor)) return null;
  return portfolioOf(actor, ownKind(actor), undefined);
}

function ownKind(actor: Actor): OwnerKind {
  if (actor.teamId !== null) return 'team';
  return actor.coachingStaffId !== null ? 'coach' : 'agent';
}

/** The owner of a record; null for a player's own. */
export function ownerOf(
  player: Pick<PlayerRow, 'agent_id' | 'team_id' | 'coaching_staff_id'>,
): PortfolioOwner | null {
  if (player.agent_id !== null) return { kind: 'agent', id: player.agent_id };
  if (player.team_id !== null) return { kind: 'team', id: player.team_id };
  if (player.coaching_staff_id !== null) return { kind: 'coach', id: player.coaching_staff_id };
  return null;
}
