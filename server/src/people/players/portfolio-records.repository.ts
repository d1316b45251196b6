import { sql } from 'kysely';
import { assertFound } from '../../platform/database/assert-found.ts';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import type { PlayerRow } from './player.ts';
import { findPlayer, type PlayerFields } from './players.repository.ts';
import { type PortfolioOwner, profileOfOwner } from './portfolio-owner.ts';

const ownerColumn = { agent: 'agent_id', team: 'team_id', coach: 'coaching_staff_id' } as const;
const ownerTable = { agent: 'agents', team: 'teams', coach: 'coaching_staff' } as const;

/** The columns that make a record one of this portfolio. */
function columnsOf({ kind, id }: PortfolioOwner) {
  return { profile: profileOfOwner[kind], [ownerColumn[kind]]: id };
}

/** `p.agent_id = 40001`, and so on. */
export function isKeptBy({ kind, id }: PortfolioOwner) {
  return sql`${sql.ref(`p.${ownerColumn[kind]}`)} = ${id}`;
}

/** False for an owner whom staff named and who does not exist. */
export async function ownerExists(db: Queryable, { kind, id }: PortfolioOwner): Promise<boolean> {
  const found = await sql`select 1 from ${sql.table(ownerTable[kind])} where id = ${id}`.execute(db);
  return found.rows.length > 0;
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

/** Adds many records to a portfolio in one statement, and answers their ids. */
export async function insertPortfolioPlayers(
  tx: Transaction,
  owner: PortfolioOwner,
  records: readonly PlayerFields[],
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

/** The players of a club that nobody acts for leave the market. */
export async function withdrawTeamPlayers(tx: Transaction, teamId: number): Promise<void> {
  await sql`
    update players set on_market = false, version = version + 1
    where team_id = ${teamId} and on_market and deleted_at is null`.execute(tx);
}

/** The records of a portfolio under a whole name, blind to accents and case; the latest change first. */
export async function findIdsByName(db: Queryable, owner: PortfolioOwner, name: string): Promise<number[]> {
  const found = await sql<{ id: number }>`
    select p.id from players p
    where ${isKeptBy(owner)} and p.deleted_at is null
      and fold_text(${name}) in (fold_text(p.name || ' ' || p.surname), fold_text(p.surname || ' ' || p.name))
    order by p.updated_at desc, p.id desc limit 20`.execute(db);
  return found.rows.map(({ id }) => id);
}
