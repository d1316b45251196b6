import { findContractClub } from '../../people/registrations.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { listPresentClubNotices } from './present-club.repository.ts';

/** Whether the present club read here that the club of a negotiation negotiates: a written notice that nobody has to prove. */
export async function isToldHere(
  db: Queryable,
  negotiationId: number,
  playerId: number,
  day: string,
): Promise<boolean> {
  const notices = await listPresentClubNotices(db, negotiationId);
  if (!notices.some(({ way }) => way === 'platform')) return false;
  const contract = await findContractClub(db, playerId, day);
  return notices.some(({ way, team_id }) => way === 'platform' && team_id === contract?.teamId);
}
