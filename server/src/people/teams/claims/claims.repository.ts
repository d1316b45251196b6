import { sql } from 'kysely';
import { sqlProfile } from '../../../identity/sql-names.ts';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';

export interface NewClaimCode {
  hash: Buffer;
  teamId: number;
  email: string;
  language: string;
  termsVersion: string;
  at: Date;
  expiresAt: Date;
}

export async function insertClaimCode(db: Queryable, code: NewClaimCode): Promise<void> {
  await sql`
    insert into team_claim_codes (hash, team_id, email, language, terms_version, created_at, expires_at)
    values (${code.hash}, ${code.teamId}, ${code.email}, ${code.language}, ${code.termsVersion}, ${code.at},
            ${code.expiresAt})`.execute(db);
}

/** Prolongs an unused code by the time its mail waited. */
export async function prolongClaimCode(tx: Transaction, hash: Buffer, waitedSeconds: number): Promise<void> {
  await sql`
    update team_claim_codes set expires_at = expires_at + ${waitedSeconds} * interval '1 second'
    where hash = ${hash} and used_at is null`.execute(tx);
}

/** A mailed code if it is valid for this club and this address. */
export async function findClaimCode(
  db: Queryable,
  code: { hashes: readonly Buffer[]; teamId: number; email: string; at: Date },
): Promise<{ language: string; terms_version: string } | null> {
  const found = await sql<{ language: string; terms_version: string }>`
    select language, terms_version from team_claim_codes
    where hash = any(${code.hashes}) and team_id = ${code.teamId} and email = ${code.email} and used_at is null
      and expires_at > ${code.at}`.execute(db);
  return found.rows[0] ?? null;
}

/** Consumes the code and every other one mailed for the club. One of two concurrent uses wins. */
export async function useClaimCodes(
  tx: Transaction,
  code: { hashes: readonly Buffer[]; teamId: number; at: Date },
): Promise<boolean> {
  const used = await sql<{ hash: Buffer }>`
    update team_claim_codes set used_at = ${code.at} where team_id = ${code.teamId} and used_at is null returning hash`.execute(
    tx,
  );
  return used.rows.some(({ hash }) => code.hashes.some((known) => known.equals(hash)));
}

/** The number of claims of the club started since an instant. */
export async function countClaims(db: Queryable, teamId: number, since: Date): Promise<number> {
  const found = await sql<{ count: number }>`
    select count(*) as count from team_acts where team_id = ${teamId} and kind = 'claimStarted' and at > ${since}`.execute(
    db,
  );
  return found.rows[0]?.count ?? 0;
}

/** Registers a club that is not registered or waits (5 or 6). False for any other. */
export async function markRegistered(tx: Transaction, teamId: number, at: Date): Promise<boolean> {
  const updated = await sql`
    update teams set profile = ${sqlProfile.team}, version = version + 1, updated_at = ${at}
    where id = ${teamId} and profile in (${sqlProfile.teamNotRegistered}, ${sqlProfile.teamNotAccepted}) and deleted_at is null returning id`.execute(
    tx,
  );
  return updated.rows.length > 0;
}

/** The waiting club of this account; null when there is none. */
export async function findWaitingTeamOf(db: Queryable, accountId: number): Promise<number | null> {
  const found = await sql<{ id: number }>`
    select t.id from team_members m join teams t on t.id = m.team_id
    where m.account_id = ${accountId} and t.profile = ${sqlProfile.teamNotAccepted} and t.deleted_at is null`.execute(
    db,
  );
  return found.rows[0]?.id ?? null;
}
