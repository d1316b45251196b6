import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { dealsOfPeople } from '../deals-of-people.ts';

/**
 * A recipient of mails about a record; `account_id` is null for the contact address of a club without a
 * login.
 */
export interface Concerned {
  side: 'owner' | 'player' | 'club';
  account_id: number | null;
  team_id: number | null;
  email: string;
  name: string;
  language: string | null;
  country: string;
}

/**
 * The people concerned by the deletion of a record: its owner's people, the linked player, and the people of
 * every club that the player was proposed to (its contact address when nobody of it can log in). Without
 * duplicates.
 */
export async function listConcerned(db: Queryable, playerId: number): Promise<Concerned[]> {
  const proposedTo = dealsOfPeople.get().teamsProposedTo(sql`${playerId}`);
  const found = await sql<Concerned>`
    with accounts_of as (
      select g.account_id, 'owner' as side, 1 as rank from players p join agents g on g.id = p.agent_id where p.id = ${playerId}
      union all
      select m.account_id, 'owner', 1 from players p join team_members m on m.team_id = p.team_id where p.id = ${playerId}
      union all
      select c.account_id, 'owner', 1 from players p join coaching_staff c on c.id = p.coaching_staff_id
        where p.id = ${playerId} and c.account_id is not null
      union all
      select p.account_id, 'player', 2 from players p where p.id = ${playerId} and p.account_id is not null
      union all
      select m.account_id, 'club', 3 from (${proposedTo}) n join team_members m on m.team_id = n.team_id
    ), once as (
      select distinct on (account_id) account_id, side from accounts_of order by account_id, rank
    )
    select o.side, a.id as account_id, null::bigint as team_id, a.email::text, a.name, a.language, 'IT' as country
    from once o join accounts a on a.id = o.account_id where a.activated_at is not null
    union all
    select distinct 'club', null::bigint, t.id, t.contact_email::text, t.name, null, t.country::text
    from (${proposedTo}) n join teams t on t.id = n.team_id
    where t.contact_email is not null
      and not exists (select 1 from team_members m join accounts a on a.id = m.account_id
                      where m.team_id = t.id and a.activated_at is not null)`.execute(db);
  return found.rows;
}

/** The accounts of platform staff, who are notified of what waits at the desk. */
export async function listStaffAccounts(db: Queryable): Promise<number[]> {
  const found = await sql<{
    id: number;
  }>`select id from accounts where is_staff and staff_ended_at is null`.execute(db);
  return found.rows.map(({ id }) => id);
}
