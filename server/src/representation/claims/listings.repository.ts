import type { ListingState } from '@trattativa/domain/people/players/listing-states';
import { sql } from 'kysely';
import { sqlProfile } from '../../identity/sql-names.ts';
import { dealsOfPeople } from '../../people/deals-of-people.ts';
import {
  type ListedPlayerRow,
  listedPlayerColumns,
  type RecordOwnerRow,
  recordOwnerColumns,
  recordOwnerJoins,
} from '../../people/portfolios.ts';
import type { Columns, Queryable, Transaction } from '../../platform/database/database.ts';
import { type Cursor, cursorOf, pageOf } from '../../platform/paging.ts';

export interface ListingRow extends ListedPlayerRow, RecordOwnerRow {
  listing: ListingState;
  updated_at: Date;
  dispute_reason: string | null;
  dispute_status: 'open' | 'upheld' | 'refused' | 'takenBack' | null;
  dispute_word: string | null;
}

/** The records that others keep of an account's person, with the latest dispute about each. */
export async function listListings(db: Queryable, accountId: number): Promise<ListingRow[]> {
  const found = await sql<ListingRow>`
    select ${listedPlayerColumns}, ${recordOwnerColumns}, p.listing, p.updated_at, d.reason as dispute_reason,
      d.status as dispute_status, d.word as dispute_word
    from players p ${recordOwnerJoins}
    left join lateral (select reason, status, word from listing_disputes where player_id = p.id and account_id = ${accountId}
                       order by id desc limit 1) d on true
    where p.account_id = ${accountId} and p.profile <> ${sqlProfile.player} and p.deleted_at is null
    order by p.created_at desc, p.id desc`.execute(db);
  return found.rows;
}

export async function insertDispute(
  tx: Transaction,
  dispute: { playerId: number; accountId: number; reason: string; at: Date },
): Promise<boolean> {
  const inserted = await sql`
    insert into listing_disputes (player_id, account_id, reason, disputed_at)
    values (${dispute.playerId}, ${dispute.accountId}, ${dispute.reason}, ${dispute.at})
    on conflict (player_id) where status = 'open' do nothing returning id`.execute(tx);
  return inserted.rows.length > 0;
}

/** Closes the open dispute about a record, if there is one. */
export async function closeDispute(
  tx: Transaction,
  decision: {
    playerId: number;
    status: 'upheld' | 'refused' | 'takenBack';
    decidedBy: number;
    word: string;
    at: Date;
  },
): Promise<void> {
  await sql`
    update listing_disputes set status = ${decision.status}, decided_by = ${decision.decidedBy},
      decided_at = ${decision.at}, word = ${decision.word}
    where player_id = ${decision.playerId} and status = 'open'`.execute(tx);
}

export async function findOpenDispute(
  db: Queryable,
  playerId: number,
): Promise<{ reason: string; disputed_at: Date } | null> {
  const found = await sql<{ reason: string; disputed_at: Date }>`
    select reason, disputed_at from listing_disputes where player_id = ${playerId} and status = 'open'`.execute(
    db,
  );
  return found.rows[0] ?? null;
}

/** Locks the player, then the dispute, until the transaction ends. */
export async function lockDispute(
  tx: Transaction,
  id: number,
): Promise<{ player_id: number; account_id: number; status: string } | null> {
  await sql`
    select from players where id = (select player_id from listing_disputes where id = ${id}) for no key update`.execute(
    tx,
  );
  const found = await sql<{ player_id: number; account_id: number; status: string }>`
    select player_id, account_id, status from listing_disputes where id = ${id} for no key update`.execute(
    tx,
  );
  return found.rows[0] ?? null;
}

export interface DisputeRow
  extends ListedPlayerRow,
    RecordOwnerRow,
    Columns<'listing_disputes', 'id' | 'reason' | 'disputed_at'> {
  account_name: string;
  account_email: string;
  open_negotiations: { id: number; teamName: string; status: number }[];
}

/** Disputes that wait for staff, the longest waiting first. */
export async function listDisputes(
  db: Queryable,
  page: { limit: number; after: Cursor | null },
): Promise<{ rows: DisputeRow[]; nextCursor: string | null; total: number }> {
  const after = page.after
    ? sql` and (d.disputed_at, d.id) > (${page.after.key}::timestamptz, ${page.after.id})`
    : sql``;
  const [found, counted] = await Promise.all([
    sql<DisputeRow & { sort_key: string }>`
      select d.id, d.reason, d.disputed_at, d.disputed_at::text as sort_key, ${listedPlayerColumns},
        ${recordOwnerColumns}, trim(person.name || ' ' || person.surname) as account_name,
        person.email::text as account_email,
        ${dealsOfPeople.get().openNegotiationsOf(sql`p.id`)} as open_negotiations
      from listing_disputes d join players p on p.id = d.player_id join accounts person on person.id = d.account_id
        ${recordOwnerJoins}
      where d.status = 'open'${after} order by d.disputed_at, d.id limit ${page.limit + 1}`.execute(db),
    sql<{ total: number }>`select count(*) as total from listing_disputes where status = 'open'`.execute(db),
  ]);
  return {
    ...pageOf(found.rows, page.limit, (last) => cursorOf(last.sort_key, last.id)),
    total: counted.rows[0]?.total ?? 0,
  };
}

export interface DecidedDisputeRow extends RecordOwnerRow {
  status: 'upheld' | 'refused';
  word: string;
  email: string;
  name: string;
  language: string;
}

/** A decided dispute as its mail tells it to the player. */
export async function findDecidedDispute(db: Queryable, id: number): Promise<DecidedDisputeRow | null> {
  const found = await sql<DecidedDisputeRow>`
    select d.status, d.word, ${recordOwnerColumns}, person.email::text, person.name, person.language
    from listing_disputes d join players p on p.id = d.player_id join accounts person on person.id = d.account_id
      ${recordOwnerJoins}
    where d.id = ${id} and d.status in ('upheld', 'refused')`.execute(db);
  return found.rows[0] ?? null;
}
