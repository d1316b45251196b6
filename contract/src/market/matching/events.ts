import { z } from 'zod';
import { id } from '../../fields.ts';
export interface MatchingEvents {
  /** To the clubs that look for one of these roles: a player who may fit has come, changed or gone. */
  'matches.changed': { playerId: number; roles: number[] };
  /** To the account that deleted the entry or took that back; its other screens follow. */
  'match.deleted': { requestId: number; playerId: number };
  'match.restored': { requestId: number; playerId: number };
  /**
   * New exact matches, `count` of them, one event for each side that one change concerns; `requestId` and `playerId` are
   * the first pair. `to` says who the recipients are: those who keep the player's record (an agent, a club, a coach, or the
   * player), or the club whose request it is. Told once for each pair, and again only when it has been lost and returned changed.
   */
  'match.exactFound': { requestId: number; playerId: number; count: number; to: 'owner' | 'club' };
}

/** One change can bring hundreds of these, each with bells and mails: what else happened is reacted to before them. */
export const matchingPriorities = { 'match.exactFound': -1 } as const satisfies Partial<
  Record<keyof MatchingEvents, number>
>;

const pair = z.object({ requestId: id, playerId: id });

export const matchingLive = {
  'matches.changed': z.object({ playerId: id }),
  'match.deleted': pair,
  'match.restored': pair,
} satisfies Partial<Record<keyof MatchingEvents, z.ZodType>>;
