import type { CallerKind } from '@trattativa/contract/access';
import type { Api } from '@trattativa/contract/api';
import type { Player } from '@trattativa/contract/people/players/player';
import type { PortfolioQuery } from '@trattativa/contract/people/portfolios/filters-in-address';
import { profileType } from '@trattativa/domain/identity/profile-types';
import { type CallOptions, call } from '../../platform/api/call.ts';

/** The kinds of users with a portfolio. Staff use the agents' calls, which return all portfolios to them. */
export type PortfolioKind = 'agent' | 'team' | 'coach';

export type { PortfolioQuery };

/** The kind of portfolio that a kind of user has. */
export function portfolioKind(user: CallerKind): PortfolioKind {
  return user === 'team' || user === 'coach' ? user : 'agent';
}

/** The kind of portfolio that contains a record: profile types 3, 4 and 8 (spec §3). */
function kindOfRecord({ profile }: Pick<Player, 'profile'>): PortfolioKind {
  return profile === profileType.teamPlayer
    ? 'team'
    : profile === profileType.coachingStaffPlayer
      ? 'coach'
      : 'agent';
}

const lists = {
  agent: 'Agent/GetAgentPlayerList',
  team: 'Team/GetTeamPlayerList',
  coach: 'CoachingStaff/GetCoachingStaffPlayerList',
} as const;

const saves = {
  agent: 'Agent/AddOrUpdateAgentPlayer',
  team: 'Team/AddOrUpdateTeamPlayer',
  coach: 'CoachingStaff/AddOrUpdateCoachingStaffPlayer',
} as const;

/** A page of the own portfolio. */
export function listPortfolio(
  kind: PortfolioKind,
  query: PortfolioQuery & { limit: number; cursor?: string | undefined },
  options: CallOptions = {},
) {
  return call(lists[kind], query, options);
}

const wholePageSize = 100;
/** Pages of players that are read of a larger portfolio; nobody has so many files at hand. */
const maxWholePages = 50;

/** Every player of the own portfolio, for work on many at once. */
export async function listWholePortfolio(kind: PortfolioKind, signal: AbortSignal): Promise<Player[]> {
  const players: Player[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < maxWholePages; page += 1) {
    const { items, nextCursor } = await listPortfolio(kind, { limit: wholePageSize, cursor }, { signal });
    players.push(...items);
    if (!nextCursor) break;
    cursor = nextCursor;
  }
  return players;
}

/** Adds a player to the own portfolio. Later changes use `Player/SavePlayerInfo` for every kind of portfolio. */
export function addPlayer(
  kind: PortfolioKind,
  player: Api['Agent/AddOrUpdateAgentPlayer']['input']['player'],
  options: CallOptions = {},
) {
  return call(saves[kind], { player }, options);
}

/** Removes a record from its portfolio. */
export function removePlayer(player: Player): Promise<{ message: string }> {
  const kind = kindOfRecord(player);
  if (kind === 'team') return call('Team/DeletePlayer', { teamPlayerId: player.id });
  if (kind === 'coach') return call('CoachingStaff/DeletePlayer', { coachingStaffPlayerId: player.id });
  return call('Agent/DeletePlayer', { agentPlayerId: player.id });
}

/** Undoes a removal within the service's time limit. */
export function restorePlayer(player: Player): Promise<{ message: string }> {
  const kind = kindOfRecord(player);
  if (kind === 'team') return call('Team/RestorePlayer', { teamPlayerId: player.id });
  if (kind === 'coach') return call('CoachingStaff/RestorePlayer', { coachingStaffPlayerId: player.id });
  return call('Agent/RestorePlayer', { agentPlayerId: player.id });
}
