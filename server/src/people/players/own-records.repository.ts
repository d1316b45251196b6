import { profileType } from '@trattativa/domain/identity/profile-types';
import { sql } from 'kysely';
import { followBirthDate } from '../../identity/accounts.ts';
import type { NewPerson } from '../../identity/profile-records.ts';
import { sqlProfile } from '../../identity/sql-names.ts';
import type { Actor } from '../../platform/actor.ts';
import { assertFound } from '../../platform/database/assert-found.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { lockMarketRowOfAccount } from './market-rows.repository.ts';
import { ownedBy } from './owned-by.repository.ts';
import type { PlayerRow } from './player.ts';
import { findPlayer, type PlayerFields } from './players.repository.ts';

/** Begins a player's own record. Null: the account has one already. */
export async function insertOwnRecord(
  tx: Transaction,
  accountId: number,
  fields: PlayerFields & { from_transfer?: boolean },
  at: Date,
): Promise<PlayerRow | null> {
  const inserted = await tx
    .insertInto('players')
    .values({
      ...fields,
      profile: profileType.player,
      account_id: accountId,
      // The account's picture is the player's; it outlives a profile that was deleted.
      image_url: sql<string | null>`(select image_url from accounts where id = ${accountId})`,
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) =>
      conflict.column('account_id').where('profile', '=', 0).where('deleted_at', 'is', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return inserted ? written(tx, inserted.id, at) : null;
}

/** The own record of a player who registers; the rest of it they fill in later. */
export async function insertRegisteredRecord(
  tx: Transaction,
  accountId: number,
  person: NewPerson,
): Promise<void> {
  await sql`
    insert into players (profile, account_id, name, surname, born_date, created_at, updated_at)
    values (${profileType.player}, ${accountId}, ${person.name}, ${person.surname || person.name}, ${person.bornDate},
            ${person.at}, ${person.at})`.execute(tx);
}

/** The three days in which the own profile is to be completed begin. The version stays: nothing that forms show changes. */
export async function startProfileClock(tx: Transaction, accountId: number, at: Date): Promise<void> {
  await sql`
    update players set updated_at = ${at} where account_id = ${accountId} and profile = ${profileType.player}`.execute(
    tx,
  );
}

/** Answers the id of the own record, null without one. */
export async function withdrawOwnRecord(tx: Transaction, accountId: number): Promise<number | null> {
  const player = await sql<{ id: number }>`
    update players set on_market = false, version = version + 1
    where account_id = ${accountId} and profile = ${profileType.player} returning id`.execute(tx);
  return player.rows[0]?.id ?? null;
}

/** Deletes the own record of an unused account. */
export async function deleteOwnRecord(tx: Transaction, accountId: number): Promise<void> {
  await lockMarketRowOfAccount(tx, accountId);
  await sql`delete from players where account_id = ${accountId} and profile = ${profileType.player}`.execute(
    tx,
  );
}

/**
 * Updates a record that the actor owns (staff: any) if it is still at the version that the writer saw. Null
 * when it is foreign, gone, or was changed meanwhile.
 */
export async function updatePlayer(
  tx: Transaction,
  actor: Actor,
  target: { id: number; version: number },
  fields: Partial<PlayerFields>,
  at: Date,
): Promise<PlayerRow | null> {
  const updated = await tx
    .updateTable('players')
    .set({ ...fields, updated_at: at, version: sql`version + 1` })
    .where('id', '=', target.id)
    .where('version', '=', target.version)
    .where('deleted_at', 'is', null)
    .where(ownedBy(actor))
    .returning('id')
    .executeTakeFirst();
  return updated ? written(tx, target.id, at) : null;
}

/**
 * Updates single fields of a record that the actor owns (staff: any), at any version. Null when it is foreign
 * or gone.
 */
export async function setPlayerFields(
  tx: Transaction,
  actor: Actor,
  id: number,
  fields: Partial<PlayerFields>,
  at: Date,
): Promise<PlayerRow | null> {
  const updated = await tx
    .updateTable('players')
    .set({ ...fields, updated_at: at, version: sql`version + 1` })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where(ownedBy(actor))
    .returning('id')
    .executeTakeFirst();
  return updated ? written(tx, id, at) : null;
}

/** The record as just written. The account of an own record takes over its birth date. */
async function written(tx: Transaction, id: number, at: Date): Promise<PlayerRow | null> {
  const player = await findPlayer(tx, id);
  if (player?.profile === profileType.player && player.account_id !== null && player.born_date !== null)
    await followBirthDate(tx, player.account_id, player.born_date, at);
  return player;
}

/** The own record of an account; null when it has none. */
export async function findOwnRecord(tx: Transaction, accountId: number): Promise<PlayerRow | null> {
  const found = await sql<{ id: number }>`
    select id from players where account_id = ${accountId} and profile = ${sqlProfile.player} and deleted_at is null`.execute(
    tx,
  );
  const id = found.rows[0]?.id;
  return id === undefined ? null : findPlayer(tx, id);
}

/** The birth date that the account of a player was registered with, `YYYY-MM-DD`. */
export async function findRegisteredBirth(tx: Transaction, accountId: number): Promise<string | null> {
  const found = await sql<{ born_date: string | null }>`
    select born_date from accounts where id = ${accountId}`.execute(tx);
  return found.rows[0]?.born_date ?? null;
}

/** The name under which a player registered. */
export async function findRegisteredName(
  tx: Transaction,
  accountId: number,
): Promise<{ name: string; surname: string }> {
  const found = await sql<{ name: string; surname: string }>`
    select name, surname from accounts where id = ${accountId}`.execute(tx);
  return assertFound(found.rows[0]);
}
