import type { NegotiationStatus } from '@trattativa/contract/catalogue/negotiation-statuses';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable, Transaction } from '../platform/database/database.ts';
import { type Cursor, cursorOf } from '../platform/paging.ts';
import type { ChangeRow, NegotiationRow } from './negotiation.ts';
import { openStatuses } from './negotiation-transitions.ts';

const columns = sql.raw(`
  n.id, n.proposal_id, n.team_id, n.status, n.cause, n.signed_by_team_at, n.version, n.waiting_since, n.last_activity_at,
  n.created_at, n.changed_at, r.proposer_account_id, r.agent_id, trim(a.name || ' ' || a.surname) as proposer_name,
  coalesce(g.society, '') as proposer_society, r.level, r.price_cents, r.commission_cents, r.commission_percent,
  r.immediate_availability, r.comments,
  exists (select 1 from negotiations o where o.proposal_id = n.proposal_id and o.id <> n.id and o.status = 5)
    as signed_elsewhere,
  json_build_object(
    'id', p.id, 'profile', p.profile, 'agent_id', p.agent_id, 'team_id', p.team_id,
    'coaching_staff_id', p.coaching_staff_id, 'account_id', p.account_id, 'name', p.name, 'surname', p.surname,
    'born_date', p.born_date, 'principal_role', p.principal_role, 'secondary_role', p.secondary_role, 'foot', p.foot,
    'height_cm', p.height_cm, 'nationality', p.nationality, 'contractual_status', p.contractual_status,
    'current_club', p.current_club, 'current_level', p.current_level) as player,
  json_build_object(
    'id', t.id, 'name', t.name, 'city', t.city, 'country', t.country, 'level', t.level,
    'league_name', t.league_name, 'profile', t.profile, 'image_url', t.image_url) as team`);

const joined = sql.raw(`
  negotiations n
  join proposals r on r.id = n.proposal_id
  join accounts a on a.id = r.proposer_account_id
  left join agents g on g.id = r.agent_id
  join players p on p.id = n.player_id
  join teams t on t.id = n.team_id`);

export async function findNegotiation(db: Queryable, id: number): Promise<NegotiationRow | null> {
  const found = await sql<NegotiationRow>`select ${columns} from ${joined} where n.id = ${id}`.execute(db);
  return found.rows[0] ?? null;
}

/** All negotiations of a proposal, in the order of their ids. */
export async function listProposal(db: Queryable, proposalId: number): Promise<NegotiationRow[]> {
  const found = await sql<NegotiationRow>`
    select ${columns} from ${joined} where n.proposal_id = ${proposalId} order by n.id`.execute(db);
  return found.rows;
}

/** The timeline, oldest first. Staff and the system act without a name. */
export async function listChanges(db: Queryable, negotiationId: number): Promise<ChangeRow[]> {
  const found = await sql<ChangeRow>`
    select c.version, c.at, c.from_status, c.to_status, c.by_side, c.cause, c.signature, c.note,
           case when c.by_side in ('club', 'proposer') then trim(a.name || ' ' || a.surname) end as actor_name
    from negotiation_changes c left join accounts a on a.id = c.actor_id
    where c.negotiation_id = ${negotiationId} order by c.version`.execute(db);
  return found.rows;
}

export interface OtherRow {
  id: number;
  team_name: string;
  status: NegotiationStatus;
}

/** The other open negotiations of the same proposal. */
export async function listOtherOpen(
  db: Queryable,
  negotiation: { id: number; proposal_id: number },
): Promise<OtherRow[]> {
  const found = await sql<OtherRow>`
    select n.id, t.name as team_name, n.status from negotiations n join teams t on t.id = n.team_id
    where n.proposal_id = ${negotiation.proposal_id} and n.id <> ${negotiation.id}
      and n.status = any(${[...openStatuses]}) order by n.id`.execute(db);
  return found.rows;
}

/** Whose negotiations; `staff` sees all. */
export interface Whose {
  staff: boolean;
  accountId: number;
  agentId: number | null;
  teamId: number | null;
  coachingStaffId: number | null;
}

export interface NegotiationFilter {
  statuses: readonly NegotiationStatus[] | undefined;
  text: string | undefined;
  playerId: number | undefined;
  teamId: number | undefined;
  proposalId: number | undefined;
  myTurn: boolean | undefined;
}

const countedAtMost = 10_001;

/** A page of whose negotiations, the latest change first, with the number of all that fit (exact up to 10,000). */
export async function listNegotiationRows(
  db: Queryable,
  whose: Whose,
  filter: NegotiationFilter,
  page: { limit: number; after: Cursor | null },
): Promise<{ rows: NegotiationRow[]; nextCursor: string | null; total: number }> {
  const where = sql.join([partyTo(whose), ...conditions(whose, filter)], sql` and `);
  const after = page.after
    ? sql` and (n.changed_at, n.id) < (${page.after.key}::timestamptz, ${page.after.id})`
    : sql``;
  const [found, counted] = await Promise.all([
    sql<NegotiationRow & { sort_key: string }>`
      select ${columns}, n.changed_at::text as sort_key from ${joined}
      where ${where}${after} order by n.changed_at desc, n.id desc limit ${page.limit + 1}`.execute(db),
    sql<{ total: number }>`
      select count(*) as total from (select 1 from ${joined} where ${where} limit ${countedAtMost}) as counted`.execute(
      db,
    ),
  ]);
  const rows = found.rows.slice(0, page.limit);
  const last = rows.at(-1);
  return {
    rows,
    nextCursor: found.rows.length > page.limit && last ? cursorOf(last.sort_key, last.id) : null,
    total: counted.rows[0]?.total ?? 0,
  };
}

/** Same people as `sideOf`, as one set of ids that indexes can answer. */
function partyTo(whose: Whose): RawBuilder<unknown> {
  if (whose.staff) return sql`true`;
  const of = (players: RawBuilder<unknown>) =>
    sql`select m.id from negotiations m join players q on q.id = m.player_id where ${players}`;
  const sets = [
    sql`select m.id from negotiations m join proposals s on s.id = m.proposal_id where s.proposer_account_id = ${whose.accountId}`,
    of(sql`q.account_id = ${whose.accountId}`),
  ];
  if (whose.agentId !== null) {
    sets.push(
      sql`select m.id from negotiations m join proposals s on s.id = m.proposal_id where s.agent_id = ${whose.agentId}`,
    );
    sets.push(of(sql`q.agent_id = ${whose.agentId}`));
  }
  if (whose.teamId !== null) {
    sets.push(sql`select m.id from negotiations m where m.team_id = ${whose.teamId}`);
    sets.push(of(sql`q.team_id = ${whose.teamId}`));
  }
  if (whose.coachingStaffId !== null) sets.push(of(sql`q.coaching_staff_id = ${whose.coachingStaffId}`));
  return sql`n.id in (${sql.join(sets, sql` union all `)})`;
}

function conditions(whose: Whose, filter: NegotiationFilter): RawBuilder<unknown>[] {
  const all: RawBuilder<unknown>[] = [];
  if (filter.statuses?.length) all.push(sql`n.status = any(${[...filter.statuses]})`);
  if (filter.playerId !== undefined) all.push(sql`n.player_id = ${filter.playerId}`);
  if (filter.teamId !== undefined) all.push(sql`n.team_id = ${filter.teamId}`);
  if (filter.proposalId !== undefined) all.push(sql`n.proposal_id = ${filter.proposalId}`);
  if (filter.text) {
    const pattern = `%${filter.text.replace(/[\\%_]/g, '\\$&')}%`;
    all.push(sql`fold_text(p.name || ' ' || p.surname || ' ' || t.name || ' ' || a.name || ' ' || a.surname)
      like fold_text(${pattern})`);
  }
  if (filter.myTurn) all.push(turnOf(whose));
  return all;
}

/** The same rule as `whoseTurn`. */
function turnOf(whose: Whose): RawBuilder<unknown> {
  const clubs = sql`(n.status = 1 or (n.status in (2, 4) and n.signed_by_team_at is null))`;
  const proposers = sql`(n.status in (2, 4) and n.signed_by_team_at is not null)`;
  if (whose.staff) return sql`(${clubs} or ${proposers})`;
  return sql`(
    (n.team_id = ${whose.teamId} and ${clubs}) or
    ((r.proposer_account_id = ${whose.accountId} or r.agent_id = ${whose.agentId}) and ${proposers}))`;
}

/** The proposer, everybody of the club, and the linked player where `withPlayer`: who hears of a negotiation. */
export async function listDealAccounts(
  tx: Transaction,
  negotiationId: number,
  withPlayer: boolean,
): Promise<number[]> {
  const found = await sql<{ account_id: number }>`
    select r.proposer_account_id as account_id from negotiations n join proposals r on r.id = n.proposal_id
    where n.id = ${negotiationId}
    union select g.account_id from negotiations n join proposals r on r.id = n.proposal_id
      join agents g on g.id = r.agent_id where n.id = ${negotiationId}
    union select m.account_id from negotiations n join team_members m on m.team_id = n.team_id
      where n.id = ${negotiationId}
    union select p.account_id from negotiations n join players p on p.id = n.player_id
      where n.id = ${negotiationId} and p.account_id is not null and ${withPlayer}`.execute(tx);
  return found.rows.map((row) => row.account_id);
}

/** Any negotiation about the player, in whatever state. */
export async function hasNegotiation(db: Queryable, playerId: number): Promise<boolean> {
  const found = await sql`select 1 from negotiations where player_id = ${playerId} limit 1`.execute(db);
  return found.rows.length > 0;
}
