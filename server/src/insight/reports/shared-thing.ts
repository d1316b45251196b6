import type { HiddenReason, ReportGroup, ReportKind } from '@trattativa/domain/insight/report-groups';
import { requestStatus } from '@trattativa/domain/market/request-statuses';
import { isAdult } from '../../people/players.ts';
import type { Columns } from '../../platform/database/database.ts';

export type SharingSide = 'owner' | 'club' | 'proposer' | 'recipient';

/** A player, request or deal as sharing sees it: whose it is, and what decides whether it may be public. */
export interface SharedThing {
  kind: ReportKind;
  thing_id: number;
  /** The player, or the one that the deal is about; null for a request. */
  player: {
    id: number;
    profile: number;
    account_id: number | null;
    agent_id: number | null;
    team_id: number | null;
    coaching_staff_id: number | null;
    name: string;
    surname: string;
    born_date: string | null;
    role: number | null;
    deleted: boolean;
    listing: string;
  } | null;
  /** The request's club, or the deal's. */
  club: { id: number; name: string; deleted: boolean } | null;
  request: { status: number; role: number; agent_id: number | null } | null;
  /** Who proposed the negotiation. */
  proposer: { account_id: number; agent_id: number | null } | null;
  /** The member of coaching staff whom an offer is made to. */
  coach: { account_id: number; name: string; deleted: boolean } | null;
}

/** A link as the database keeps it, with what it shows. */
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
 * Why a thing is not to be shown to the public on a day (`YYYY-MM-DD`); null: it may be. A player under 18, or whose age
 * nobody knows, is never public, nor is a deal about one; what its player objects to, what was removed and
 * what is closed is not any more.
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

/** Why a link does not open on a day; null: it does. A revoked one is nobody's link any more. */
export function whyLinkHidden(
  link: SharedThing & Pick<LinkRow, 'expires_on'>,
  today: string,
): HiddenReason | null {
  const hidden = whyHidden(link, today);
  if (hidden) return hidden;
  return link.expires_on !== null && link.expires_on < today ? 'expired' : null;
}
