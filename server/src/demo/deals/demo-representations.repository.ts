import { sql } from 'kysely';
import { sqlProfile } from '../../identity/sql-names.ts';
import { assertFound } from '../../platform/database/assert-found.ts';
import type { Database } from '../../platform/database/database.ts';

/** Gives a registered player a complete profile of their own, from the record that an agent keeps of them. */
export async function insertDemoOwnRecord(
  db: Database,
  email: string,
  at: Date,
): Promise<{ accountId: number; playerId: number }> {
  const inserted = await sql<{ account_id: number | null; id: number }>`
    insert into players (profile, account_id, name, surname, born_date, nationality, country, city, principal_role, foot,
      height_cm, contractual_status, phone, search_levels, current_club, current_level, created_at, updated_at)
    select ${sqlProfile.player}, p.account_id, p.name, p.surname, p.born_date, coalesce(p.nationality, 'IT'), coalesce(p.country, 'IT'), p.city,
      p.principal_role, coalesce(p.foot, 0), coalesce(p.height_cm, 180), coalesce(p.contractual_status, 0),
      '+39 333 555 0199', '{3,4}', p.current_club, p.current_level, ${at}, ${at}
    from players p join accounts a on a.id = p.account_id where a.email = ${email} and p.profile <> ${sqlProfile.player}
    order by p.id limit 1 returning account_id, id`.execute(db);
  const { account_id, id } = assertFound(inserted.rows[0]);
  return { accountId: assertFound(account_id), playerId: id };
}
