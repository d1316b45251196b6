import type { OwnerKind } from '@trattativa/domain/people/owner-kind';
import { z } from 'zod';
import { id } from '../../fields.ts';

/** What the linked or invited player did, or the owner: took the invitation back. */
export type ListingNews = 'confirmed' | 'disputed' | 'claimed' | 'declined' | 'withdrawn';

export interface PortfolioEvents {
  /** A removal waits for staff; recipients are the owner's people and staff. */
  'removal.asked': { requestId: number; playerId: number };
  'removal.decided': { requestId: number; playerId: number; approved: boolean };
  /** A player is gone and everybody concerned is told: the owner, the linked player, the clubs of the deals. */
  'player.deletionAnnounced': { playerId: number; playerName: string };
  /** What the linked player says of a record changed, or somebody was invited to claim it. */
  'listing.changed': { playerId: number; news: ListingNews };
  /** The owner invited somebody to claim a record: the mail is due. */
  'claim.invited': { invitationId: number; playerId: number };
  /** Staff decided about a dispute; the player is told. */
  'dispute.decided': { disputeId: number; playerId: number; upheld: boolean };
  /** A file of players was taken into a portfolio: one event for all of them. */
  'players.imported': { kind: OwnerKind; ownerId: number; count: number; firstId: number; lastId: number };
  /** The duplicates that somebody sees are others now. */
  'duplicates.reviewed': { playerIds: number[] };
  /** The saved searches of one's own account, on another screen. */
  'savedSearches.changed': { accountId: number };
}

/** What a browser is told. */
const shown = z.object({ playerId: id });

export const portfolioLive = {
  'claim.invited': shown,
  'listing.changed': shown,
  'dispute.decided': shown,
} satisfies Partial<Record<keyof PortfolioEvents, z.ZodType>>;
