import { call } from '../../platform/api/call.ts';

/** How many clubs wait to be accepted. */
export async function countWaitingTeams(signal: AbortSignal): Promise<number> {
  return (await call('Team/GetWaitingTeams', { limit: 1 }, { signal })).total;
}

/** How many changes by premium agents wait. */
export async function countTeamChanges(signal: AbortSignal): Promise<number> {
  return (await call('Team/GetTeamChanges', { limit: 1 }, { signal })).total;
}
