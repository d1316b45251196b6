import { sql } from 'kysely';
import { assertFound } from '../../../platform/database/assert-found.ts';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import type { PlayerRow } from '../player.ts';
import { findPlayer, type PlayerFields } from '../players.repository.ts';
import { type PortfolioOwner, profileOfOwner } from './portfolio-owner.ts';

const ownerColumn = { agent: 'agent_id', team: 'team_id', coach: 'coaching_staff_id' } as const;
const ownerTable = { agent: 'agents', team: 'teams', coach: 'coaching_staff' } as const;

/** The columns that assign a record to a portfolio. */
function columnsOf({ kind, id }: PortfolioOwner) {
  return { profile: profileOfOwner[kind], [ownerColumn[kind]]: id };
}

/** A condition for records of this portfolio, such as `p.agent_id = 40001`. */
export function isKeptBy({ kind, id }: PortfolioOwner) {
  return sql`${sql.ref(`p.${ownerColumn[kind]}`)} = ${id}`;
}

/** False when staff named an owner who does not exist. */
export async function ownerExists(db: Queryable, { kind, id }: PortfolioOwner): Promise<boolean> {
  const found = await sql`select 1 from ${sql.table(ownerTable[kind])} where id = ${id}`.execute(db);
  return found.rows.length > 0;
}

/** Records among these that are in a portfolio; without an owner, in any. */
export async function filterKept(
  db: Queryable,
  owner: PortfolioOwner | null,
  ids: readonly number[],
): Promise<number[]> {
  const found = await sql<{ id: number }>`
    select p.id from players p
    where p.id = any(${[...ids]}::bigint[]) and p.deleted_at is null
      and ${owner ? isKeptBy(owner) : sql`true`} order by p.id`.execute(db);
  return found.rows.map(({ id }) => Number(id));
}

/** Adds a record to a portfolio. */
export async function insertPortfolioPlayer(
  tx: Transaction,
  owner: PortfolioOwner,
  fields: PlayerFields,
  at: Date,
): Promise<PlayerRow> {
  const inserted = await tx
    .insertInto('players')
    .values({ ...fields, ...columnsOf(owner), created_at: at, updated_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return assertFound(await findPlayer(tx, Number(inserted.id)));
}

/** Adds many records to a portfolio in one statement. Returns their ids. */
export async function insertPortfolioPlayers(
  tx: Transaction,
  owner: PortfolioOwner,
  records: readonly (PlayerFields & { import_id?: number; born_year?: number | null })[],
  at: Date,
): Promise<number[]> {
  if (records.length === 0) return [];
  const inserted = await tx
    .insertInto('players')
    .values(records.map((fields) => ({ ...fields, ...columnsOf(owner), created_at: at, updated_at: at })))
    .returning('id')
    .execute();
  return inserted.map((row) => Number(row.id));
}

/**
 * Updates a record of this portfolio if it is still at the version that the writer saw. The statement checks
 * ownership. Null when it is foreign, gone, or was changed meanwhile.
 */
export async function updatePortfolioPlayer(
  tx: Transaction,
  target: { id: number; owner: PortfolioOwner; version: number },
  fields: Partial<PlayerFields>,
  at: Date,
): Promise<PlayerRow | null> {
  const updated = await tx
    .updateTable('players')
    .set({ ...fields, updated_at: at, version: sql`version + 1` })
    .where('id', '=', target.id)
    .where(ownerColumn[target.owner.kind], '=', target.owner.id)
    .where('version', '=', target.version)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return updated ? findPlayer(tx, target.id) : null;
}

/** False when it is foreign or already gone. */
export async function markDeleted(
  tx: Transaction,
  id: number,
  owner: PortfolioOwner,
  at: Date,
): Promise<boolean> {
  const updated = await sql`
    update players p set deleted_at = ${at}, version = version + 1
    where p.id = ${id} and ${isKeptBy(owner)} and p.deleted_at is null returning p.id`.execute(tx);
  return updated.rows.length > 0;
}

export async function unmarkDeleted(tx: Transaction, id: number, owner: PortfolioOwner): Promise<boolean> {
  const updated = await sql`
    update players p set deleted_at = null, version = version + 1
    where p.id = ${id} and ${isKeptBy(owner)} and p.deleted_at is not null returning p.id`.execute(tx);
  return updated.rows.length > 0;
}

/**
 * Deletes those records of an import that nobody has changed since. Returns their ids; the statement checks ownership.
 */
export async function markImportDeleted(
  tx: Transaction,
  ids: readonly number[],
  owner: PortfolioOwner,
  at: Date,
): Promise<number[]> {
  const deleted = await sql<{ id: number }>`
    update players p set deleted_at = ${at}, version = version + 1
    where p.id = any(${ids}) and ${isKeptBy(owner)} and p.deleted_at is null returning p.id`.execute(tx);
  return deleted.rows.map(({ id }) => Number(id));
}

/** The records of an import that are still there, and whether they are as they were imported. */
export async function listImported(
  tx: Transaction,
  importId: number,
  owner: PortfolioOwner,
): Promise<{ id: number; untouched: boolean }[]> {
  const found = await sql<{ id: number; untouched: boolean }>`
    select p.id, p.version = 1 and p.account_id is null as untouched from players p
    where p.import_id = ${importId} and ${isKeptBy(owner)} and p.deleted_at is null order by p.id for update`.execute(
    tx,
  );
  return found.rows.map(({ id, untouched }) => ({ id: Number(id), untouched }));
}

/** The latest import into a portfolio since then that is not undone, with the number of its players that are left. */
export async function findLastImport(
  db: Queryable,
  owner: PortfolioOwner,
  since: Date,
): Promise<{ id: number; at: Date; players: number } | null> {
  const found = await sql<{ id: number; at: Date; players: number }>`
    select i.id, i.created_at as at, count(*) as players
    from player_imports i join players p on p.import_id = i.id
    where i.created_at >= ${since} and i.undone_at is null and ${isKeptBy(owner)} and p.deleted_at is null
    group by i.id order by i.id desc limit 1`.execute(db);
  const [last] = found.rows;
  return last ? { id: Number(last.id), at: new Date(last.at), players: Number(last.players) } : null;
}

/** Takes the players of a club that nobody acts for off the market. */
export async function withdrawTeamPlayers(tx: Transaction, teamId: number): Promise<void> {
  await sql`
    update players set on_market = false, version = version + 1
    where team_id = ${teamId} and on_market and deleted_at is null`.execute(tx);
}

/** The records of a portfolio with this full name, ignoring accents and case; latest change first. */
export async function findIdsByName(db: Queryable, owner: PortfolioOwner, name: string): Promise<number[]> {
  const found = await sql<{ id: number }>`
    select p.id from players p
    where ${isKeptBy(owner)} and p.deleted_at is null
      and fold_text(${name}) in (fold_text(p.name || ' ' || p.surname), fold_text(p.surname || ' ' || p.name))
    order by p.updated_at desc, p.id desc limit 20`.execute(db);
  return found.rows.map(({ id }) => id);
}

/** The indexes of those people whom a portfolio contains already: the same folded name and birth date. */
export async function findKnownPeople(
  db: Queryable,
  owner: PortfolioOwner,
  people: readonly { name: string; bornDate: string }[],
): Promise<Set<number>> {
  if (people.length === 0) return new Set();
  const found = await sql<{ place: number }>`
    select distinct place from unnest(${people.map(({ name }) => name)}::text[],
                                      ${people.map(({ bornDate }) => bornDate)}::date[]) with ordinality
      as asked (name, born_date, place)
    where exists (
      select 1 from players p
      where fold_text(p.name || ' ' || p.surname) = fold_text(asked.name) and p.born_date = asked.born_date
        and p.deleted_at is null and ${isKeptBy(owner)})`.execute(db);
  return new Set(found.rows.map(({ place }) => Number(place) - 1));
}
