import type { MyAccount } from '@trattativa/contract/identity/accounts/my-account';
import type { MyProfile } from '@trattativa/contract/identity/accounts/session';
import type { DigestFrequency, MailKind } from '@trattativa/domain/identity/mail-kinds';
import type { ProfileType } from '@trattativa/domain/identity/profile-types';
import { sql } from 'kysely';
import type { Columns, Database, Queryable, Transaction } from '../../platform/database/database.ts';
import { clubName } from '../club-of-account.ts';
import { accountPicture } from './accounts.repository.ts';

export interface MyAccountRow
  extends Columns<
    'accounts',
    | 'id'
    | 'name'
    | 'surname'
    | 'image_url'
    | 'sounds_enabled'
    | 'shows_presence'
    | 'created_at'
    | 'terms_version'
    | 'terms_accepted_at'
    | 'born_date'
    | 'guardian_confirmed_at'
  > {
  email: string;
  pending_email: string | null;
  language: MyAccount['language'];
  switched_off: MailKind[];
  bell_switched_off: MailKind[];
  digest: DigestFrequency;
  second_factor_on: boolean;
  recovery_codes_left: number;
  guardian_email: string | null;
}

export async function findMyAccount(db: Queryable, accountId: number): Promise<MyAccountRow | null> {
  const found = await sql<MyAccountRow>`
    select a.id, a.email::text, e.email::text as pending_email, a.name, a.surname, a.image_url, a.language,
           a.sounds_enabled, a.shows_presence, a.created_at, a.terms_version, a.terms_accepted_at, a.born_date,
           a.guardian_email::text, a.guardian_confirmed_at, f.account_id is not null as second_factor_on,
           array(select kind from mail_switches where account_id = a.id) as switched_off,
           array(select kind from bell_switches where account_id = a.id) as bell_switched_off,
           coalesce((select frequency from digests where account_id = a.id), 'daily') as digest,
           (select count(*)::int from recovery_codes r where r.account_id = f.account_id and used_at is null)
             as recovery_codes_left
    from accounts a
    left join email_changes e on e.account_id = a.id and e.confirmed_at is null
    left join second_factors f on f.account_id = a.id and f.confirmed_at is not null
    where a.id = ${accountId}`.execute(db);
  return found.rows[0] ?? null;
}

export async function saveName(
  tx: Transaction,
  accountId: number,
  name: string,
  surname: string,
): Promise<void> {
  await sql`update accounts set name = ${name}, surname = ${surname} where id = ${accountId}`.execute(tx);
}

/** The table of the kinds that somebody has switched off. */
const switchedOff = {
  mail: { add: sql`insert into mail_switches`, remove: sql`delete from mail_switches` },
  bell: { add: sql`insert into bell_switches`, remove: sql`delete from bell_switches` },
} as const;

/** Removes kinds switched on from the table, and adds those switched off. */
export async function saveSwitches(
  tx: Transaction,
  of: keyof typeof switchedOff,
  accountId: number,
  switches: readonly { kind: MailKind; on: boolean }[],
): Promise<void> {
  const { add, remove } = switchedOff[of];
  for (const { kind, on } of switches) {
    const change = on
      ? sql`${remove} where account_id = ${accountId} and kind = ${kind}`
      : sql`${add} (account_id, kind) values (${accountId}, ${kind}) on conflict do nothing`;
    await change.execute(tx);
  }
}

/**
 * True when the account of this address has switched the kind off. False for an address without an account.
 */
export async function isMailSwitchedOff(db: Queryable, email: string, kind: string): Promise<boolean> {
  const found = await sql`
    select 1 from mail_switches s join accounts a on a.id = s.account_id
    where a.email = ${email} and s.kind = ${kind}`.execute(db);
  return found.rows.length > 0;
}

/** Stores the new address until it is confirmed; invalidates links mailed for an earlier one. */
export async function saveEmailChange(
  tx: Transaction,
  accountId: number,
  email: string,
  at: Date,
): Promise<void> {
  await sql`
    insert into email_changes (account_id, email, asked_at) values (${accountId}, ${email}, ${at})
    on conflict (account_id) do update
      set email = excluded.email, old_email = null, asked_at = excluded.asked_at, confirmed_at = null`.execute(
    tx,
  );
  await sql`
    update account_codes set used_at = ${at}
    where account_id = ${accountId} and purpose = 'email' and used_at is null`.execute(tx);
}

export interface EmailChange {
  email: string;
  old_email: string | null;
  confirmed_at: Date | null;
}

export async function findEmailChange(db: Queryable, accountId: number): Promise<EmailChange | null> {
  const found = await sql<EmailChange>`
    select email::text, old_email::text, confirmed_at from email_changes where account_id = ${accountId}`.execute(
    db,
  );
  return found.rows[0] ?? null;
}

/** Makes the pending address the account's own. False when the link was mailed to another one. */
export async function applyEmailChange(
  tx: Transaction,
  accountId: number,
  email: string,
  at: Date,
): Promise<boolean> {
  const applied = await sql`
    update email_changes c set confirmed_at = ${at}, old_email = a.email
    from accounts a
    where c.account_id = ${accountId} and a.id = c.account_id and c.email = ${email} and c.confirmed_at is null
    returning c.account_id`.execute(tx);
  if (applied.rows.length === 0) return false;
  await sql`update accounts set email = ${email} where id = ${accountId}`.execute(tx);
  return true;
}

interface MyProfileRow
  extends Columns<'accounts', 'id' | 'name' | 'surname' | 'sounds_enabled' | 'agent_type'> {
  email: string;
  image_url: string | null;
  language: MyProfile['language'];
  profile: ProfileType;
  team_name: string | null;
}

export async function findMyProfile(db: Database, accountId: number): Promise<MyProfileRow | null> {
  const found = await sql<MyProfileRow>`
    select a.id, a.email::text, a.name, a.surname, ${accountPicture} as image_url, a.language, a.sounds_enabled,
           a.profile, a.agent_type, ${clubName} as team_name
    from accounts a
    where a.id = ${accountId} and a.profile is not null`.execute(db);
  return found.rows[0] ?? null;
}

/**
 * Erases the account itself. Its row stays, so that messages and deals of others keep an author, but it holds
 * no personal data: the author of a message is shown as a number.
 */
export async function eraseAccountRows(tx: Transaction, accountId: number, at: Date): Promise<void> {
  const own = sql`account_id = ${accountId}`;
  await sql`delete from sessions where ${own}`.execute(tx);
  await sql`delete from known_devices where ${own}`.execute(tx);
  await sql`delete from account_codes where ${own}`.execute(tx);
  await sql`delete from second_factors where ${own}`.execute(tx);
  await sql`delete from email_changes where ${own}`.execute(tx);
  await sql`delete from mail_switches where ${own}`.execute(tx);
  await sql`delete from bell_switches where ${own}`.execute(tx);
  await sql`delete from digests where ${own}`.execute(tx);
  await sql`delete from sign_in_failures where email = (select email from accounts where id = ${accountId})`.execute(
    tx,
  );
  await sql`
    update accounts set email = 'erased-' || id || '@erased.invalid', password_hash = '-', name = 'Account',
      surname = '#' || id, image_url = null, born_date = null, guardian_email = null, guardian_confirmed_at = null,
      partner_id = null, activated_at = null, is_chat_owner = false, deleted_at = ${at}
    where id = ${accountId}`.execute(tx);
}

export async function isErased(tx: Transaction, accountId: number): Promise<boolean> {
  const found = await sql`select from accounts where id = ${accountId} and deleted_at is not null`.execute(
    tx,
  );
  return found.rows.length > 0;
}
