import type { requestSorts } from '@trattativa/contract/market/requests/endpoints';
import type { DeliveryStatus } from '@trattativa/domain/market/delivery-statuses';
import type { Quota } from '@trattativa/domain/market/request-limits';
import type { RequestStatus } from '@trattativa/domain/market/request-statuses';
import type { PlayerRoleFilter } from '@trattativa/domain/people/player-roles';
import type { MoveKind } from '@trattativa/domain/people/players/contract-facts';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../platform/actor.ts';
import type { Database } from '../../platform/database/database.ts';
import { containing } from '../../platform/database/like-pattern.ts';
import { type Cursor, cursorOf, maxCounted, type Period, pageOf } from '../../platform/paging.ts';
import { sqlRequest } from '../sql-names.ts';
import type { RequestRow } from './request.ts';
import { isRecipient, selectRequests } from './requests.repository.ts';

export interface RequestFilter {
  box: 'own' | 'received' | 'market';
  /** Null for staff: any club's. */
  ownTeamId: number | null;
  /** Null: any agent's. */
  ownAgentId: number | null;
  text: string | undefined;
  role: PlayerRoleFilter | undefined;
  level: number | undefined;
  country: string | undefined;
  /** The age of a player whom the request accepts. */
  age: number | undefined;
  offerFromCents: number | undefined;
  move: MoveKind | undefined;
  quota: Quota | undefined;
  /** Among the nationalities that the request names. */
  nationality: string | undefined;
  /** What the request says about a place for non-EU players. */
  nonEuPlace: boolean | undefined;
  /** The minutes of a player whom the request accepts. */
  minutes: number | undefined;
  status: RequestStatus | undefined;
  delivery: DeliveryStatus | undefined;
  teamId: number | undefined;
  /** Only those that were published, or changed in a compared field, in a period. */
  freshIn?: Period | undefined;
}

export type RequestSort = (typeof requestSorts)[number];

interface Order {
  sort: RequestSort;
  descending: boolean;
}

/** The key of each sort, and the type of its cursor. Never null, so that rows compare. */
const sorts: Record<RequestSort, { key: RawBuilder<unknown>; type: RawBuilder<unknown> }> = {
  updated: { key: sql`r.updated_at`, type: sql`timestamptz` },
  club: { key: sql`fold_text(t.name)`, type: sql`text` },
  role: { key: sql`r.role`, type: sql`smallint` },
  level: { key: sql`r.level`, type: sql`smallint` },
  age: { key: sql`coalesce(r.under_age, 100::smallint)`, type: sql`smallint` },
  offer: { key: sql`coalesce(r.offer_top_cents, -1)`, type: sql`bigint` },
};

/**
 * A page of requests in the given order, by default latest change first. In the market those sent to the
 * actor come before all others, so two lists are read one after the other: each uses an index, and the cursor
 * tells in which list the page ended.
 */
export async function listRequests(
  db: Database,
  actor: Actor,
  filter: RequestFilter,
  order: Order,
  page: { limit: number; after: Cursor | null },
): Promise<{ rows: RequestRow[]; nextCursor: string | null; total: number }> {
  const addressedFirst = filter.box === 'market';
  const [part, key] = page.after ? split(page.after.key) : ['first', null];
  const after = key === null ? null : { key, id: page.after?.id ?? 0 };
  const wanted = page.limit + 1;
  const rows: (RequestRow & { key: string })[] = [];
  const read = async (of: RawBuilder<unknown>, from: Cursor | null) =>
    rows.push(
      ...(await readPart(db, { actor, filter, order, of, after: from, limit: wanted - rows.length })),
    );
  if (!addressedFirst) await read(sql``, after);
  else if (part === 'first') await read(sql` and x.id is not null`, after);
  const inFirst = rows.length;
  if (addressedFirst && rows.length < wanted)
    await read(sql` and x.id is null`, part === 'rest' ? after : null);
  const counted = await sql<{ total: number }>`
    select count(*) as total from (
      select 1 from requests r join teams t on t.id = r.team_id
      left join request_recipients x on x.request_id = r.id and ${isRecipient(actor)}
      where ${conditions(filter)} limit ${maxCounted}) as counted`.execute(db);
  const lastPart = addressedFirst && Math.min(rows.length, page.limit) > inFirst ? 'rest' : 'first';
  return {
    ...pageOf(rows, page.limit, (last) => cursorOf(`${lastPart} ${last.key}`, last.id)),
    total: counted.rows[0]?.total ?? 0,
  };
}

function split(key: string): [part: string, key: string] {
  const at = key.indexOf(' ');
  return [key.slice(0, at), key.slice(at + 1)];
}

async function readPart(
  db: Database,
  page: {
    actor: Actor;
    filter: RequestFilter;
    order: Order;
    of: RawBuilder<unknown>;
    after: Cursor | null;
    limit: number;
  },
): Promise<(RequestRow & { key: string })[]> {
  const { key, type } = sorts[page.order.sort];
  const { after } = page;
  const [direction, before] = page.order.descending ? [sql`desc`, sql`<`] : [sql`asc`, sql`>`];
  const beyond = after ? sql` and (${key}, r.id) ${before} (${after.key}::${type}, ${after.id})` : sql``;
  const found = await sql<RequestRow & { key: string; sort_key: unknown }>`
    select listed.*, sort_key::text as key from (${selectRequests(page.actor, sql`, ${key} as sort_key`)}
      where ${conditions(page.filter)}${page.of}${beyond}
      order by ${key} ${direction}, r.id ${direction} limit ${page.limit}) as listed`.execute(db);
  return found.rows;
}

function conditions(filter: RequestFilter): RawBuilder<unknown> {
  const all: RawBuilder<unknown>[] = [sql`true`];
  if (filter.box === 'market') all.push(sql`r.status = ${sqlRequest.active}`);
  if (filter.box === 'received') all.push(sql`x.id is not null`);
  if (filter.box === 'own' && filter.ownTeamId !== null) all.push(sql`r.team_id = ${filter.ownTeamId}`);
  if (filter.box === 'own' && filter.ownAgentId !== null) all.push(sql`r.agent_id = ${filter.ownAgentId}`);
  if (filter.status !== undefined) all.push(sql`r.status = ${filter.status}`);
  if (filter.freshIn) {
    const { after, until } = filter.freshIn;
    all.push(sql`r.matched_since > ${after} and r.matched_since <= ${until}`);
  }
  if (filter.teamId !== undefined) all.push(sql`r.team_id = ${filter.teamId}`);
  if (filter.role) all.push(sql`r.role = ${filter.role}`);
  if (filter.level !== undefined) all.push(sql`r.level = ${filter.level}`);
  if (filter.country !== undefined) all.push(sql`r.country = ${filter.country}`);
  if (filter.age !== undefined)
    all.push(sql`${filter.age} between coalesce(r.over_age, 0) and coalesce(r.under_age, 999)`);
  if (filter.offerFromCents !== undefined) all.push(sql`r.offer_top_cents >= ${filter.offerFromCents}`);
  if (filter.move !== undefined) all.push(sql`r.moves @> ${[filter.move]}::text[]`);
  if (filter.quota !== undefined) all.push(sql`r.quota = ${filter.quota}`);
  if (filter.nationality !== undefined) all.push(sql`r.nationalities @> ${[filter.nationality]}::char(2)[]`);
  // An equation with false alone does not tell the planner that the partial index has all such rows.
  if (filter.nonEuPlace !== undefined)
    all.push(sql`r.non_eu_place is not null and r.non_eu_place = ${filter.nonEuPlace}`);
  if (filter.minutes !== undefined)
    all.push(sql`(r.min_minutes is null or r.min_minutes <= ${filter.minutes})`);
  if (filter.delivery !== undefined) {
    const furthest = sql`(select max(y.delivery) from request_recipients y where y.request_id = r.id)`;
    all.push(sql`${filter.box === 'own' ? furthest : sql`x.delivery`} = ${filter.delivery}`);
  }
  if (filter.text) {
    const pattern = containing(filter.text);
    all.push(sql`(fold_text(t.name) like fold_text(${pattern}) or fold_text(r.city) like fold_text(${pattern})
      or fold_text(r.project) like fold_text(${pattern}))`);
  }
  return sql.join(all, sql` and `);
}
