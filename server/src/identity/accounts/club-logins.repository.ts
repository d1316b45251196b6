import { profileType } from '@trattativa/domain/identity/profile-types';
import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';

export interface NewLogin {
  email: string;
  passwordHash: string;
  name: string;
  surname: string;
  language: string;
  termsVersion: string;
  at: Date;
}

/**
 * The active login of a club member whose address is confirmed: a new account, or one that nobody can use yet
 * (it has no profile, or belongs to a pending club or to none). Null: the address is somebody else's login.
 */
export async function openClubLogin(tx: Transaction, login: NewLogin): Promise<number | null> {
  const inserted = await sql<{ id: number }>`
    insert into accounts (email, password_hash, name, surname, profile, language, terms_version, terms_accepted_at,
                          activated_at, created_at)
    values (${login.email}, ${login.passwordHash}, ${login.name}, ${login.surname}, ${profileType.team}, ${login.language},
            ${login.termsVersion}, ${login.at}, ${login.at}, ${login.at})
    on conflict (email) do update set
      password_hash = excluded.password_hash, name = excluded.name, surname = excluded.surname, profile = excluded.profile,
      language = excluded.language, terms_version = excluded.terms_version,
      terms_accepted_at = excluded.terms_accepted_at, activated_at = excluded.activated_at
    where accounts.profile is null or accounts.profile = ${profileType.teamNotAccepted}
    returning id`.execute(tx);
  return inserted.rows[0]?.id ?? null;
}

/** Allows the accounts that waited with their club, or had lost it, to log in and act for it. */
export async function openWaitingLogins(tx: Transaction, accountIds: readonly number[]): Promise<void> {
  await sql`
    update accounts set profile = ${profileType.team}
    where id = any(${[...accountIds]}::bigint[]) and profile = ${profileType.teamNotAccepted}`.execute(tx);
}

/** Removes a login's right to act for any club; its profile becomes that of an unaccepted club member. */
export async function shutClubLogin(tx: Transaction, accountId: number): Promise<void> {
  await sql`
    update accounts set profile = ${profileType.teamNotAccepted}
    where id = ${accountId} and profile = ${profileType.team}`.execute(tx);
}

/** Accounts among these that wait for staff. */
export async function listWaitingLogins(tx: Transaction, accountIds: readonly number[]): Promise<number[]> {
  const found = await sql<{ id: number }>`
    select id from accounts where id = any(${[...accountIds]}::bigint[]) and profile = ${profileType.teamNotAccepted}
    order by id`.execute(tx);
  return found.rows.map(({ id }) => id);
}
