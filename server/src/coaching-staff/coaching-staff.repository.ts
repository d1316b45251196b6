import type { CoachingStaffCard } from '@trattativa/contract/coaching-staff/endpoints';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';

/** Active coaching staff (scouts are none) whose name holds the text, names that begin with it first. */
export async function searchCoachingStaff(
  db: Database,
  text: string,
  limit: number,
): Promise<CoachingStaffCard[]> {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  const found = await sql<CoachingStaffCard>`
    select c.id, trim(a.name || ' ' || a.surname) as name, c.country, a.image_url as "imageUrl"
    from coaching_staff c join accounts a on a.id = c.account_id
    where a.activated_at is not null and a.sub_profile = 0
      and fold_text(a.name || ' ' || a.surname) like fold_text(${pattern})
    order by fold_text(a.name || ' ' || a.surname) like fold_text(${pattern.slice(1)}) desc, a.surname, a.name, c.id
    limit ${limit}`.execute(db);
  return found.rows;
}
