import type { TrialOutcome, TrialRecord } from '@trattativa/domain/deals/trials/trial-record';
import { sql } from 'kysely';
import { sqlProfile } from '../../identity/sql-names.ts';
import type { Columns, Queryable, Transaction } from '../../platform/database/database.ts';

/** A trial as stored. */
export interface TrialRow
  extends Columns<
    'trials',
    'place' | 'parents_agree' | 'parents_contact' | 'note' | 'decided_at' | 'version' | 'changed_at'
  > {
  starts_on: string;
  ends_on: string;
  travel_paid_by: TrialRecord['travelPaidBy'];
  board_paid_by: TrialRecord['boardPaidBy'];
  lodging_paid_by: TrialRecord['lodgingPaidBy'];
  consent: TrialRecord['consent'];
  fit_until: string | null;
  outcome: TrialOutcome | null;
}

export async function findTrial(db: Queryable, negotiationId: number): Promise<TrialRow | null> {
  const found = await sql<TrialRow>`
    select starts_on, ends_on, place, travel_paid_by, board_paid_by, lodging_paid_by, consent, fit_until, parents_agree,
           parents_contact, outcome, note, decided_at, version, changed_at
    from trials where negotiation_id = ${negotiationId}`.execute(db);
  return found.rows[0] ?? null;
}

/** Other trials of a negotiation's player that begin in the same calendar year. */
export async function countOtherTrials(
  db: Queryable,
  negotiationId: number,
  startsOn: string,
): Promise<number> {
  const found = await sql<{ count: number }>`
    select count(*)::int as count from negotiations n
    join negotiations o on o.player_id = n.player_id and o.id <> n.id
    join trials t on t.negotiation_id = o.id
    where n.id = ${negotiationId} and extract(year from t.starts_on) = extract(year from ${startsOn}::date)`.execute(
    db,
  );
  return found.rows[0]?.count ?? 0;
}

interface Written {
  negotiationId: number;
  /** The version seen; 0: none was written down. */
  version: number;
  actorId: number;
  at: Date;
}

/** Writes a trial at the version seen. False when another call was first, or it is decided. */
export async function writeTrial(
  tx: Transaction,
  { negotiationId, version, actorId, at }: Written,
  trial: TrialRecord,
): Promise<boolean> {
  const columns = {
    starts_on: trial.startsOn,
    ends_on: trial.endsOn,
    place: trial.place,
    travel_paid_by: trial.travelPaidBy,
    board_paid_by: trial.boardPaidBy,
    lodging_paid_by: trial.lodgingPaidBy,
    consent: trial.consent,
    fit_until: trial.fitUntil,
    parents_agree: trial.parentsAgree,
    parents_contact: trial.parentsContact,
    changed_by: actorId,
    changed_at: at,
  };
  if (version === 0) {
    const inserted = await tx
      .insertInto('trials')
      .values({ negotiation_id: negotiationId, ...columns })
      .onConflict((conflict) => conflict.column('negotiation_id').doNothing())
      .returning('negotiation_id')
      .execute();
    return inserted.length > 0;
  }
  const updated = await tx
    .updateTable('trials')
    .set({ ...columns, version: version + 1 })
    .where('negotiation_id', '=', negotiationId)
    .where('version', '=', version)
    .where('outcome', 'is', null)
    .returning('negotiation_id')
    .execute();
  return updated.length > 0;
}

/** Keeps what the club said of a minor's parents when it put the minor on trial; the latest counts. */
export async function saveParents(
  tx: Transaction,
  negotiationId: number,
  { contact, actorId, at }: { contact: string; actorId: number; at: Date },
): Promise<void> {
  await sql`
    insert into trial_parents (negotiation_id, contact, said_by, said_at)
    values (${negotiationId}, ${contact}, ${actorId}, ${at})
    on conflict (negotiation_id) do update
      set contact = excluded.contact, said_by = excluded.said_by, said_at = excluded.said_at`.execute(tx);
}

/** Person whom the parents of a minor who was put on trial can reach; null: nothing was said of them. */
export async function findParentsContact(db: Queryable, negotiationId: number): Promise<string | null> {
  const found = await sql<{ contact: string }>`
    select contact from trial_parents where negotiation_id = ${negotiationId}`.execute(db);
  return found.rows[0]?.contact ?? null;
}

/** Decides a trial at the version seen. False when another call was first. */
export async function writeOutcome(
  tx: Transaction,
  { negotiationId, version, actorId, at }: Written,
  decided: { outcome: TrialOutcome; note: string | null },
): Promise<boolean> {
  const updated = await sql`
    update trials set outcome = ${decided.outcome}, note = ${decided.note}, decided_at = ${at}, changed_by = ${actorId},
      changed_at = ${at}, version = version + 1
    where negotiation_id = ${negotiationId} and version = ${version} and outcome is null returning 1`.execute(
    tx,
  );
  return updated.rows.length > 0;
}

/** Takes out what the trials of a person's own record say of their health and family, and what was written about them. */
export async function emptyTrialsOf(tx: Transaction, accountId: number): Promise<void> {
  await sql`
    update trials set fit_until = null, parents_agree = false, parents_contact = null, note = null
    where negotiation_id in (
      select n.id from negotiations n join players p on p.id = n.player_id
      where p.account_id = ${accountId} and p.profile = ${sqlProfile.player})`.execute(tx);
  await sql`
    delete from trial_parents where negotiation_id in (
      select n.id from negotiations n join players p on p.id = n.player_id
      where p.account_id = ${accountId} and p.profile = ${sqlProfile.player})`.execute(tx);
  await sql`update trials set note = null where changed_by = ${accountId} and note is not null`.execute(tx);
}
