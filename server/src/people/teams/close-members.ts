import { endAllSessions, shutClubLogin } from '../../identity/accounts.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { deleteMember, listMemberIds } from './members.repository.ts';

/** One person no longer acts for a club: the login is shut ("Utente non autorizzato") and every open session ends. */
export async function closeMember(
  tx: Transaction,
  accountId: number,
  at: Date,
  actorId: number,
): Promise<void> {
  await deleteMember(tx, accountId);
  await shutClubLogin(tx, accountId);
  await endAllSessions(tx, accountId, { actorId, at });
}

/** The same for everybody of a club. */
export async function closeMembers(
  tx: Transaction,
  teamId: number,
  at: Date,
  actorId: number,
): Promise<void> {
  for (const accountId of await listMemberIds(tx, teamId)) await closeMember(tx, accountId, at, actorId);
}
