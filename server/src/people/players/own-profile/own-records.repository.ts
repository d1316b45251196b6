import { profileType } from '@trattativa/domain/identity/profile-types';
import { type RawBuilder, sql } from 'kysely';
import { followBirthDate } from '../../../identity/accounts.ts';
import type { NewPerson } from '../../../identity/profile-records.ts';
import { sqlProfile } from '../../../identity/sql-names.ts';
import { type Actor, isStaff } from '../../../platform/actor.ts';
import { assertFound } from '../../../platform/database/assert-found.ts';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import type { PlayerRow } from '../player.ts';
import { findPlayer, type PlayerFields } from '../players.repository.ts';
import { followMinorInPortfolios } from '../portfolio/follow-minor-in-portfolios.ts';
import { lockMarketRowOfAccount } from '../portfolio/market-rows.repository.ts';

/** Inserts a player's own record. Null when the account has one already. */
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
      // An own record shows the account's picture, which outlives a deleted profile.
      image_url: sql<string | null>`(select image_url from accounts where id = ${accountId})`,
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        // No parameter: the plan of a prepared statement could not tell which partial index is meant.
        .where('profile', '=', sql.lit(profileType.player))
        .where('deleted_at', 'is', null)
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return inserted ? written(tx, inserted.id, at) : null;
}

/** Inserts the own record of a player who registers; they complete it later. */
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

/**
 * Starts the three days in which the own profile must be completed. The version stays: forms show none of
 * this.
 */
export async function startProfileClock(tx: Transaction, accountId: number, at: Date): Promise<void> {
  await sql`
    update players set updated_at = ${at} where account_id = ${accountId} and profile = ${profileType.player}`.execute(
    tx,
  );
}

/** Takes the own record off the market. Returns its id; null without one. */
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

/** Reads a record that was just written, and copies the birth date of an own record to its account and a minor's linked records. */
async function written(tx: Transaction, id: number, at: Date): Promise<PlayerRow | null> {
  const player = await findPlayer(tx, id);
  if (player?.profile === profileType.player && player.account_id !== null && player.born_date !== null) {
    await followBirthDate(tx, player.account_id, player.born_date, at);
    await followMinorInPortfolios(tx, player.account_id, player.born_date, at);
  }
  return player;
}

/** The own record of an account; null when it has none. */
export async function findOwnRecord(db: Queryable, accountId: number): Promise<PlayerRow | null> {
  const found = await sql<{ id: number }>`
    select id from players where account_id = ${accountId} and profile = ${sqlProfile.player} and deleted_at is null`.execute(
    db,
  );
  const id = found.rows[0]?.id;
  return id === undefined ? null : findPlayer(db, id);
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

/**
 * `ownsPlayer` of the policy as an SQL condition on `players`, so that the writing statement itself checks
 * ownership. Staff may write every record.
 */
function ownedBy(actor: Actor): RawBuilder<boolean> {
  if (isStaff(actor)) return sql<boolean>`true`;
  return sql<boolean>`((profile = ${sqlProfile.player} and account_id = ${actor.accountId}) or agent_id = ${actor.agentId}
    or team_id = ${actor.teamId} or coaching_staff_id = ${actor.coachingStaffId})`;
}

/**
 * Creates the player's own record with these fields, or changes it unless nothing differs. Null when it was
 * changed meanwhile.
 */
export async function saveOwnRecord(
  tx: Transaction,
  actor: Actor,
  own: PlayerRow | null,
  fields: PlayerFields,
  at: Date,
): Promise<PlayerRow | null> {
  if (!own) return insertOwnRecord(tx, actor.accountId, fields, at);
  const same = Object.entries(fields).every(
    ([field, value]) => JSON.stringify(own[field as keyof PlayerFields]) === JSON.stringify(value),
  );
  return same ? own : updatePlayer(tx, actor, { id: own.id, version: own.version }, fields, at);
}
