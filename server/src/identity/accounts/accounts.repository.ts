import type { AgentType } from '@trattativa/domain/identity/agent-types';
import type { ProfileType, SubProfile } from '@trattativa/domain/identity/profile-types';
import type { Language } from '@trattativa/texts/languages';
import { sql } from 'kysely';
import type { Columns, Queryable, Transaction } from '../../platform/database/database.ts';
import { clubPicture } from '../club-of-account.ts';
import { sqlProfile } from '../sql-names.ts';

/** An account as sign-in, activation and mail need it. */
export interface Account
  extends Columns<
    'accounts',
    | 'id'
    | 'password_hash'
    | 'name'
    | 'surname'
    | 'sub_profile'
    | 'is_staff'
    | 'staff_ended_at'
    | 'agent_type'
    | 'image_url'
    | 'activated_at'
    | 'partner_id'
    | 'born_date'
    | 'guardian_confirmed_at'
    | 'guardian_withdrawn_at'
    | 'suspended_at'
  > {
  email: string;
  /** Null: opened at the chat service, and not yet completed by a registration. */
  profile: ProfileType | null;
  language: Language;
  guardian_email: string | null;
  /** Whether a second factor exists, also while its setup awaits the first code. */
  has_second_factor: boolean;
}

export interface NewAccount {
  email: string;
  passwordHash: string;
  name: string;
  surname: string;
  profile: ProfileType;
  subProfile: SubProfile;
  agentType: AgentType | null;
  language: Language;
  partnerId: number | null;
  bornDate: string | null;
  guardianEmail: string | null;
  termsVersion: string;
  at: Date;
}

/** The picture of an account (`a`): for a club's account the club's, or its own until the club has one. */
export const accountPicture = sql`coalesce(${clubPicture}, a.image_url)`;

const columns = sql`
  a.id, a.email::text, a.password_hash, a.name, a.surname, a.profile, a.sub_profile, a.is_staff, a.staff_ended_at, a.agent_type,
  a.language,
  ${accountPicture} as image_url, a.activated_at, a.partner_id, a.born_date, a.guardian_email::text, a.guardian_confirmed_at,
  a.guardian_withdrawn_at, a.suspended_at,
  exists (select from second_factors f where f.account_id = a.id) as has_second_factor`;

/** Excludes erased accounts: their placeholder address is a number that anybody can guess. */
export async function findAccountByEmail(db: Queryable, email: string): Promise<Account | null> {
  const found = await sql<Account>`
    select ${columns} from accounts a where a.email = ${email} and a.deleted_at is null`.execute(db);
  return found.rows[0] ?? null;
}

export async function findAccount(db: Queryable, id: number): Promise<Account | null> {
  const found = await sql<Account>`select ${columns} from accounts a where a.id = ${id}`.execute(db);
  return found.rows[0] ?? null;
}

/** Returns the new account's id; null when the e-mail is taken. */
export async function insertAccount(tx: Transaction, account: NewAccount): Promise<number | null> {
  const partner =
    account.partnerId === null ? null : sql`(select id from accounts where id = ${account.partnerId})`;
  const inserted = await sql<{ id: number }>`
    insert into accounts (email, password_hash, name, surname, profile, sub_profile, agent_type, language, partner_id,
                          born_date, guardian_email, terms_version, terms_accepted_at, created_at)
    values (${account.email}, ${account.passwordHash}, ${account.name}, ${account.surname}, ${account.profile},
            ${account.subProfile}, ${account.agentType}, ${account.language}, ${partner}, ${account.bornDate},
            ${account.guardianEmail}, ${account.termsVersion}, ${account.at}, ${account.at})
    -- an account that was opened at the chat service without a profile is completed, and gets the new password
    on conflict (email) do update set
      password_hash = excluded.password_hash, name = excluded.name, surname = excluded.surname,
      profile = excluded.profile, sub_profile = excluded.sub_profile, agent_type = excluded.agent_type,
      language = excluded.language, partner_id = excluded.partner_id, born_date = excluded.born_date,
      guardian_email = excluded.guardian_email, terms_version = excluded.terms_version,
      terms_accepted_at = excluded.terms_accepted_at, created_at = excluded.created_at, activated_at = null
    where accounts.profile is null
    returning id`.execute(tx);
  return inserted.rows[0]?.id ?? null;
}

/** Opens an account without a profile; null when the e-mail is taken. */
export async function insertBareAccount(
  db: Queryable,
  account: { email: string; passwordHash: string; name: string; at: Date },
): Promise<number | null> {
  const inserted = await sql<{ id: number }>`
    insert into accounts (email, password_hash, name, created_at)
    values (${account.email}, ${account.passwordHash}, ${account.name}, ${account.at})
    on conflict (email) do nothing returning id`.execute(db);
  return inserted.rows[0]?.id ?? null;
}

export type CodePurpose = 'activation' | 'guardian' | 'withdrawal' | 'reset' | 'email' | 'entry' | 'signIn';

export async function insertCode(
  tx: Queryable,
  code: {
    hash: Buffer;
    accountId: number;
    purpose: CodePurpose;
    /** The address that a code of purpose 'email' confirms. */
    email?: string | null;
    at: Date;
    expiresAt: Date;
  },
): Promise<void> {
  await sql`
    insert into account_codes (hash, account_id, purpose, email, created_at, expires_at)
    values (${code.hash}, ${code.accountId}, ${code.purpose}, ${code.email ?? null}, ${code.at}, ${code.expiresAt})`.execute(
    tx,
  );
}

/** Prolongs an unused code by the time its mail waited. */
export async function prolongCode(tx: Transaction, hash: Buffer, waitedSeconds: number): Promise<void> {
  await sql`
    update account_codes set expires_at = expires_at + ${waitedSeconds} * interval '1 second'
    where hash = ${hash} and used_at is null`.execute(tx);
}

export interface UsedCode {
  accountId: number;
  purpose: CodePurpose;
  email: string | null;
}

/** The account of a valid code, by its known hashes, without consuming it. */
export async function findCode(
  db: Queryable,
  hashes: readonly Buffer[],
  purposes: readonly CodePurpose[],
  at: Date,
): Promise<UsedCode | null> {
  const found = await sql<UsedCode>`
    select account_id as "accountId", purpose, email::text from account_codes
    where hash = any(${hashes}) and purpose = any(${purposes}) and used_at is null and expires_at > ${at}`.execute(
    db,
  );
  return found.rows[0] ?? null;
}

/**
 * Consumes a code in one statement, so that one of two concurrent uses wins. Returns its account and purpose.
 */
export async function useCode(
  tx: Transaction,
  hashes: readonly Buffer[],
  purposes: readonly CodePurpose[],
  at: Date,
): Promise<UsedCode | null> {
  const used = await sql<UsedCode>`
    update account_codes set used_at = ${at}
    where hash = any(${hashes}) and purpose = any(${purposes}) and used_at is null and expires_at > ${at}
    returning account_id as "accountId", purpose, email::text`.execute(tx);
  return used.rows[0] ?? null;
}

/** The person's picture; the modules above update their records. */
export async function setAccountPicture(tx: Transaction, id: number, url: string | null): Promise<void> {
  await sql`update accounts set image_url = ${url} where id = ${id}`.execute(tx);
}

export async function activateAccount(tx: Transaction, id: number, at: Date): Promise<void> {
  await sql`update accounts set activated_at = coalesce(activated_at, ${at}) where id = ${id}`.execute(tx);
}

export async function confirmGuardian(tx: Transaction, id: number, at: Date): Promise<void> {
  await sql`update accounts set guardian_confirmed_at = coalesce(guardian_confirmed_at, ${at}), suspended_at = null where id = ${id}`.execute(
    tx,
  );
}

/** Sets the password and invalidates every other code of the account. */
export async function savePassword(
  tx: Transaction,
  id: number,
  passwordHash: string,
  at: Date,
): Promise<void> {
  await sql`update accounts set password_hash = ${passwordHash} where id = ${id}`.execute(tx);
  // Not the guardian's codes: those belong to another person.
  await sql`
    update account_codes set used_at = ${at}
    where account_id = ${id} and used_at is null and purpose in ('activation', 'reset', 'email', 'entry', 'signIn')`.execute(
    tx,
  );
}

export async function savePreferences(
  db: Queryable,
  id: number,
  preferences: {
    language: Language | undefined;
    soundsEnabled: boolean | undefined;
    showsPresence: boolean | undefined;
  },
): Promise<void> {
  await sql`
    update accounts set language = coalesce(${preferences.language ?? null}, language),
                        sounds_enabled = coalesce(${preferences.soundsEnabled ?? null}, sounds_enabled),
                        shows_presence = coalesce(${preferences.showsPresence ?? null}, shows_presence)
    where id = ${id}`.execute(db);
}

/** Whether an account which is not a player's has this mailbox, however its address is spelled. */
export async function isProfessionalsMailbox(db: Queryable, mailbox: string): Promise<boolean> {
  const found = await sql`
    select from accounts
    where mailbox_of(email::text) = ${mailbox} and profile <> ${sqlProfile.player} and deleted_at is null limit 1`.execute(
    db,
  );
  return found.rows.length > 0;
}
