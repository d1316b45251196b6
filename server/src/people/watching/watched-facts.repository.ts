import type { WatchedFacts } from '@trattativa/domain/people/watching/watched-facts';
import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';

/** The facts of which those who watch a player were told last; locked. Null when nobody has watched the player. */
export async function lockWatchedFacts(tx: Transaction, playerId: number): Promise<WatchedFacts | null> {
  const found = await sql<{ facts: unknown }>`
    select facts from watched_facts where player_id = ${playerId} for no key update`.execute(tx);
  return (found.rows[0]?.facts as WatchedFacts | undefined) ?? null;
}

export async function updateWatchedFacts(
  tx: Transaction,
  playerId: number,
  facts: WatchedFacts,
): Promise<void> {
  await sql`update watched_facts set facts = ${JSON.stringify(facts)}::jsonb where player_id = ${playerId}`.execute(
    tx,
  );
}

/** Keeps the present facts of a player who begins to be watched; those of one who is watched already stay. */
export async function keepFacts(tx: Transaction, playerId: number, facts: WatchedFacts): Promise<void> {
  await sql`
    insert into watched_facts (player_id, facts) values (${playerId}, ${JSON.stringify(facts)}::jsonb)
    on conflict do nothing`.execute(tx);
}
