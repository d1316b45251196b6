import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';

export interface Contact {
  account_id: number | null;
  email: string;
  name: string;
  language: string | null;
  country: string;
}

/** Who is written to at the club: its active members, or, when nobody of it can log in, its contact address. */
export async function listClubContacts(db: Queryable, negotiationId: number): Promise<Contact[]> {
  const members = await sql<Contact>`
    select a.id as account_id, a.email::text, a.name, a.language, t.country
    from negotiations n join teams t on t.id = n.team_id
    join team_members m on m.team_id = t.id join accounts a on a.id = m.account_id
    where n.id = ${negotiationId} and a.activated_at is not null order by a.id`.execute(db);
  if (members.rows.length > 0) return members.rows;
  const club = await sql<Contact>`
    select null::bigint as account_id, t.contact_email::text as email, t.name, null as language, t.country
    from negotiations n join teams t on t.id = n.team_id
    where n.id = ${negotiationId} and t.contact_email is not null`.execute(db);
  return club.rows;
}

export async function listProposerContacts(db: Queryable, negotiationId: number): Promise<Contact[]> {
  const found = await sql<Contact>`
    select a.id as account_id, a.email::text, a.name, a.language, 'IT' as country
    from negotiations n join proposals r on r.id = n.proposal_id join accounts a on a.id = r.proposer_account_id
    where n.id = ${negotiationId}`.execute(db);
  return found.rows;
}
