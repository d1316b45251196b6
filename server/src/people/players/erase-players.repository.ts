import { sql } from 'kysely';
import { eraseFiles } from '../../files/uploads.ts';
import { sqlProfile } from '../../identity/sql-names.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { deletePartsOf } from '../record-parts.ts';
import { recordUses } from '../record-uses.ts';
import { lockMarketRowOfAccount } from './portfolio/market-rows.repository.ts';

const emptied = sql.raw(`
  name = '–', surname = '–', born_date = null, born_year = null, phone = '', address = '', city = '', region = null, nationality = null,
  country = null, image_url = null, video_url = null, youtube_url = null, football_data_url = null, linkedin_url = null,
  facebook_url = null, instagram_url = null, comments = '', salary_cents = null, requested_salary_cents = null,
  height_cm = null, weight_kg = null, current_club = '', second_nationality = null, eligible_associations = '{}',
  registered_association = null, permit_needed = null, permit_until = null, contract_end = null, option_holder = null,
  option_until = null, release_clause_cents = null, asking_fee_cents = null, pay_share_percent = null`);

/** A record that a closed deal still shows. */
const isInSomeDeal = () => recordUses.get('deals').isShowing?.(sql`p.id`) ?? sql`false`;

/** A record that a deal, an application or a mandate still shows. */
const isShown = () =>
  sql.join(
    [...recordUses.all().values()].flatMap(({ isShowing }) => (isShowing ? [isShowing(sql`p.id`)] : [])),
    sql` or `,
  );

/**
 * Removes the personal data from portfolio records that were deleted before an instant, and returns their
 * ids. Such people never registered, so nobody requests it in their name. Records that a deal, an application
 * or a mandate shows are kept as long as that. The version stays: nobody can open such a record.
 */
async function emptyDeletedRecords(tx: Transaction, before: Date): Promise<number[]> {
  const emptiedNow = await sql<{ id: number }>`
    update players p set ${emptied}
    where profile <> ${sqlProfile.player} and deleted_at < ${before} and name <> '–' and not (${isShown()})
    returning id`.execute(tx);
  const ids = emptiedNow.rows.map(({ id }) => id);
  await sql`delete from earlier_names where player_id = any(${ids}::bigint[])`.execute(tx);
  return ids;
}

/** The ids of an account's own records, deleted ones included. */
async function listOwnRecords(tx: Transaction, accountId: number): Promise<number[]> {
  const found = await sql<{ id: number }>`
    select id from players where account_id = ${accountId} and profile = ${sqlProfile.player}`.execute(tx);
  return found.rows.map(({ id }) => id);
}

/** Empties the own records that a closed deal still shows. */
async function emptyOwnRecords(tx: Transaction, accountId: number, at: Date): Promise<void> {
  await sql`
    update players p set ${emptied}, on_market = false, deleted_at = coalesce(deleted_at, ${at}), version = version + 1
    where account_id = ${accountId} and profile = ${sqlProfile.player}
      and ${isInSomeDeal()}`.execute(tx);
}

/** Deletes the own records that no deal shows. Lock their market rows first (docs/locking.md). */
async function deleteOwnRecords(tx: Transaction, accountId: number): Promise<void> {
  await sql`
    delete from players p where account_id = ${accountId} and profile = ${sqlProfile.player}
      and not ${isInSomeDeal()}`.execute(tx);
}

/** Unlinks the records of others from the account; they remain their owners' responsibility. */
async function unlinkRecords(tx: Transaction, accountId: number): Promise<void> {
  // The record keeps club and contract as its owner's statement: the ledger of the erased person no longer applies to it.
  await sql`update players set account_id = null, registration_id = null, version = version + 1 where account_id = ${accountId} and profile <> ${sqlProfile.player}`.execute(
    tx,
  );
}

/** Deletes the records of the portfolio that the person kept as agent or coach. */
async function deletePortfolio(tx: Transaction, accountId: number, at: Date): Promise<void> {
  await sql`
    update players set on_market = false, deleted_at = ${at}, version = version + 1
    where deleted_at is null and (
      agent_id in (select id from agents where account_id = ${accountId})
      or coaching_staff_id in (select id from coaching_staff where account_id = ${accountId}))`.execute(tx);
}

/** Erases the person's own records as a player, and the portfolio that they kept. */
export async function erasePlayers(tx: Transaction, accountId: number, at: Date): Promise<void> {
  const own = await listOwnRecords(tx, accountId);
  // The representation contract belongs to the player's record too.
  await eraseFiles(tx, ['player', 'contract'], own, at);
  // A record that a closed deal still shows is emptied; any other is deleted.
  await emptyOwnRecords(tx, accountId, at);
  await deletePartsOf(tx, own, ['careerEntries', 'registrations', 'candidates', 'evaluations']);
  await lockMarketRowOfAccount(tx, accountId);
  await deleteOwnRecords(tx, accountId);
  await unlinkRecords(tx, accountId);
  await deletePortfolio(tx, accountId, at);
}

/** Removes the personal data from portfolio records that were deleted before an instant. */
export async function anonymizeDeletedRecords(tx: Transaction, before: Date): Promise<void> {
  const ids = await emptyDeletedRecords(tx, before);
  await deletePartsOf(tx, ids, ['careerEntries', 'registrations', 'evaluations', 'invitations', 'mandates']);
}
