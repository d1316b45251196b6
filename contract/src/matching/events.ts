export interface MatchingEvents {
  /** To the clubs that look for one of these roles: a player who may fit has come, changed or gone. */
  'matches.changed': { playerId: number; roles: number[] };
  /** To the account that deleted the entry or took that back; its other screens follow. */
  'match.deleted': { requestId: number; playerId: number };
  'match.restored': { requestId: number; playerId: number };
}
