import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';

export interface AgentRow {
  id: number;
  account_id: number;
  name: string;
  surname: string;
  email: string;
  image_url: string | null;
  agent_type: number;
  society: string;
  agent_number: string;
  vat: string;
  country: string | null;
  phone: string;
}

const columns =
  sql.raw(`g.id, g.account_id, a.name, a.surname, a.email::text, a.image_url, a.agent_type, g.society,
  g.agent_number, g.vat, g.country, g.phone`);

export async function findAgent(db: Database, id: number): Promise<AgentRow | null> {
  const found = await sql<AgentRow>`
    select ${columns} from agents g join accounts a on a.id = g.account_id
    where g.id = ${id} and a.activated_at is not null`.execute(db);
  return found.rows[0] ?? null;
}

/** Active agents whose name or agency holds the text, names that begin with it first. */
export async function searchAgents(db: Database, text: string, limit: number): Promise<AgentRow[]> {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  const found = await sql<AgentRow>`
    select ${columns} from agents g join accounts a on a.id = g.account_id
    where a.activated_at is not null and not a.is_staff
      and fold_text(a.name || ' ' || a.surname || ' ' || g.society) like fold_text(${pattern})
    order by fold_text(a.name || ' ' || a.surname) like fold_text(${pattern.slice(1)}) desc, a.surname, a.name, g.id
    limit ${limit}`.execute(db);
  return found.rows;
}
