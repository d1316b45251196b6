import type { MyAccount } from '@trattativa/contract/identity/accounts/my-account';
import type { DigestFrequency } from '@trattativa/domain/identity/digest-frequencies';
import type { MailKind } from '@trattativa/domain/identity/mail-kinds';
import { sql } from 'kysely';
import type { Columns, Queryable, Transaction } from '../../platform/database/database.ts';

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
