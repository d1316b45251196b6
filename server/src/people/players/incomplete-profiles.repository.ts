import type { Language } from '@trattativa/texts/languages';
import { sql } from 'kysely';
import {
  activeCandidate,
  canceledOffer,
  rejectedNegotiation,
  rejectedOffer,
  signedCandidate,
} from '../../identity/deal-states.ts';
import { sqlProfile } from '../../identity/sql-names.ts';
import type { Columns, Queryable, Transaction } from '../../platform/database/database.ts';
import { isIncomplete } from './completeness.repository.ts';
import { lockMarketRows } from './market-rows.repository.ts';

/** Own records of registered players, the only ones that the clock concerns. */
const isOwnRecord = sql`p.profile = ${sqlProfile.player} and p.deleted_at is null`;

/** A profile cannot be completed before its account opens, so the three days begin then. */
const isOpen = (at: Date) => sql`exists (
  select from accounts w where w.id = p.account_id and w.activated_at is not null and not (
    w.guardian_confirmed_at is null and w.guardian_withdrawn_at is null
    and coalesce(w.born_date > (${at}::timestamptz - interval '18 years')::date, false)))`;

/** A deal that stands, or a signature with what is invoiced for it, keeps a profile. */
const isInDeal = sql`(
  exists (select from negotiations n where n.player_id = p.id and n.status <> ${rejectedNegotiation})
  or exists (select from offers o where o.player_id = p.id and o.status not in (${rejectedOffer}, ${canceledOffer}))
  or exists (select from candidates c where c.player_id = p.id and c.status in (${signedCandidate}, ${activeCandidate})))`;

interface OwnRecord {
  id: number;
  account_id: number;
}

export interface DeletedProfile extends OwnRecord {
  /** Its row stays, without the person; what hangs on it is still there. */
  emptied: boolean;
}

/**
 * Deletes own records that are incomplete and were last changed before `cutoff`. Each kind is one statement
 * that rechecks its condition on a row being saved, so the save wins. A record shown in closed negotiations
 * or offers keeps only its name for the other side.
 */
export async function deleteIncompleteProfiles(
  tx: Transaction,
  cutoff: Date,
  at: Date,
): Promise<DeletedProfile[]> {
  const isDue = sql`${isOwnRecord} and ${isIncomplete} and p.updated_at < ${cutoff} and ${isOpen(at)}`;
  await lockMarketRows(tx, sql`select p.id from players p where ${isDue}`);
  const deleted = await sql<OwnRecord>`
    delete from players p
    where ${isDue} and not ${isInDeal} and not exists (select from proposals r where r.player_id = p.id)
      and not exists (select from offers o where o.player_id = p.id)
    returning p.id, p.account_id`.execute(tx);
  const emptied = await sql<OwnRecord>`
    update players p set
      deleted_at = ${at}, version = version + 1, born_date = null, nationality = null, country = null, city = '',
      region = null, address = '', phone = '', salary_cents = null, requested_salary_cents = null, refund_range = null,
      requested_food = null, requested_accommodation = null, requested_bonus_cents = null,
      commission_fee_min_cents = null, commission_fee_max_cents = null, player_value_cents = null,
      minutes_percent = null, countries_interested = '{}', skills = '{}', video_url = null, youtube_url = null,
      football_data_url = null, linkedin_url = null, facebook_url = null, instagram_url = null, image_url = null,
      comments = '', on_market = false, open_to_scouts = false
    where ${isDue} and not ${isInDeal}
    returning p.id, p.account_id`.execute(tx);
  return [
    ...deleted.rows.map((row) => ({ ...row, emptied: false })),
    ...emptied.rows.map((row) => ({ ...row, emptied: true })),
  ];
}

export type DueReminder = Columns<'player_reminders', 'player_id' | 'changed_at'>;

/**
 * Claims the due reminders: one per state of a record 24 hours after its last change, and one after 48. A
 * late sweep sends only the later one. Accounts that are not open get none.
 */
export async function claimReminders(tx: Transaction, now: Date): Promise<DueReminder[]> {
  const claimed = await sql<DueReminder>`
    insert into player_reminders (player_id, changed_at, after_hours)
    select p.id, p.updated_at, case when p.updated_at <= ${now}::timestamptz - interval '48 hours' then 48 else 24 end
    from players p
    where ${isOwnRecord} and ${isIncomplete} and not ${isInDeal} and ${isOpen(now)}
      and p.updated_at <= ${now}::timestamptz - interval '24 hours'
      and p.updated_at >= ${now}::timestamptz - interval '72 hours'
    on conflict do nothing
    returning player_id, changed_at`.execute(tx);
  return claimed.rows;
}

export interface PlayerContact {
  email: string;
  name: string;
  language: Language;
}

/** Where a player's account is written to; null when it is not (any more) active. */
export async function findPlayerContact(db: Queryable, accountId: number): Promise<PlayerContact | null> {
  const found = await sql<PlayerContact>`
    select email::text, name, language from accounts where id = ${accountId} and activated_at is not null`.execute(
    db,
  );
  return found.rows[0] ?? null;
}
