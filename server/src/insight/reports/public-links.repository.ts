import type { ReportGroup, ReportKind } from '@trattativa/domain/insight/report-groups';
import { type RawBuilder, sql } from 'kysely';
import { agentOfOffer, coachSides } from '../../deals/offers.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import type { Cursor } from '../../platform/paging.ts';
import type { LinkRow, SharedThing, SharingSide } from './shared-thing.ts';

const thingColumns = sql`
  l.kind, l.thing_id,
  case when p.id is not null then json_build_object(
    'id', p.id, 'profile', p.profile, 'account_id', p.account_id, 'agent_id', p.agent_id, 'team_id', p.team_id,
    'coaching_staff_id', p.coaching_staff_id, 'name', p.name, 'surname', p.surname, 'born_date', p.born_date,
    'role', p.principal_role, 'deleted', p.deleted_at is not null, 'listing', p.listing) end as player,
  case when t.id is not null then json_build_object(
    'id', t.id, 'name', t.name, 'deleted', t.deleted_at is not null) end as club,
  case when r.id is not null then json_build_object(
    'status', r.status, 'role', r.role, 'agent_id', r.agent_id) end as request,
  case when n.id is not null then json_build_object(
    'account_id', o.proposer_account_id, 'agent_id', o.agent_id) end as proposer,
  case when k.id is not null then json_build_object(
    'account_id', k.account_id, 'added_by_id', k.added_by_id, 'agent_id', ${agentOfOffer('f')},
    'deleted', k.deleted_at is not null,
    'name', trim(coalesce(ka.name, k.name) || ' ' || coalesce(ka.surname, k.surname))) end as coach`;

const linkColumns = sql.raw(`
  l.id, l.share_id, l.side, l.groups, l.shared_by, trim(a.name || ' ' || a.surname) as sharer_name,
  a.email::text as sharer_email, l.created_at, l.updated_at, l.expires_on, l.version, l.views, l.last_viewed_at,
  l.revoked_at`);

/** The joins of `l`, whose columns identify one thing. */
const things = sql.raw(`
  left join negotiations n on n.id = l.negotiation_id
  left join proposals o on o.id = n.proposal_id
  left join requests r on r.id = l.request_id
  left join offers f on f.id = l.offer_id
  left join players p on p.id = coalesce(l.player_id, n.player_id, f.player_id)
  left join teams t on t.id = coalesce(n.team_id, r.team_id, f.team_id)
  left join coaching_staff k on k.id = f.coaching_staff_id
  left join accounts ka on ka.id = k.account_id`);

const idColumn: Record<ReportKind, string> = {
  player: 'player_id',
  request: 'request_id',
  negotiation: 'negotiation_id',
  offer: 'offer_id',
};

/** A thing with the data that sharing needs; null when absent. */
export async function findThing(db: Queryable, kind: ReportKind, id: number): Promise<SharedThing | null> {
  const named = (of: ReportKind) => (of === kind ? id : null);
  const found = await sql<SharedThing>`
    select ${thingColumns}
    from (select ${kind}::text as kind, ${id}::bigint as thing_id, ${named('player')}::bigint as player_id,
                 ${named('request')}::bigint as request_id, ${named('negotiation')}::bigint as negotiation_id,
                 ${named('offer')}::bigint as offer_id) l
    ${things}`.execute(db);
  const thing = found.rows[0];
  return thing && (thing.player || thing.club) ? thing : null;
}

function selectLinks(where: RawBuilder<unknown>): RawBuilder<LinkRow> {
  return sql<LinkRow>`
    select ${linkColumns}, ${thingColumns}
    from public_links l join accounts a on a.id = l.shared_by ${things} where l.revoked_at is null and ${where}`;
}

/** A link by its share id, unless it was revoked. */
export async function findSharedLink(
  db: Queryable,
  kind: ReportKind | null,
  shareId: string,
): Promise<LinkRow | null> {
  const found = await selectLinks(
    sql`l.share_id = ${shareId} and l.kind = coalesce(${kind}::text, l.kind)`,
  ).execute(db);
  return found.rows[0] ?? null;
}

/** A link by its id, unless it was revoked. */
export async function findLink(db: Queryable, id: number): Promise<LinkRow | null> {
  const found = await selectLinks(sql`l.id = ${id}`).execute(db);
  return found.rows[0] ?? null;
}

/** The link that a side has made to a thing. */
export async function findLinkOf(
  db: Queryable,
  thing: { kind: ReportKind; thing_id: number },
  side: SharingSide,
): Promise<LinkRow | null> {
  const found = await selectLinks(
    sql`l.kind = ${thing.kind} and l.thing_id = ${thing.thing_id} and l.side = ${side}`,
  ).execute(db);
  return found.rows[0] ?? null;
}

export interface NewLink {
  shareId: string;
  thing: { kind: ReportKind; thing_id: number };
  side: SharingSide;
  groups: readonly ReportGroup[];
  expiresOn: string | null;
  by: number;
  at: Date;
}

/** Null when the side already has a link to it. */
export async function insertLink(tx: Transaction, link: NewLink): Promise<number | null> {
  const inserted = await sql<{ id: number }>`
    insert into public_links (share_id, kind, ${sql.ref(idColumn[link.thing.kind])}, side, groups, shared_by, created_at,
                              updated_at, expires_on)
    values (${link.shareId}, ${link.thing.kind}, ${link.thing.thing_id}, ${link.side}, ${[...link.groups]}, ${link.by},
            ${link.at}, ${link.at}, ${link.expiresOn})
    on conflict (kind, thing_id, side) where revoked_at is null do nothing returning id`.execute(tx);
  return inserted.rows[0]?.id ?? null;
}

/** False when its version differs or it was revoked. */
export async function updateLink(
  tx: Transaction,
  link: { id: number; version: number; groups: readonly ReportGroup[]; expiresOn: string | null },
  by: number,
  at: Date,
): Promise<boolean> {
  const updated = await sql`
    update public_links set groups = ${[...link.groups]}, expires_on = ${link.expiresOn}, shared_by = ${by},
      updated_at = ${at}, version = version + 1
    where id = ${link.id} and version = ${link.version} and revoked_at is null returning id`.execute(tx);
  return updated.rows.length > 0;
}

/** False when somebody else revoked it first. */
export async function markRevoked(tx: Transaction, id: number, at: Date): Promise<boolean> {
  const revoked = await sql`
    update public_links set revoked_at = ${at}, version = version + 1
    where id = ${id} and revoked_at is null returning id`.execute(tx);
  return revoked.rows.length > 0;
}

/** A condition: links the account shared, to its own things, or about it. */
function linksOf(actor: Actor): RawBuilder<unknown> {
  const { accountId, agentId, teamId, coachingStaffId } = actor;
  return sql`(
    l.shared_by = ${accountId}
    or (l.kind = 'player' and (
      p.account_id = ${accountId} or p.agent_id = ${agentId}::bigint or p.team_id = ${teamId}::bigint
      or p.coaching_staff_id = ${coachingStaffId}::bigint))
    or (l.kind = 'request' and (r.team_id = ${teamId}::bigint or r.agent_id = ${agentId}::bigint))
    or (l.kind = 'negotiation' and (
      (l.side = 'club' and n.team_id = ${teamId}::bigint)
      or (l.side = 'proposer' and (o.agent_id = ${agentId}::bigint or o.proposer_account_id = ${accountId}))))
    or (l.kind = 'offer' and (
      (l.side = 'club' and f.team_id = ${teamId}::bigint)
      or (l.side = 'recipient' and (
        p.account_id = ${accountId} or p.agent_id = ${agentId}::bigint or p.team_id = ${teamId}::bigint
        or p.coaching_staff_id = ${coachingStaffId}::bigint
        or f.id in (select s.offer_id from (${coachSides}) s where s.account_id = ${accountId} and s.answers))))))`;
}

/** A page of the actor's links, newest first. */
export async function listLinksOf(
  db: Queryable,
  actor: Actor,
  page: { limit: number; after: Cursor | null },
): Promise<{ rows: LinkRow[]; total: number }> {
  const mine = linksOf(actor);
  const after = page.after ? sql` and l.id < ${page.after.id}` : sql``;
  const [found, counted] = await Promise.all([
    sql<LinkRow>`${selectLinks(sql`${mine}${after}`)} order by l.id desc limit ${page.limit + 1}`.execute(db),
    sql<{ total: number }>`
      select count(*)::int as total from public_links l ${things} where l.revoked_at is null and ${mine}`.execute(
      db,
    ),
  ]);
  return { rows: found.rows, total: counted.rows[0]?.total ?? 0 };
}

/** The open link to a player's own report that names the player. */
export async function findNamingLink(db: Queryable, playerId: number): Promise<LinkRow | null> {
  const found = await selectLinks(sql`l.player_id = ${playerId} and 'identity' = any(l.groups)`).execute(db);
  return found.rows[0] ?? null;
}

/** Counts a visitor of a day; does nothing for one who was counted that day. */
export async function countVisitor(
  db: Queryable,
  visit: { linkId: number; day: string; visitor: Buffer; at: Date },
): Promise<void> {
  await sql`
    with counted as (
      insert into public_link_visitors (link_id, visited_on, visitor)
      values (${visit.linkId}, ${visit.day}, ${visit.visitor}) on conflict do nothing returning link_id)
    update public_links l set views = views + 1, last_viewed_at = ${visit.at}
    from counted where l.id = counted.link_id`.execute(db);
}

/** Deletes the visitors before a day. */
export async function purgeVisitors(tx: Transaction, before: string): Promise<void> {
  await sql`delete from public_link_visitors where visited_on < ${before}`.execute(tx);
}

/** Deletes the links that the person shared, and those to the person's own records. */
export async function erasePublicLinks(tx: Transaction, accountId: number): Promise<void> {
  await sql`
    delete from public_links
    where shared_by = ${accountId} or player_id in (select id from players where account_id = ${accountId})`.execute(
    tx,
  );
}
