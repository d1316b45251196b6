import type { Language } from '@trattativa/texts/languages';
import { sql } from 'kysely';
import { sqlProfile } from '../../../identity/sql-names.ts';
import type { Columns, Queryable, Transaction } from '../../../platform/database/database.ts';
import { marketRows } from '../../market-rows.ts';
import { recordUses } from '../../record-uses.ts';
import { isIncomplete } from '../players.repository.ts';
import type { ProfileRules } from './profile-rules.ts';

/** Own records of registered players, the only ones that this retention applies to. */
const isOwnRecord = sql`p.profile = ${sqlProfile.player} and p.deleted_at is null`;

/** A profile cannot be completed before its account opens, so the days begin then. */
const isOpen = (at: Date) => sql`exists (
  select from accounts w where w.id = p.account_id and w.activated_at is not null and not (
    w.guardian_confirmed_at is null and w.guardian_withdrawn_at is null
    and coalesce(w.born_date > (${at}::timestamptz - interval '18 years')::date, false)))`;

/** An open or signed deal, whose invoices refer to the profile, keeps it; so does an invoice to the player. */
const isInDeal = () => {
  const player = { id: sql`p.id`, accountId: sql`p.account_id` };
  const uses = [...recordUses.all().values()];
  return sql`(${sql.join(
    uses.flatMap(({ isRunning }) => (isRunning ? [isRunning(player)] : [])),
    sql` or `,
  )})`;
};

/** A closed deal shows the record. */
const isInSomeDeal = () => recordUses.get('deals').isShowing?.(sql`p.id`) ?? sql`false`;

interface OwnRecord {
  id: number;
  account_id: number;
}

export interface DeletedProfile extends OwnRecord {
  /** True when the row stays without personal data; its parts are still there. */
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
  await marketRows.get().lock(tx, sql`select p.id from players p where ${isDue}`);
  const deleted = await sql<OwnRecord>`
    delete from players p
    where ${isDue} and not ${isInDeal()} and not ${isInSomeDeal()}
    returning p.id, p.account_id`.execute(tx);
  const emptied = await sql<OwnRecord>`
    update players p set
      deleted_at = ${at}, version = version + 1, born_date = null, born_year = null, nationality = null, country = null, city = '',
      region = null, address = '', phone = '', salary_cents = null, requested_salary_cents = null, refund_range = null,
      requested_food = null, requested_accommodation = null, requested_bonus_cents = null,
      commission_fee_min_cents = null, commission_fee_max_cents = null, player_value_cents = null,
      minutes_percent = null, countries_interested = '{}', skills = '{}', video_url = null, youtube_url = null,
      football_data_url = null, linkedin_url = null, facebook_url = null, instagram_url = null, image_url = null,
      comments = '', on_market = false, open_to_scouts = false
    where ${isDue} and not ${isInDeal()}
    returning p.id, p.account_id`.execute(tx);
  return [
    ...deleted.rows.map((row) => ({ ...row, emptied: false })),
    ...emptied.rows.map((row) => ({ ...row, emptied: true })),
  ];
}

export type DueReminder = Columns<'player_reminders', 'player_id' | 'changed_at'>;

/**
 * Claims the due reminders: one for each state of a record 48 hours before it is deleted, and one 24 hours before. A late
 * sweep sends only the later one. Accounts that are not open get none. `after_hours` tells the two apart: 24 and 48, as many
 * hours after the last change as they are with the three days of the defaults.
 */
export async function claimReminders(
  tx: Transaction,
  {
    now,
    incompleteDays,
    noneDeletedBefore,
  }: Pick<ProfileRules, 'now' | 'incompleteDays' | 'noneDeletedBefore'>,
): Promise<DueReminder[]> {
  const claimed = await sql<DueReminder>`
    insert into player_reminders (player_id, changed_at, after_hours)
    select p.id, p.updated_at, case when ${now} >= goes.at - interval '24 hours' then 48 else 24 end
    from players p
    cross join lateral (
      select greatest(p.updated_at + ${incompleteDays}::int * interval '24 hours', ${noneDeletedBefore}) as at) goes
    where ${isOwnRecord} and ${isIncomplete} and not ${isInDeal()} and ${isOpen(now)}
      and ${now} between goes.at - interval '48 hours' and goes.at
    on conflict do nothing
    returning player_id, changed_at`.execute(tx);
  return claimed.rows;
}

export interface PlayerContact {
  email: string;
  name: string;
  language: Language;
}

/** The address of a player's account; null when it is not active. */
export async function findPlayerContact(db: Queryable, accountId: number): Promise<PlayerContact | null> {
  const found = await sql<PlayerContact>`
    select email::text, name, language from accounts where id = ${accountId} and activated_at is not null`.execute(
    db,
  );
  return found.rows[0] ?? null;
}
