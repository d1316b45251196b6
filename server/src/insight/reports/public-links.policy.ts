import { groupsOfReport, type ReportGroup } from '@trattativa/domain/insight/report-groups';
import { sideOfCoach } from '../../deals/offers.ts';
import { canManageRequest } from '../../market/requests.ts';
import { ownsPlayer } from '../../people/players.ts';
import { type Actor, isStaff } from '../../platform/actor.ts';
import type { LinkRow, SharedThing, SharingSide } from './shared-thing.ts';

/** What somebody may do with the public link of a thing. */
export interface Standing {
  /** The side for which they share it. */
  side: SharingSide;
  publish: boolean;
}

/**
 * The actor's rights to share a thing; null: none, and the thing does not exist for them. Only a side
 * publishes: the owner of a player's record or the player, the maker of a request, a party to a deal. A
 * player is a reader of a deal between others and cannot share it; staff cannot publish a person or a deal,
 * they only revoke.
 */
export function standingOf(actor: Actor, thing: SharedThing): Standing | null {
  const { player, club, request, proposer } = thing;
  if (thing.kind === 'player' && player) {
    if (ownsPlayer(actor, player) || player.account_id === actor.accountId)
      return { side: 'owner', publish: true };
    return isStaff(actor) ? { side: 'owner', publish: false } : null;
  }
  if (request && club) {
    const manages = canManageRequest(actor, { team_id: club.id, agent_id: request.agent_id });
    return manages ? { side: 'owner', publish: true } : null;
  }
  if (!club) return null;
  if (thing.kind === 'offer') return standingInOffer(actor, thing, club.id);
  if (!player || !proposer) return null;
  const proposes =
    proposer.account_id === actor.accountId ||
    (actor.agentId !== null && proposer.agent_id === actor.agentId);
  if (proposes) return { side: 'proposer', publish: true };
  if (actor.teamId !== null && actor.teamId === club.id) return { side: 'club', publish: true };
  const reads = isStaff(actor) || ownsPlayer(actor, player) || player.account_id === actor.accountId;
  return reads ? { side: 'proposer', publish: false } : null;
}

/**
 * The offering club, and whoever answers the offer: the record's owner, the player, who answers for the member of coaching staff.
 * The agent who proposes a coach with a login is a reader.
 */
function standingInOffer(actor: Actor, { player, coach }: SharedThing, teamId: number): Standing | null {
  if (actor.teamId !== null && actor.teamId === teamId) return { side: 'club', publish: true };
  const answers = player !== null && (ownsPlayer(actor, player) || player.account_id === actor.accountId);
  const side = coach ? sideOfCoach(actor, coach) : answers ? 'recipient' : null;
  if (side) return { side: 'recipient', publish: side === 'recipient' };
  return isStaff(actor) ? { side: 'club', publish: false } : null;
}

/** Permission to change what a link shows: of the side that made it, if it may publish. */
export function canEditLink(actor: Actor, link: LinkRow): boolean {
  const standing = standingOf(actor, link);
  return standing?.publish === true && standing.side === link.side;
}

/** Permission to revoke a link: of its owners, its creator, and staff. */
export function canRevokeLink(actor: Actor, link: LinkRow): boolean {
  return isStaff(actor) || link.shared_by === actor.accountId || canEditLink(actor, link);
}

/** The groups that can be chosen. */
export function offeredGroups(thing: Pick<SharedThing, 'kind'>): readonly ReportGroup[] {
  return groupsOfReport[thing.kind];
}
