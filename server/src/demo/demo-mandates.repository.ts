import { sql } from 'kysely';
import { assertFound } from '../platform/database/assert-found.ts';
import type { Database } from '../platform/database/database.ts';

/** Adult players of a portfolio who have no account yet, by their ids. */
export async function listDemoAdults(
  db: Database,
  agentId: number,
  count: number,
): Promise<{ id: number; name: string; surname: string; born_date: string }[]> {
  const found = await sql<{ id: number; name: string; surname: string; born_date: string }>`
    select id, name, surname, born_date from players
    where agent_id = ${agentId} and account_id is null and deleted_at is null and born_date < '2004-01-01'
    order by id limit ${count}`.execute(db);
  return found.rows;
}

/** Gives a player of a portfolio an account of their own, as after accepting an invitation. */
export async function linkDemoPlayer(
  db: Database,
  player: { id: number; name: string; surname: string; born_date: string },
  email: string,
  at: Date,
): Promise<number> {
  const inserted = await sql<{ id: number }>`
    insert into accounts (email, password_hash, name, surname, profile, born_date, terms_version, terms_accepted_at,
                          activated_at, created_at)
    select ${email}, password_hash, ${player.name}, ${player.surname}, 0, ${player.born_date}::date, 'demo', ${at}, ${at}, ${at}
    from accounts where email = 'player@demo.test' returning id`.execute(db);
  const accountId = assertFound(inserted.rows[0]).id;
  await linkDemoRecord(db, player.id, accountId);
  return accountId;
}

/** Links a record to the person of whom it is, who has confirmed it. */
export async function linkDemoRecord(db: Database, playerId: number, accountId: number): Promise<void> {
  await sql`update players set account_id = ${accountId}, listing = 'confirmed' where id = ${playerId}`.execute(
    db,
  );
}
