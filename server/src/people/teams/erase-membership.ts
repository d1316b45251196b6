import type { Transaction } from '../../platform/database/database.ts';
import { withdrawTeamPlayers } from '../players/portfolio-records.repository.ts';
import { teamRequests } from '../team-requests.ts';
import { leaveTeam, passTeamOn, unregisterTeam } from './erase-membership.repository.ts';

/**
 * Takes the person out of the club. The member who has been there longest becomes its owner; a club without members is
 * not registered any more: its players leave the market, its drafts go and its requests close.
 */
export async function eraseMembership(tx: Transaction, accountId: number, at: Date): Promise<void> {
  const teamId = await leaveTeam(tx, accountId);
  if (teamId === null || (await passTeamOn(tx, teamId))) return;
  await unregisterTeam(tx, teamId, accountId, at);
  await withdrawTeamPlayers(tx, teamId);
  await teamRequests.get()(tx, teamId, at);
}
