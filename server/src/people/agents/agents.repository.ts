import type { AgentType, ManagedLevel } from '@trattativa/domain/identity/agent-types';
import type { ProfileType } from '@trattativa/domain/identity/profile-types';
import type { LicenceLine } from '@trattativa/domain/people/agent-licences';
import { type RawBuilder, sql } from 'kysely';
import type { Columns, Queryable, Transaction } from '../../platform/database/database.ts';
import { beginningWith, containing } from '../../platform/database/like-pattern.ts';
import { type Cursor, cursorOf, maxCounted, pageOf } from '../../platform/paging.ts';
import { type MandatesOfPeople, mandatesOfPeople } from '../mandates-of-people.ts';

export interface AgentRow
  extends Columns<
      'agents',
      | 'id'
      | 'account_id'
      | 'society'
      | 'agent_number'
      | 'vat'
      | 'nationality'
      | 'country'
      | 'phone'
      | 'competence_categories'
      | 'competence_leagues'
      | 'version'
    >,
    Columns<'accounts', 'name' | 'surname' | 'image_url' | 'is_staff' | 'is_administrator'> {
  agent_type: AgentType;
  contact_email: string | null;
  managed_levels: ManagedLevel[];
  licence: LicenceLine | null;
}

/** What a card shows. */
export type AgentCardRow = Pick<
  AgentRow,
  'id' | 'name' | 'surname' | 'society' | 'country' | 'agent_type' | 'image_url' | 'licence'
>;

const agentColumns = sql.raw(`g.id, g.account_id, a.name, a.surname, a.image_url, a.agent_type, a.is_staff,
  a.is_administrator, g.society, g.agent_number, g.vat, g.nationality, g.country, g.phone,
  g.contact_email::text, g.competence_categories, g.competence_leagues, g.managed_levels, g.version,
  ll.line as licence`);

const agentsJoined = sql.raw(
  'agents g join accounts a on a.id = g.account_id left join licence_lines ll on ll.agent_id = g.id',
);

/** An active agent; null when there is none. */
export async function findAgent(db: Queryable, id: number): Promise<AgentRow | null> {
  const found = await sql<AgentRow>`
    select ${agentColumns} from ${agentsJoined}
    where g.id = ${id} and a.activated_at is not null`.execute(db);
  return found.rows[0] ?? null;
}

export async function findAgentOfAccount(db: Queryable, accountId: number): Promise<AgentRow | null> {
  const found = await sql<AgentRow>`
    select ${agentColumns} from ${agentsJoined}
    where a.id = ${accountId} and a.activated_at is not null`.execute(db);
  return found.rows[0] ?? null;
}

const fullName = sql`fold_text(a.name || ' ' || a.surname)`;
const isListed = sql`a.activated_at is not null and not a.is_staff`;

function holdsText(text: string): RawBuilder<unknown> {
  const pattern = containing(text);
  return sql`fold_text(a.name || ' ' || a.surname || ' ' || g.society) like fold_text(${pattern})`;
}

/** Active agents whose name or agency contains the text, names that begin with it first. */
export async function searchAgents(db: Queryable, text: string, limit: number): Promise<AgentRow[]> {
  const start = beginningWith(text);
  const found = await sql<AgentRow>`
    select ${agentColumns} from ${agentsJoined}
    where ${isListed} and ${holdsText(text)}
    order by ${fullName} like fold_text(${start}) desc, a.surname, a.name, g.id
    limit ${limit}`.execute(db);
  return found.rows;
}

export interface AgentFilter {
  text: string | undefined;
  country: string | undefined;
  managedLevel: ManagedLevel | undefined;
  category: number | undefined;
  agentType: AgentType | undefined;
}

const sortKey = sql`fold_text(a.surname || ' ' || a.name)`;

/** A page of the active agents, by name. */
export async function listAgents(
  db: Queryable,
  filter: AgentFilter,
  page: { limit: number; after: Cursor | null },
): Promise<{ rows: AgentRow[]; nextCursor: string | null; total: number }> {
  const all: RawBuilder<unknown>[] = [isListed];
  if (filter.text) all.push(holdsText(filter.text));
  if (filter.country !== undefined) all.push(sql`g.country = ${filter.country}`);
  if (filter.managedLevel !== undefined) all.push(sql`${filter.managedLevel} = any(g.managed_levels)`);
  if (filter.category !== undefined) all.push(sql`${filter.category} = any(g.competence_categories)`);
  if (filter.agentType !== undefined) all.push(sql`a.agent_type = ${filter.agentType}`);
  const where = sql.join(all, sql` and `);
  const after = page.after ? sql` and (${sortKey}, g.id) > (${page.after.key}, ${page.after.id})` : sql``;
  const [found, counted] = await Promise.all([
    sql<AgentRow & { sort_key: string }>`
      select ${agentColumns}, ${sortKey} as sort_key from ${agentsJoined}
      where ${where}${after} order by ${sortKey}, g.id limit ${page.limit + 1}`.execute(db),
    sql<{ total: number }>`
      select count(*) as total from (
        select 1 from agents g join accounts a on a.id = g.account_id where ${where} limit ${maxCounted}
      ) as counted`.execute(db),
  ]);
  return {
    ...pageOf(found.rows, page.limit, (last) => cursorOf(last.sort_key, last.id)),
    total: counted.rows[0]?.total ?? 0,
  };
}

/** Inserts the empty record of an agent who registers. */
export async function insertAgent(tx: Transaction, accountId: number, at: Date): Promise<void> {
  await sql`insert into agents (account_id, updated_at) values (${accountId}, ${at})`.execute(tx);
}

/** The columns that an agent writes of the own record. */
export interface AgentFields {
  society: string;
  agent_number: string;
  vat: string;
  nationality: string | null;
  country: string | null;
  phone: string;
  contact_email: string | null;
  competence_categories: number[];
  competence_leagues: string[];
  managed_levels: string[];
}

/**
 * Updates a record if it is still at the version seen; without a version always. False when it was changed
 * meanwhile.
 */
export async function updateAgent(
  tx: Transaction,
  target: { id: number; version: number | null },
  fields: Partial<AgentFields>,
  at: Date,
): Promise<boolean> {
  const sets = [...Object.entries(fields), ['updated_at', at] as const].map(
    ([name, value]) => sql`${sql.ref(name)} = ${value}`,
  );
  const seen = target.version === null ? sql`` : sql` and version = ${target.version}`;
  const updated = await sql`
    update agents set ${sql.join(sets)}, version = version + 1
    where id = ${target.id}${seen} returning id`.execute(tx);
  return updated.rows.length > 0;
}

type RepresentingMandate = Omit<NonNullable<Awaited<ReturnType<MandatesOfPeople['findInForce']>>>, 'agentId'>;

/**
 * The agent who represents a player today: by a mandate in force, exclusive ones first, then the newest; else
 * the agent whose portfolio contains the record.
 */
export async function findRepresentative(
  db: Queryable,
  player: { id: number; account_id: number | null; agent_id: number | null; profile: ProfileType },
  today: string,
): Promise<{ agentId: number; mandate: RepresentingMandate | null } | null> {
  const mandate = await mandatesOfPeople.get().findInForce(db, player, today);
  if (mandate) {
    const { agentId, ...rest } = mandate;
    return { agentId, mandate: rest };
  }
  return player.agent_id === null ? null : { agentId: player.agent_id, mandate: null };
}

/** Erases the personal data of an agent; the row stays for the deals that refer to it. */
export async function eraseAgent(tx: Transaction, accountId: number, at: Date): Promise<void> {
  await sql`
    update agents set society = '', agent_number = '', vat = '', phone = '', contact_email = null, nationality = null,
      country = null, competence_categories = '{}', competence_leagues = '{}', managed_levels = '{}',
      version = version + 1, updated_at = ${at}
    where account_id = ${accountId}`.execute(tx);
  const own = sql`agent_id in (select id from agents where account_id = ${accountId})`;
  await sql`delete from agent_licences where ${own}`.execute(tx);
  await sql`delete from agent_licence_acts where ${own}`.execute(tx);
}
