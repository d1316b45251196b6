import type { LicenceAct, LicenceState } from '@trattativa/domain/people/agent-licences';
import { sql } from 'kysely';
import type { Columns, Database, Queryable, Transaction } from '../../platform/database/database.ts';
import { type Cursor, cursorOf, maxCounted, pageOf } from '../../platform/paging.ts';
import type { AgentCardRow } from './agents.repository.ts';

/** What an agent writes of the own licence. */
export type LicenceFields = Columns<
  'agent_licences',
  | 'fifa_number'
  | 'figc_number'
  | 'coni_number'
  | 'association'
  | 'association_number'
  | 'domiciled_with'
  | 'domiciled_number'
  | 'valid_until'
>;

export interface LicenceRow
  extends LicenceFields,
    Columns<'agent_licences', 'agent_id' | 'version' | 'decided_at' | 'refusal' | 'updated_at'> {
  state: LicenceState;
  /** The member of staff who decided; null also after their account was erased. */
  decided_by_name: string | null;
}

const columns = sql.raw(`l.agent_id, l.version, l.fifa_number, l.figc_number, l.coni_number, l.association,
  l.association_number, l.domiciled_with, l.domiciled_number, l.valid_until, l.state, l.decided_at, l.refusal,
  l.updated_at, trim(d.name || ' ' || d.surname) as decided_by_name`);
const source = sql.raw('agent_licences l left join accounts d on d.id = l.decided_by');

/** What an agent stated of the licence; null: nothing yet. */
export async function findLicence(db: Queryable, agentId: number): Promise<LicenceRow | null> {
  const found = await sql<LicenceRow>`
    select ${columns} from ${source} where l.agent_id = ${agentId}`.execute(db);
  return found.rows[0] ?? null;
}

/** What an agent stated of the licence, locked for a write; null: nothing yet. */
export async function lockLicence(tx: Transaction, agentId: number): Promise<LicenceRow | null> {
  const found = await sql<LicenceRow>`
    select ${columns} from ${source} where l.agent_id = ${agentId} for no key update of l`.execute(tx);
  return found.rows[0] ?? null;
}

export interface LicenceActRow extends Columns<'agent_licence_acts', 'fifa_number' | 'reason' | 'at'> {
  kind: LicenceAct;
  by_name: string | null;
}

const shownActs = 20;

/** The log of a licence, latest first. */
export async function listLicenceActs(db: Queryable, agentId: number): Promise<LicenceActRow[]> {
  const found = await sql<LicenceActRow>`
    select c.kind, c.fifa_number, c.reason, c.at, trim(a.name || ' ' || a.surname) as by_name
    from agent_licence_acts c left join accounts a on a.id = c.by_id
    where c.agent_id = ${agentId} order by c.id desc limit ${shownActs}`.execute(db);
  return found.rows;
}

/** Adds a line to the log of a licence, with its number as it is written now. */
export async function recordLicenceAct(
  tx: Transaction,
  act: { agentId: number; kind: LicenceAct; reason: string | null; byId: number | null; at: Date },
): Promise<void> {
  await sql`
    insert into agent_licence_acts (agent_id, kind, fifa_number, reason, by_id, at)
    select l.agent_id, ${act.kind}, l.fifa_number, ${act.reason}::text, ${act.byId}::bigint, ${act.at}::timestamptz
    from agent_licences l where l.agent_id = ${act.agentId}`.execute(tx);
}

/**
 * Writes a licence, which then waits for a check. False when it was changed since the version seen; 0 is the version of
 * one that was never written.
 */
export async function saveLicence(
  tx: Transaction,
  target: { agentId: number; version: number },
  fields: LicenceFields,
  at: Date,
): Promise<boolean> {
  const names = Object.keys(fields).map((name) => sql.ref(name));
  const values = Object.values(fields).map((value) => sql`${value}`);
  const written =
    target.version === 0
      ? await sql`
          insert into agent_licences (agent_id, ${sql.join(names)}, updated_at)
          values (${target.agentId}, ${sql.join(values)}, ${at}) on conflict (agent_id) do nothing
          returning agent_id`.execute(tx)
      : await sql`
          update agent_licences set ${sql.join(names.map((name, index) => sql`${name} = ${values[index]}`))},
            state = 'waits', decided_at = null, decided_by = null, refusal = null, version = version + 1,
            updated_at = ${at}
          where agent_id = ${target.agentId} and version = ${target.version} returning agent_id`.execute(tx);
  return written.rows.length > 0;
}

/** Sends a licence that was decided before `at` back to staff. False: it waits already, or was decided since. */
export async function returnLicenceToStaff(tx: Transaction, agentId: number, at: Date): Promise<boolean> {
  const returned = await sql`
    update agent_licences set state = 'waits', decided_at = null, decided_by = null, refusal = null,
      version = version + 1, updated_at = ${at}
    where agent_id = ${agentId} and state <> 'waits' and decided_at < ${at} returning agent_id`.execute(tx);
  return returned.rows.length > 0;
}

/** Writes what staff found. */
export async function decideLicence(
  tx: Transaction,
  decision: { agentId: number; refusal: string | null; byId: number; at: Date },
): Promise<void> {
  await sql`
    update agent_licences set state = ${decision.refusal === null ? 'checked' : 'refused'},
      decided_at = ${decision.at}, decided_by = ${decision.byId}, refusal = ${decision.refusal},
      version = version + 1
    where agent_id = ${decision.agentId}`.execute(tx);
}

export type WaitingLicenceRow = LicenceRow & { agent: AgentCardRow };

/** A page of the licences that wait for a check, oldest first. */
export async function listWaitingLicences(
  db: Database,
  page: { limit: number; after: Cursor | null },
): Promise<{ rows: WaitingLicenceRow[]; nextCursor: string | null; total: number }> {
  const after = page.after
    ? sql` and (l.updated_at, l.agent_id) > (${page.after.key}::timestamptz, ${page.after.id})`
    : sql``;
  const waits = sql`l.state = 'waits' and l.fifa_number <> ''`;
  const [found, counted] = await Promise.all([
    sql<WaitingLicenceRow & { sort_key: string }>`
      select ${columns}, l.updated_at::text as sort_key,
        jsonb_build_object('id', g.id, 'name', a.name, 'surname', a.surname, 'society', g.society, 'country', g.country,
          'agent_type', a.agent_type, 'image_url', a.image_url, 'licence', ll.line) as agent
      from ${source} join agents g on g.id = l.agent_id join accounts a on a.id = g.account_id
      left join licence_lines ll on ll.agent_id = l.agent_id
      where ${waits}${after} order by l.updated_at, l.agent_id limit ${page.limit + 1}`.execute(db),
    sql<{ total: number }>`
      select count(*) as total from (
        select 1 from agent_licences l where ${waits} limit ${maxCounted}) as counted`.execute(db),
  ]);
  return {
    ...pageOf(found.rows, page.limit, (last) => cursorOf(last.sort_key, last.agent_id)),
    total: counted.rows[0]?.total ?? 0,
  };
}

/**
 * Up to `limit` agents whose licence ends by `lastDay` and who were not told yet, marked as told. For `soon` those whose
 * last day is after today; for `end` today or before.
 */
export async function claimEndingLicences(
  tx: Transaction,
  which: 'soon' | 'end',
  days: { today: string; lastDay: string },
  limit: number,
): Promise<{ agent_id: number; account_id: number }[]> {
  const told = sql.ref(which === 'soon' ? 'told_soon_for' : 'told_end_for');
  const from = which === 'soon' ? sql`l.valid_until > ${days.today}::date` : sql`true`;
  const claimed = await sql<{ agent_id: number; account_id: number }>`
    update agent_licences w set ${told} = w.valid_until
    from (
      select l.agent_id, g.account_id from agent_licences l join agents g on g.id = l.agent_id
      where l.fifa_number <> '' and l.valid_until <= ${days.lastDay}::date and ${from}
        and l.${told} is distinct from l.valid_until
      order by l.agent_id limit ${limit} for no key update of l skip locked) due
    where w.agent_id = due.agent_id returning w.agent_id, due.account_id`.execute(tx);
  return claimed.rows;
}
