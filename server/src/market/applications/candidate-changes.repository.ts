import type { RejectionReason } from '@trattativa/domain/market/candidate-rejection-reasons';
import type { ApplicationSource, CandidateStatus } from '@trattativa/domain/market/candidate-statuses';
import type { CandidateMover } from '@trattativa/domain/market/candidate-transitions';
import { sql } from 'kysely';
import { assertFound } from '../../platform/database/assert-found.ts';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { sqlCandidate, sqlRequest } from '../sql-names.ts';

export interface NewCandidate {
  requestId: number;
  playerId: number;
  /** The account that the record is linked to. */
  personId: number | null;
  applicantId: number;
  source: ApplicationSource;
  status: CandidateStatus;
  temporary: boolean;
  termsVersion: string;
  at: Date;
}

/**
 * Returns the new id; null when this player, or the same person with another record, has applied to the
 * request before.
 */
export async function insertCandidate(tx: Transaction, made: NewCandidate): Promise<number | null> {
  const inserted = await sql<{ id: number }>`
    insert into candidates (request_id, player_id, person_id, applicant_id, source, status, temporary, terms_version,
      terms_accepted_at, created_at, changed_at)
    values (${made.requestId}, ${made.playerId}, ${made.personId}, ${made.applicantId}, ${made.source}, ${made.status},
      ${made.temporary}, ${made.termsVersion}, ${made.at}, ${made.at}, ${made.at})
    on conflict do nothing returning id`.execute(tx);
  return inserted.rows[0]?.id ?? null;
}

export interface NewCandidateState {
  status: CandidateStatus;
  temporary: boolean;
  reason: RejectionReason | null;
  reasonText: string;
  at: Date;
}

/** Changes a candidate if it is still at the version seen. False when it was changed meanwhile. */
export async function updateCandidate(
  tx: Transaction,
  seen: { id: number; version: number },
  state: NewCandidateState,
): Promise<boolean> {
  const updated = await sql`
    update candidates set status = ${state.status}, temporary = ${state.temporary}, reason = ${state.reason},
      reason_text = ${state.reasonText}, changed_at = ${state.at}, version = version + 1
    where id = ${seen.id} and version = ${seen.version} returning id`.execute(tx);
  return updated.rows.length > 0;
}

export async function insertCandidateMove(
  tx: Transaction,
  move: NewCandidateState & {
    candidateId: number;
    version: number;
    from: CandidateStatus | null;
    by: CandidateMover;
    actorId: number | null;
  },
): Promise<void> {
  await sql`
    insert into candidate_moves (candidate_id, version, at, from_status, to_status, temporary, by_side, actor_id, reason, reason_text)
    values (${move.candidateId}, ${move.version}, ${move.at}, ${move.from}, ${move.status}, ${move.temporary}, ${move.by},
      ${move.actorId}, ${move.reason}, ${move.reasonText})`.execute(tx);
}

/** Deletes a candidate if it is still at the version seen. False when it was changed meanwhile. */
export async function deleteCandidate(
  tx: Transaction,
  seen: { id: number; version: number },
): Promise<boolean> {
  const deleted = await sql`
    delete from candidates where id = ${seen.id} and version = ${seen.version} returning id`.execute(tx);
  return deleted.rows.length > 0;
}

export async function setShortlisted(tx: Transaction, id: number, shortlisted: boolean): Promise<void> {
  await sql`update candidates set shortlisted = ${shortlisted} where id = ${id}`.execute(tx);
}

/** Violates `cap_notes` when the candidate has reached its limit of notes. */
export async function insertNote(
  tx: Transaction,
  note: { candidateId: number; authorId: number; text: string; at: Date },
): Promise<{ id: number; author_name: string }> {
  const inserted = await sql<{ id: number; author_name: string }>`
    insert into candidate_notes (candidate_id, author_id, text, created_at)
    values (${note.candidateId}, ${note.authorId}, ${note.text}, ${note.at})
    returning id, (select trim(a.name || ' ' || a.surname) from accounts a where a.id = author_id) as author_name`.execute(
    tx,
  );
  return assertFound(inserted.rows[0]);
}

export async function deleteNote(tx: Transaction, noteId: number): Promise<boolean> {
  const deleted = await sql`delete from candidate_notes where id = ${noteId} returning id`.execute(tx);
  return deleted.rows.length > 0;
}

/** Counts one more use of a daily quota (`day` is `YYYY-MM-DD`). False when the limit is reached. */
export async function spendQuota(
  db: Queryable,
  accountId: number,
  kind: 'applications' | 'pages_read',
  day: string,
  atMost: number,
): Promise<boolean> {
  const one = (column: 'applications' | 'pages_read') => (column === kind ? 1 : 0);
  const spent = await sql`
    insert into application_quotas as q (account_id, day, applications, pages_read)
    values (${accountId}, ${day}, ${one('applications')}, ${one('pages_read')})
    on conflict (account_id) do update set day = excluded.day,
      applications = excluded.applications + case when q.day = excluded.day then q.applications else 0 end,
      pages_read = excluded.pages_read + case when q.day = excluded.day then q.pages_read else 0 end
      where q.day <> excluded.day or ${sql.ref(`q.${kind}`)} < ${atMost}
    returning account_id`.execute(db);
  return spent.rows.length > 0;
}

/**
 * Deletes candidates twelve calendar months after their last change, except undecided ones of active
 * requests.
 */
export async function deleteOldCandidates(db: Queryable, now: Date): Promise<void> {
  await sql`
    delete from candidates c using requests r
    where r.id = c.request_id and c.changed_at < ${now}::timestamptz - interval '12 months'
      and not (r.status = ${sqlRequest.active} and c.status in (${sqlCandidate.pending}, ${sqlCandidate.active}))`.execute(
    db,
  );
}

/** Deletes all applications of these players. */
export async function deleteCandidatesOf(tx: Transaction, playerIds: readonly number[]): Promise<void> {
  await sql`delete from candidates where player_id = any(${[...playerIds]}::bigint[])`.execute(tx);
}

/** Removes the person from applications of others. Applications of their own records go with the records. */
export async function eraseApplications(tx: Transaction, accountId: number): Promise<void> {
  await sql`update candidates set person_id = null where person_id = ${accountId}`.execute(tx);
  await sql`update candidates set applicant_id = null where applicant_id = ${accountId}`.execute(tx);
  await sql`update candidate_moves set actor_id = null where actor_id = ${accountId}`.execute(tx);
  await sql`update candidate_notes set author_id = null where author_id = ${accountId}`.execute(tx);
  await sql`delete from application_quotas where account_id = ${accountId}`.execute(tx);
}
