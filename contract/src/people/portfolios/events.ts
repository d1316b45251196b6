import type { OwnerKind } from '@trattativa/domain/people/owner-kind';
import { z } from 'zod';
import { id } from '../../fields.ts';

/** What the linked or invited player did, or `withdrawn` by the owner. */
export type ListingNews = 'confirmed' | 'disputed' | 'claimed' | 'declined' | 'withdrawn';

export interface PortfolioEvents {
  /** A removal waits for staff; recipients are the owner's people and staff. */
  'removal.asked': { requestId: number; playerId: number };
  'removal.decided': { requestId: number; playerId: number; approved: boolean };
  /** A player was removed; recipients are the owner, the linked player and the clubs of the deals. */
  'player.deletionAnnounced': { playerId: number; playerName: string };
  /** The state of a record's listing changed, or somebody was invited to claim it. */
  'listing.changed': { playerId: number; news: ListingNews };
  /** The owner invited somebody to claim a record: the mail is due. */
  'claim.invited': { invitationId: number; playerId: number };
  /** Staff decided on a dispute; the player is the recipient. */
  'dispute.decided': { disputeId: number; playerId: number; upheld: boolean };
  /** A file of players was taken into a portfolio: one event for all of them. */
  'players.imported': { kind: OwnerKind; ownerId: number; count: number; firstId: number; lastId: number };
  /** The list of duplicates changed. */
  'duplicates.reviewed': { playerIds: number[] };
  /** A saved search that tells at once has new results; the recipient is its owner. */
  'savedSearch.hits': { searchId: number; count: number; target: string };
  /** The saved searches of one's own account, on another screen. */
  'savedSearches.changed': { accountId: number };
}

/** The fields that are pushed to browsers. */
const shown = z.object({ playerId: id });

export const portfolioLive = {
  'claim.invited': shown,
  'listing.changed': shown,
  'dispute.decided': shown,
} satisfies Partial<Record<keyof PortfolioEvents, z.ZodType>>;
