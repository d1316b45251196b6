import type { ListingState } from '@trattativa/domain/people/players/listing-states';
import { sql } from 'kysely';
import { sqlProfile } from '../../../identity/sql-names.ts';
import type { Transaction } from '../../../platform/database/database.ts';

/** Links a record to its person's account. False when it is linked already, or gone. */
export async function linkRecord(tx: Transaction, playerId: number, accountId: number): Promise<boolean> {
  const updated = await sql`
    update players set account_id = ${accountId}, version = version + 1
    where id = ${playerId} and account_id is null and deleted_at is null returning id`.execute(tx);
  return updated.rows.length > 0;
}

/**
 * Sets the state that the linked player gave a listing. Returns the previous state; null when this account
 * has no such record.
 */
export async function setListing(
  tx: Transaction,
  playerId: number,
  accountId: number,
  listing: ListingState,
): Promise<ListingState | null> {
  const updated = await sql<{ before: ListingState }>`
    update players p set listing = ${listing}, version = version + 1
    from (select id, listing from players where id = ${playerId} and account_id = ${accountId} and profile <> ${sqlProfile.player}
            and deleted_at is null for no key update) seen
    where p.id = seen.id returning seen.listing as before`.execute(tx);
  return updated.rows[0]?.before ?? null;
}

/** Copies skills and picture of a claimed record to the own record where it has none. The version stays. */
export async function moveSkills(tx: Transaction, from: number, to: number): Promise<void> {
  await sql`
    update players own set skills = record.skills, image_url = coalesce(own.image_url, record.image_url)
    from players record
    where own.id = ${to} and record.id = ${from} and own.skills = '{}'`.execute(tx);
}
