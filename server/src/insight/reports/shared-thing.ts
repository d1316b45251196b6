import type { ProfileType } from '@trattativa/domain/identity/profile-types';
import type { HiddenReason, ReportGroup, ReportKind } from '@trattativa/domain/insight/report-groups';
import { type RequestStatus, requestStatus } from '@trattativa/domain/market/request-statuses';
import type { PlayerRole } from '@trattativa/domain/people/player-roles';
import { isAdult } from '../../people/players.ts';
import type { Columns } from '../../platform/database/database.ts';

export type SharingSide = 'owner' | 'club' | 'proposer' | 'recipient';

/** A player, request or deal with its owners and the facts that decide whether it may be public. */
export interface SharedThing {
  kind: ReportKind;
  thing_id: number;
  /** The player, or the player of the deal; null for a request. */
  player: {
    id: number;
    profile: ProfileType;
    account_id: number | null;
    agent_id: number | null;
    team_id: number | null;
    coaching_staff_id: number | null;
    name: string;
    surname: string;
    born_date: string | null;
    role: PlayerRole | null;
    deleted: boolean;
    listing: string;
  } | null;
  /** The club of the request or deal. */
  club: { id: number; name: string; deleted: boolean } | null;
  request: { status: RequestStatus; role: PlayerRole; agent_id: number | null } | null;
  /** The proposer of the negotiation. */
  proposer: { account_id: number; agent_id: number | null } | null;
  /** The member of coaching staff to whom an offer is made. */
  coach: {
    account_id: number | null;
    added_by_id: number | null;
    /** The agent who proposes the person in the negotiation of the offer. */
    agent_id: number | null;
    name: string;
    deleted: boolean;
  } | null;
}

/** A link as stored, with the thing it shows. */
export interface LinkRow
  extends SharedThing,
    Columns<
      'public_links',
      | 'id'
      | 'share_id'
      | 'shared_by'
      | 'created_at'
      | 'updated_at'
      | 'expires_on'
      | 'version'
      | 'views'
      | 'last_viewed_at'
      | 'revoked_at'
    > {
  side: SharingSide;
  groups: ReportGroup[];
  sharer_name: string;
  sharer_email: string;
}

/**
 * Why a thing may not be public on a day (`YYYY-MM-DD`); null: it may. A player under 18 or of unknown age
 * is never public, nor is a deal about one, a disputed record, or a removed or closed thing.
 */
export function whyHidden(thing: SharedThing, today: string): HiddenReason | null {
  const { player, club, request } = thing;
  if (player) {
    if (player.deleted) return 'removed';
    if (player.born_date === null) return 'ageUnknown';
    if (!isAdult(player, today)) return 'minor';
    if (player.listing === 'disputed') return 'disputed';
  }
  if (club?.deleted || thing.coach?.deleted) return 'removed';
  return request && request.status !== requestStatus.active ? 'closed' : null;
}

/** Why a link does not open on a day; null: it does. Revoked links are never loaded. */
export function whyLinkHidden(
  link: SharedThing & Pick<LinkRow, 'expires_on'>,
  today: string,
): HiddenReason | null {
  const hidden = whyHidden(link, today);
  if (hidden) return hidden;
  return link.expires_on !== null && link.expires_on < today ? 'expired' : null;
}
