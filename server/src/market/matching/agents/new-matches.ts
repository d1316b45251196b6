import type { PayJudgement } from '@trattativa/domain/market/matching/hidden-pay';
import type { PlayerRole } from '@trattativa/domain/people/player-roles';
import { isAdult } from '../../../people/players.ts';
import { dayOf } from '../../../platform/clock.ts';
import type { Services } from '../../../platform/services.ts';
import type { MatchedPair } from '../compared-pairs.repository.ts';
import type { SideScope } from '../match-scopes.repository.ts';
import { listActiveRequestIds, listMatchPlayers, listMatchRequests } from '../matched-pairs.repository.ts';
import { countMatches, listMatches } from '../matching.repository.ts';
import { presentMatchPlayer } from '../present-match.ts';

/** Side whose matches are read: an agent's portfolio, a player's own record, or a club's active requests. */
export interface MatchSide {
  accountId: number;
  agentId: number | null;
  playerId: number | null;
  teamId: number | null;
}

/** A new match in the words that its reader may see: to a club a minor is a pair of initials. */
export interface NewMatch {
  kind: 'exact' | 'potential';
  playerId: number;
  playerName: string;
  requestId: number;
  teamName: string;
  city: string;
  /** What the request looks for. */
  role: PlayerRole;
}

/**
 * The exact and potential matches of which one side came, or changed in a compared field, since an instant, exact
 * ones first, the best at most, and how many there are. Entries that the account has deleted are left out.
 */
export async function listNewMatches(
  services: Services,
  side: MatchSide,
  since: Date,
  most: number,
): Promise<{ items: NewMatch[]; total: number }> {
  const { db } = services;
  const today = dayOf(services.clock.now());
  const found: { kind: NewMatch['kind']; pair: MatchedPair }[] = [];
  let total = 0;
  const scopes = await scopesOf(services, side);
  const pay: PayJudgement = side.agentId === null && side.playerId === null ? 'bands' : 'exact';
  for (const kind of ['exact', 'potential'] as const) {
    for (const scope of scopes) {
      const query = { scope, kind, pay, accountId: side.accountId, today, since };
      const { rows, nextCursor } = await listMatches(db, query, { limit: most, after: null });
      found.push(...rows.map((pair) => ({ kind, pair })));
      total += nextCursor === null ? rows.length : await countMatches(db, query);
    }
  }
  const shown = found.slice(0, most);
  const [players, requests] = await Promise.all([
    listMatchPlayers(db, [...new Set(shown.map(({ pair }) => pair.player_id))]),
    listMatchRequests(db, [...new Set(shown.map(({ pair }) => pair.request_id))]),
  ]);
  const items = shown.flatMap(({ kind, pair }): NewMatch[] => {
    const [player, request] = [players.get(pair.player_id), requests.get(pair.request_id)];
    if (!player || !request) return [];
    const open = side.teamId === null || player.team_id === side.teamId || isAdult(player, today);
    return [
      {
        kind,
        playerId: player.id,
        playerName: presentMatchPlayer(player, open, today).name,
        requestId: request.id,
        teamName: request.team_name,
        city: request.city,
        role: request.role,
      },
    ];
  });
  return { items, total };
}

async function scopesOf(services: Services, side: MatchSide): Promise<SideScope[]> {
  if (side.agentId !== null) return [{ of: 'agent', agentId: side.agentId }];
  if (side.playerId !== null) return [{ of: 'player', playerId: side.playerId }];
  if (side.teamId === null) return [];
  const ids = await listActiveRequestIds(services.db, side.teamId);
  return ids.map((requestId) => ({ of: 'request', requestId }));
}
