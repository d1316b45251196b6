import type { PlayerRole } from '@trattativa/domain/people/player-roles';
import { z } from 'zod';
import { id } from '../../fields.ts';
export interface MatchingEvents {
  /** A player with one of these roles was added, changed or removed; recipients are the clubs that look for them. */
  'matches.changed': { playerId: number; roles: PlayerRole[] };
  /** The account deleted or restored an entry; for its other screens. */
  'match.deleted': { requestId: number; playerId: number };
  'match.restored': { requestId: number; playerId: number };
  /**
   * New exact matches, `count` of them, one event for each side that one change concerns; `requestId` and `playerId` are
   * the first pair. `to` says who the recipients are: those who keep the player's record (an agent, a club, a coach, or the
   * player), or the club whose request it is. Recorded once for each pair, and again only after the match was lost and returned changed.
   */
  'match.exactFound': { requestId: number; playerId: number; count: number; to: 'owner' | 'club' };
}

/** One change can cause hundreds of these, each with notifications and mails, so other events come first. */
export const matchingPriorities = { 'match.exactFound': -1 } as const satisfies Partial<
  Record<keyof MatchingEvents, number>
>;

const pair = z.object({ requestId: id, playerId: id });

export const matchingLive = {
  'matches.changed': z.object({ playerId: id }),
  'match.deleted': pair,
  'match.restored': pair,
} satisfies Partial<Record<keyof MatchingEvents, z.ZodType>>;
