import type { CandidateStatus } from '@trattativa/domain/market/candidate-statuses';
import { type RawBuilder, sql } from 'kysely';
import { sqlEvaluatorRole } from '../../people/sql-names.ts';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { type Cursor, cursorOf, maxCounted, pageOf } from '../../platform/paging.ts';
import { sqlCandidate, sqlRequest } from '../sql-names.ts';
import type { CandidateMoveRow, CandidateNoteRow, CandidateRow } from './candidate.ts';

const columns = sql.raw(`
  c.id, c.request_id, c.player_id, c.source, c.status, c.temporary, c.reason, c.reason_text, c.shortlisted, c.version,
  c.created_at, c.changed_at, r.team_id, r.agent_id,
  (select count(*)::int from candidate_notes n where n.candidate_id = c.id) as notes`);

/** Excludes candidates whose record was deleted. */
const joined = sql.raw(`
  candidates c join requests r on r.id = c.request_id join players p on p.id = c.player_id and p.deleted_at is null`);

export async function findCandidate(db: Queryable, id: number): Promise<CandidateRow | null> {
  const found = await sql<CandidateRow>`select ${columns} from ${joined} where c.id = ${id}`.execute(db);
  return found.rows[0] ?? null;
}

/** The candidates of a request that are among these players. */
export async function listCandidatesOf(
  db: Queryable,
  requestId: number,
  playerIds: readonly number[],
): Promise<CandidateRow[]> {
  const found = await sql<CandidateRow>`
    select ${columns} from ${joined} where c.request_id = ${requestId} and c.player_id = any(${[...playerIds]})`.execute(
    db,
  );
  return found.rows;
}

/**
 * The temporarily rejected candidates of an active request, or of one player, locked until the transaction
 * ends.
 */
export async function lockTemporarilyRejected(
  tx: Transaction,
  whose: { playerId: number } | { requestId: number },
): Promise<CandidateRow[]> {
  const of =
    'playerId' in whose ? sql`c.player_id = ${whose.playerId}` : sql`c.request_id = ${whose.requestId}`;
  const found = await sql<CandidateRow>`
    select ${columns} from ${joined} where c.temporary and r.status = ${sqlRequest.active} and ${of} order by c.id for no key update of c`.execute(
    tx,
  );
  return found.rows;
}

/** The candidates of a player that are not decided, locked in id order until the transaction ends. */
export async function lockWaitingCandidates(tx: Transaction, playerId: number): Promise<CandidateRow[]> {
  const found = await sql<CandidateRow>`
    select ${columns} from ${joined}
    where c.player_id = ${playerId} and (c.status in (${sqlCandidate.pending}, ${sqlCandidate.active}) or c.temporary)
    order by c.id for no key update of c`.execute(tx);
  return found.rows;
}

export interface CandidatePage {
  rows: CandidateRow[];
  nextCursor: string | null;
  total: number;
}

/** A page of one column of a board, latest application first. */
export function listBoardColumn(
  db: Queryable,
  column: {
    requestId: number;
    status: CandidateStatus;
    shortlisted: boolean | undefined;
    confirmed: true | undefined;
  },
  page: { limit: number; after: Cursor | null },
): Promise<CandidatePage> {
  const conditions = [sql`c.request_id = ${column.requestId}`, sql`c.status = ${column.status}`];
  if (column.shortlisted !== undefined) conditions.push(sql`c.shortlisted = ${column.shortlisted}`);
  // Whoever confirms a mandate also confirms the record.
  if (column.confirmed) conditions.push(sql`(p.agent_id is null or p.listing = 'confirmed')`);
  return readPage(db, conditions, page);
}

/**
 * The number of pending candidates of the club's active requests, and the request of the one who waits
 * longest.
 */
export async function countWaiting(
  db: Queryable,
  teamId: number,
): Promise<{ count: number; requestId: number | null }> {
  const found = await sql<{ count: number; request_id: number | null }>`
    select count(*)::int as count, (array_agg(c.request_id order by c.created_at, c.id))[1] as request_id
    from requests r join candidates c on c.request_id = r.id
    where r.team_id = ${teamId} and r.status = ${sqlRequest.active} and c.status = ${sqlCandidate.pending}`.execute(
    db,
  );
  return { count: found.rows[0]?.count ?? 0, requestId: found.rows[0]?.request_id ?? null };
}

/** A page of the applications made with records linked to the account, or listed by the agent. */
export function listApplications(
  db: Queryable,
  whose: { accountId: number; agentId: number | null },
  filter: { requestId: number | undefined; playerId: number | undefined },
  page: { limit: number; after: Cursor | null },
): Promise<CandidatePage> {
  const records = [sql`select q.id from players q where q.account_id = ${whose.accountId}`];
  if (whose.agentId !== null)
    records.push(sql`select q.id from players q where q.agent_id = ${whose.agentId}`);
  const conditions = [sql`c.player_id in (${sql.join(records, sql` union all `)})`];
  if (filter.requestId !== undefined) conditions.push(sql`c.request_id = ${filter.requestId}`);
  if (filter.playerId !== undefined) conditions.push(sql`c.player_id = ${filter.playerId}`);
  return readPage(db, conditions, page);
}

async function readPage(
  db: Queryable,
  conditions: readonly RawBuilder<unknown>[],
  page: { limit: number; after: Cursor | null },
): Promise<CandidatePage> {
  const where = sql.join([...conditions], sql` and `);
  const after = page.after
    ? sql` and (c.created_at, c.id) < (${page.after.key}::timestamptz, ${page.after.id})`
    : sql``;
  const [found, counted] = await Promise.all([
    sql<CandidateRow & { sort_key: string }>`
      select ${columns}, c.created_at::text as sort_key from ${joined}
      where ${where}${after} order by c.created_at desc, c.id desc limit ${page.limit + 1}`.execute(db),
    sql<{ total: number }>`
      select count(*) as total from (select 1 from ${joined} where ${where} limit ${maxCounted}) as counted`.execute(
      db,
    ),
  ]);
  return {
    ...pageOf(found.rows, page.limit, (last) => cursorOf(last.sort_key, last.id)),
    total: counted.rows[0]?.total ?? 0,
  };
}

/** The timeline of a candidate, oldest first. */
export async function listCandidateMoves(db: Queryable, candidateId: number): Promise<CandidateMoveRow[]> {
  const found = await sql<CandidateMoveRow>`
    select version, at, from_status, to_status, temporary, by_side, reason, reason_text
    from candidate_moves where candidate_id = ${candidateId} order by version`.execute(db);
  return found.rows;
}

/** The club's notes, latest first. */
export async function listCandidateNotes(db: Queryable, candidateId: number): Promise<CandidateNoteRow[]> {
  const found = await sql<CandidateNoteRow>`
    select n.id, n.created_at, coalesce(trim(a.name || ' ' || a.surname), '') as author_name, n.text
    from candidate_notes n left join accounts a on a.id = n.author_id
    where n.candidate_id = ${candidateId} order by n.id desc`.execute(db);
  return found.rows;
}

/** The candidate of a note; null when there is no such note. */
export async function findNoteCandidate(db: Queryable, noteId: number): Promise<number | null> {
  const found = await sql<{ candidate_id: number }>`
    select candidate_id from candidate_notes where id = ${noteId}`.execute(db);
  return found.rows[0]?.candidate_id ?? null;
}

/**
 * The accounts to notify about a candidate: members of the club, the agent who published the request, the
 * owners of the record and the linked player.
 */
export async function listCandidateAudience(
  tx: Transaction,
  candidate: { request_id: number; player_id: number },
): Promise<number[]> {
  const { request_id: requestId, player_id: playerId } = candidate;
  const found = await sql<{ account_id: number }>`
    select m.account_id from requests r join team_members m on m.team_id = r.team_id where r.id = ${requestId}
    union select g.account_id from requests r join agents g on g.id = r.agent_id where r.id = ${requestId}
    union select g.account_id from players p join agents g on g.id = p.agent_id where p.id = ${playerId}
    union select s.account_id from players p join coaching_staff s on s.id = p.coaching_staff_id
      where p.id = ${playerId} and s.account_id is not null
    union select p.account_id from players p where p.id = ${playerId} and p.account_id is not null`.execute(
    tx,
  );
  return found.rows.map((row) => row.account_id);
}

/** The accounts of the members of a club. */
export async function listClubAccounts(tx: Transaction, teamId: number): Promise<number[]> {
  const found = await sql<{ account_id: number }>`
    select account_id from team_members where team_id = ${teamId}`.execute(tx);
  return found.rows.map((row) => row.account_id);
}

/** The marks that others gave these players: forty in the order of the skills, null where none was given. */
export async function listMarksOf(
  db: Queryable,
  playerIds: readonly number[],
): Promise<{ player_id: number; marks: (number | null)[] }[]> {
  const found = await sql<{ player_id: number; marks: (number | null)[] }>`
    select player_id, marks from player_evaluations
    where player_id = any(${[...playerIds]}) and evaluator_role <> ${sqlEvaluatorRole.player} order by player_id`.execute(
    db,
  );
  return found.rows;
}
