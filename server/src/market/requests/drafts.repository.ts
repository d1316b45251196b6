import { type RawBuilder, sql } from 'kysely';
import { type Actor, isStaff } from '../../platform/actor.ts';
import { assertFound } from '../../platform/database/assert-found.ts';
import type { Database, Queryable, Transaction } from '../../platform/database/database.ts';
import { type Cursor, cursorOf, maxCounted, pageOf } from '../../platform/paging.ts';
import type { DraftContent, DraftRow } from './request.ts';

const columns = sql.raw(`
  d.id, d.version, d.team_id, d.agent_id, d.content, d.created_at, d.updated_at, d.created_by, d.discarded_at,
  nullif(trim(u.name || ' ' || u.surname), '') as updated_by_name, t.name as team_name, t.city as team_city,
  t.country as team_country, t.region as team_region, t.category as team_category, t.level as team_level,
  t.league_name as team_league_name, t.profile as team_profile, t.picture_url as team_image_url,
  nullif(trim(ga.name || ' ' || ga.surname), '') as agent_name, g.society as agent_society`);

const selectDrafts = sql`
  select ${columns} from request_drafts d left join teams t on t.id = d.team_id
  left join accounts u on u.id = d.updated_by
  left join agents g on g.id = d.agent_id left join accounts ga on ga.id = g.account_id`;

/** A draft, including discarded ones; `lock` locks it until the transaction ends. */
export async function findDraft(db: Queryable, id: number, lock = false): Promise<DraftRow | null> {
  const found = await sql<DraftRow>`
    ${selectDrafts} where d.id = ${id} ${lock ? sql`for no key update of d` : sql``}`.execute(db);
  return found.rows[0] ?? null;
}

/** The draft created from the answers of this account's quiz, unless it is published or discarded. */
export async function findQuizDraft(
  db: Queryable,
  accountId: number,
): Promise<Pick<DraftRow, 'id' | 'version' | 'content'> | null> {
  const found = await sql<Pick<DraftRow, 'id' | 'version' | 'content'>>`
    select id, version, content from request_drafts
    where quiz_account_id = ${accountId} and discarded_at is null`.execute(db);
  return found.rows[0] ?? null;
}

/** `canSeeDraft` of the policy as an SQL condition. */
function seenBy(actor: Actor): RawBuilder<unknown> {
  if (isStaff(actor)) return sql`true`;
  if (actor.teamId !== null) return sql`d.team_id = ${actor.teamId}`;
  return sql`d.agent_id = ${actor.agentId} and
    (d.team_id is null or d.team_id = any(${[...actor.mandatedTeamIds]}::bigint[]))`;
}

/** A page of the drafts that the actor may see, latest change first. */
export async function listDrafts(
  db: Database,
  actor: Actor,
  page: { limit: number; after: Cursor | null },
): Promise<{ rows: DraftRow[]; nextCursor: string | null; total: number }> {
  const where = sql`d.discarded_at is null and ${seenBy(actor)}`;
  const after = page.after
    ? sql` and (d.updated_at, d.id) < (${page.after.key}::timestamptz, ${page.after.id})`
    : sql``;
  const [found, counted] = await Promise.all([
    sql<DraftRow & { key: string }>`
      select listed.*, listed.updated_at::text as key from (${selectDrafts}
        where ${where}${after} order by d.updated_at desc, d.id desc limit ${page.limit + 1}) as listed`.execute(
      db,
    ),
    sql<{ total: number }>`
      select count(*) as total from (select 1 from request_drafts d where ${where} limit ${maxCounted}) as counted`.execute(
      db,
    ),
  ]);
  return {
    ...pageOf(found.rows, page.limit, (last) => cursorOf(last.key, last.id)),
    total: counted.rows[0]?.total ?? 0,
  };
}

/** The owner of a limit of drafts: a club, or an account for drafts without a club. */
export interface DraftOwner {
  teamId: number | null;
  accountId: number;
}

/** The number of drafts of an owner other than one; locks the count until the transaction ends. */
export async function lockDraftCount(
  tx: Transaction,
  owner: DraftOwner,
  exceptId: number | null,
): Promise<number> {
  const key = owner.teamId === null ? `account ${owner.accountId}` : `team ${owner.teamId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended('request_drafts ' || ${key}, 0))`.execute(tx);
  const whose =
    owner.teamId === null
      ? sql`team_id is null and created_by = ${owner.accountId}`
      : sql`team_id = ${owner.teamId}`;
  const found = await sql<{ count: number }>`
    select count(*)::int as count from request_drafts
    where ${whose} and discarded_at is null and id is distinct from ${exceptId}::bigint`.execute(tx);
  return found.rows[0]?.count ?? 0;
}

export async function insertDraft(
  tx: Transaction,
  draft: {
    teamId: number | null;
    agentId: number | null;
    quizAccountId: number | null;
    content: DraftContent;
    by: number;
    at: Date;
  },
): Promise<number> {
  const inserted = await sql<{ id: number }>`
    insert into request_drafts (team_id, agent_id, quiz_account_id, content, created_at, updated_at, created_by, updated_by)
    values (${draft.teamId}, ${draft.agentId}, ${draft.quizAccountId}, ${JSON.stringify(draft.content)}::jsonb,
            ${draft.at}, ${draft.at}, ${draft.by}, ${draft.by})
    returning id`.execute(tx);
  return assertFound(inserted.rows[0]).id;
}

/** Changes a draft if it is still at the version seen. False when it was changed meanwhile. */
export async function updateDraft(
  tx: Transaction,
  target: { id: number; version: number },
  draft: { teamId: number | null; content: DraftContent; by: number; at: Date },
): Promise<boolean> {
  const updated = await sql`
    update request_drafts set team_id = ${draft.teamId}, content = ${JSON.stringify(draft.content)}::jsonb,
      updated_at = ${draft.at}, updated_by = ${draft.by}, version = version + 1
    where id = ${target.id} and version = ${target.version} and discarded_at is null returning id`.execute(
    tx,
  );
  return updated.rows.length > 0;
}

/**
 * Discards a draft and unlinks it from its quiz, so that the quiz can create another. False when it is gone.
 */
export async function markDraftDiscarded(tx: Transaction, id: number, at: Date): Promise<boolean> {
  const done = await sql`
    update request_drafts set discarded_at = ${at}, quiz_account_id = null
    where id = ${id} and discarded_at is null returning id`.execute(tx);
  return done.rows.length > 0;
}

/** Restores a draft that was discarded after `since`. False when it is too late, or it was not discarded. */
export async function unmarkDraftDiscarded(tx: Transaction, id: number, since: Date): Promise<boolean> {
  const done = await sql`
    update request_drafts set discarded_at = null where id = ${id} and discarded_at >= ${since} returning id`.execute(
    tx,
  );
  return done.rows.length > 0;
}

export async function deleteDraft(tx: Transaction, id: number): Promise<void> {
  await sql`delete from request_drafts where id = ${id}`.execute(tx);
}

/** Deletes drafts that were discarded before an instant. */
export async function deleteDiscardedDrafts(db: Queryable, until: Date): Promise<void> {
  await sql`delete from request_drafts where discarded_at < ${until}`.execute(db);
}

/** The accounts that may edit a draft: members of the club and the agent who writes it. */
export async function listDraftAudience(
  tx: Transaction,
  draft: Pick<DraftRow, 'team_id' | 'agent_id'>,
): Promise<number[]> {
  const found = await sql<{ account_id: number }>`
    select account_id from team_members where team_id = ${draft.team_id}::bigint
    union select account_id from agents where id = ${draft.agent_id}::bigint`.execute(tx);
  return found.rows.map((row) => row.account_id);
}
