import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';

/** Somebody who is written to about a mandate. */
export interface MandateContact {
  /** Null: a guardian, or a player without a login. */
  account_id: number | null;
  email: string;
  name: string;
  /** Null: nobody has chosen one. */
  language: string | null;
}

export async function listAgentContacts(db: Queryable, mandateId: number): Promise<MandateContact[]> {
  const found = await sql<MandateContact>`
    select a.id as account_id, a.email::text, a.name, a.language
    from mandates m join agents g on g.id = m.agent_id join accounts a on a.id = g.account_id
    where m.id = ${mandateId}`.execute(db);
  return found.rows;
}

/**
 * The represented person, or for a minor the guardian, at the address that is on file; an adult without a login at the one that the agent
 * stated. Of a club its active people.
 */
export async function listPrincipalContacts(
  db: Queryable,
  mandateId: number,
  isMinor: boolean,
): Promise<MandateContact[]> {
  const person = isMinor
    ? sql`null::bigint as account_id, case when a.id is null then w.email::text else a.guardian_email::text end as email`
    : sql`a.id as account_id, coalesce(a.email, m.stated_email)::text as email`;
  // An account is written to once it is activated.
  const reachable = isMinor ? sql`true` : sql`(a.id is null or a.activated_at is not null)`;
  const found = await sql<Omit<MandateContact, 'email'> & { email: string | null }>`
    select ${person}, coalesce(a.name, p.name) as name, coalesce(a.language, m.stated_language) as language
    from mandates m join players p on p.id = m.player_id
    left join accounts a on a.id = coalesce(m.account_id, p.account_id)
    left join guardian_addresses w on w.player_id = p.id
    where m.id = ${mandateId} and ${reachable}
    union all
    select a.id, a.email::text, a.name, a.language
    from mandates m join team_members b on b.team_id = m.team_id join accounts a on a.id = b.account_id
    where m.id = ${mandateId} and a.activated_at is not null
    order by 1`.execute(db);
  return found.rows.flatMap(({ email, ...contact }) => (email === null ? [] : [{ ...contact, email }]));
}
