import { sql } from 'kysely';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { sqlOpenNegotiations, sqlOpenOffers } from '../sql-names.ts';

/** Whether a club has an open negotiation or offer. */
export async function isTeamBusy(tx: Transaction, teamId: number): Promise<boolean> {
  const found = await sql<{ busy: boolean }>`
    select exists (select from negotiations where team_id = ${teamId} and status in (${sqlOpenNegotiations}))
        or exists (select from offers where team_id = ${teamId} and status in (${sqlOpenOffers})) as busy`.execute(
    tx,
  );
  return found.rows[0]?.busy === true;
}

/** Whether a deal about a coach or one of their players is open, or an offer to the coach. */
export async function isStaffBusy(db: Queryable, staffId: number): Promise<boolean> {
  const found = await sql<{ busy: boolean }>`
    select exists (select 1 from negotiations n join players p on p.id = n.player_id
                   where p.coaching_staff_id = ${staffId} and n.status in (${sqlOpenNegotiations}))
        or exists (select 1 from offers o left join players p on p.id = o.player_id
                   where ${staffId} in (o.coaching_staff_id, p.coaching_staff_id) and o.status in (${sqlOpenOffers}))
        or exists (select 1 from negotiations
                   where coaching_staff_id = ${staffId} and status in (${sqlOpenNegotiations})) as busy`.execute(
    db,
  );
  return found.rows[0]?.busy === true;
}
