import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';

/** Somebody who is written to about a mandate. */
export interface MandateContact {
  /** Null: a guardian, who has no account. */
  account_id: number | null;
  email: string;
  name: string;
  language: string;
}

export async function listAgentContacts(db: Queryable, mandateId: number): Promise<MandateContact[]> {
  const found = await sql<MandateContact>`
    select a.id as account_id, a.email::text, a.name, a.language
    from mandates m join agents g on g.id = m.agent_id join accounts a on a.id = g.account_id
    where m.id = ${mandateId}`.execute(db);
  return found.rows;
}

/** The represented person, or for a minor the guardian; of a club its active people. */
export async function listPrincipalContacts(
  db: Queryable,
  mandateId: number,
  isMinor: boolean,
): Promise<MandateContact[]> {
  const person = isMinor
    ? sql`null::bigint as account_id, a.guardian_email::text as email`
    : sql`a.id as account_id, a.email::text`;
  const reachable = isMinor ? sql`a.guardian_email is not null` : sql`a.activated_at is not null`;
  const found = await sql<MandateContact>`
    select ${person}, a.name, a.language
    from mandates m join players p on p.id = m.player_id join accounts a on a.id = coalesce(m.account_id, p.account_id)
    where m.id = ${mandateId} and ${reachable}
    union all
    select a.id, a.email::text, a.name, a.language
    from mandates m join team_members b on b.team_id = m.team_id join accounts a on a.id = b.account_id
    where m.id = ${mandateId} and a.activated_at is not null
    order by 1`.execute(db);
  return found.rows;
}
