import { sql } from 'kysely';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';

/** The stored hash of a device that signed in to the account of an e-mail before, by its known hashes. */
export async function findKnownDevice(
  db: Queryable,
  hashes: readonly Buffer[],
  email: string,
): Promise<Buffer | null> {
  const found = await sql<{ hash: Buffer }>`
    select d.hash from known_devices d join accounts a on a.id = d.account_id
    where d.hash = any(${hashes}) and a.email = ${email} limit 1`.execute(db);
  return found.rows[0]?.hash ?? null;
}

/** The stored hash of a device that signed in before, to whichever account. */
export async function findDevice(db: Queryable, hashes: readonly Buffer[]): Promise<Buffer | null> {
  const found = await sql<{ hash: Buffer }>`
    select hash from known_devices where hash = any(${hashes}) limit 1`.execute(db);
  return found.rows[0]?.hash ?? null;
}

export async function saveKnownDevice(
  db: Queryable,
  device: { hash: Buffer; accountId: number; at: Date },
): Promise<void> {
  await sql`
    insert into known_devices (hash, account_id, created_at, last_used_at)
    values (${device.hash}, ${device.accountId}, ${device.at}, ${device.at})
    on conflict (hash, account_id) do update set last_used_at = excluded.last_used_at`.execute(db);
}

/** Forgets the device of a session. */
export async function forgetDeviceOf(tx: Transaction, sessionId: string): Promise<void> {
  await sql`
    delete from known_devices d using sessions s
    where s.id = ${sessionId} and d.account_id = s.account_id and d.hash = s.device_hash`.execute(tx);
}

/** Forgets the devices of an account except that of a session; null forgets all. */
export async function forgetDevices(
  tx: Transaction,
  accountId: number,
  sparedSessionId: string | null,
): Promise<void> {
  await sql`
    delete from known_devices d where d.account_id = ${accountId} and not exists (
      select from sessions s where s.id = ${sparedSessionId}::uuid and s.device_hash = d.hash)`.execute(tx);
}

/** Forgets devices that were not used since an instant, and the oldest ones beyond a number for each account. */
export async function purgeDevices(tx: Transaction, usedBefore: Date, maxOfAccount: number): Promise<void> {
  await sql`
    delete from known_devices d using (
      select hash, account_id, last_used_at,
        row_number() over (partition by account_id order by last_used_at desc, hash) as place
      from known_devices) ranked
    where d.hash = ranked.hash and d.account_id = ranked.account_id
      and (ranked.last_used_at < ${usedBefore} or ranked.place > ${maxOfAccount})`.execute(tx);
}
