import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../platform/actor.ts';
import type { Database } from '../platform/database/database.ts';
import { type Cursor, cursorOf } from '../platform/paging.ts';
import type { RequestRow } from './request.ts';
import { isRecipient, selectRequests } from './requests.repository.ts';

export interface RequestFilter {
  box: 'own' | 'received' | 'market';
  /** Null: any club's (staff). */
  ownTeamId: number | null;
  /** Null: any agent's. */
  ownAgentId: number | null;
  text: string | undefined;
  role: number | undefined;
  level: number | undefined;
  country: string | undefined;
  status: number | undefined;
  teamId: number | undefined;
}

const countedAtMost = 10_001;

/**
 * Requests, latest change first. In the market those sent to the actor come before all others, so it is read as two
 * lists, one after the other: each follows an index, and the cursor says in which of them the page ended.
 */
export async function listRequests(
  db: Database,
  actor: Actor,
  filter: RequestFilter,
  page: { limit: number; after: Cursor | null },
): Promise<{ rows: RequestRow[]; nextCursor: string | null; total: number }> {
  const addressedFirst = filter.box === 'market';
  const [part, key] = page.after ? split(page.after.key) : ['first', null];
  const wanted = page.limit + 1;
  const rows: (RequestRow & { key: string })[] = [];
  if (!addressedFirst || part === 'first') {
    const extra = addressedFirst ? sql` and x.id is not null` : sql``;
    rows.push(
      ...(await readPart(
        db,
        actor,
        filter,
        extra,
        key === null ? null : { key, id: page.after?.id ?? 0 },
        wanted,
      )),
    );
  }
  const inFirst = rows.length;
  if (addressedFirst && rows.length < wanted) {
    const after = part === 'rest' && key !== null ? { key, id: page.after?.id ?? 0 } : null;
    rows.push(...(await readPart(db, actor, filter, sql` and x.id is null`, after, wanted - rows.length)));
  }
  const counted = await sql<{ total: number }>`
    select count(*) as total from (
      select 1 from requests r join teams t on t.id = r.team_id
      ${filter.box === 'received' ? sql`join request_recipients x on x.request_id = r.id and ${isRecipient(actor)}` : sql``}
      where ${conditions(filter)} limit ${countedAtMost}) as counted`.execute(db);
  const shown = rows.slice(0, page.limit);
  const last = shown.at(-1);
  const lastPart = addressedFirst && shown.length > inFirst ? 'rest' : 'first';
  return {
    rows: shown,
    nextCursor: rows.length > page.limit && last ? cursorOf(`${lastPart} ${last.key}`, last.id) : null,
    total: counted.rows[0]?.total ?? 0,
  };
}

function split(key: string): [part: string, key: string] {
  const at = key.indexOf(' ');
  return [key.slice(0, at), key.slice(at + 1)];
}

async function readPart(
  db: Database,
  actor: Actor,
  filter: RequestFilter,
  extra: RawBuilder<unknown>,
  after: Cursor | null,
  limit: number,
): Promise<(RequestRow & { key: string })[]> {
  const received = filter.box === 'received' ? sql` and x.id is not null` : sql``;
  const beyond = after ? sql` and (r.updated_at, r.id) < (${after.key}::timestamptz, ${after.id})` : sql``;
  const found = await sql<RequestRow & { key: string }>`
    select listed.*, listed.updated_at::text as key from (${selectRequests(actor)}
      where ${conditions(filter)}${received}${extra}${beyond}
      order by r.updated_at desc, r.id desc limit ${limit}) as listed`.execute(db);
  return found.rows;
}

function conditions(filter: RequestFilter): RawBuilder<unknown> {
  const all: RawBuilder<unknown>[] = [sql`true`];
  if (filter.box === 'market') all.push(sql`r.status = 0`);
  if (filter.box === 'own' && filter.ownTeamId !== null) all.push(sql`r.team_id = ${filter.ownTeamId}`);
  if (filter.box === 'own' && filter.ownAgentId !== null) all.push(sql`r.agent_id = ${filter.ownAgentId}`);
  if (filter.status !== undefined) all.push(sql`r.status = ${filter.status}`);
  if (filter.teamId !== undefined) all.push(sql`r.team_id = ${filter.teamId}`);
  if (filter.role) all.push(sql`r.role = ${filter.role}`);
  if (filter.level !== undefined) all.push(sql`r.level = ${filter.level}`);
  if (filter.country !== undefined) all.push(sql`r.country = ${filter.country}`);
  if (filter.text) {
    const pattern = `%${filter.text.replace(/[\\%_]/g, '\\$&')}%`;
    all.push(sql`(fold_text(t.name) like fold_text(${pattern}) or fold_text(r.city) like fold_text(${pattern})
      or fold_text(r.project) like fold_text(${pattern}))`);
  }
  return sql.join(all, sql` and `);
}
