import type { NoticeWay } from '@trattativa/contract/deals/closing/closing';
import { sql } from 'kysely';
import type { Queryable, Transaction } from '../../platform/database/database.ts';

/** That a present club was told. */
export interface PresentClubNotice {
  team_id: number | null;
  club_name: string;
  way: NoticeWay;
  told_at: Date;
}

/** Whom the club of a negotiation told, what was told here before what was sent on. */
export async function listPresentClubNotices(
  db: Queryable,
  negotiationId: number,
): Promise<PresentClubNotice[]> {
  const found = await sql<PresentClubNotice>`
    select team_id, club_name, way, told_at from present_club_notices
    where negotiation_id = ${negotiationId} order by way = 'byHand', id desc`.execute(db);
  return found.rows;
}

/** False where the same club was told in the same way before. */
export async function insertPresentClubNotice(
  tx: Transaction,
  notice: Omit<PresentClubNotice, 'told_at'> & { negotiationId: number; toldBy: number; at: Date },
): Promise<boolean> {
  const inserted = await sql`
    insert into present_club_notices (negotiation_id, team_id, club_name, way, told_by, told_at)
    values (${notice.negotiationId}, ${notice.team_id}, ${notice.club_name}, ${notice.way}, ${notice.toldBy}, ${notice.at})
    on conflict do nothing returning id`.execute(tx);
  return inserted.rows.length > 0;
}

/** Whether somebody of a club can log in, and so reads what it is told. */
export async function isReachable(db: Queryable, teamId: number): Promise<boolean> {
  const found = await sql`
    select from team_members m join accounts a on a.id = m.account_id
    where m.team_id = ${teamId} and a.activated_at is not null limit 1`.execute(db);
  return found.rows.length > 0;
}
