import { type FitnessPreset, usualFitnessPreset } from '@trattativa/domain/market/matching/fitness-presets';
import { sql } from 'kysely';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import { sqlRequest } from '../../sql-names.ts';

/** How a club weighs the order of its exact matches. */
export async function findMatchOrder(db: Queryable, teamId: number): Promise<FitnessPreset> {
  const found = await db
    .selectFrom('match_orders')
    .select('preset')
    .where('team_id', '=', teamId)
    .executeTakeFirst();
  return (found?.preset as FitnessPreset | undefined) ?? usualFitnessPreset;
}

/** Saves it; false if it was so before. */
export async function saveMatchOrderOf(
  tx: Transaction,
  { teamId, preset, at }: { teamId: number; preset: FitnessPreset; at: Date },
): Promise<boolean> {
  const saved = await sql`
    insert into match_orders as o (team_id, preset, changed_at) values (${teamId}, ${preset}, ${at})
    on conflict (team_id) do update set preset = excluded.preset, changed_at = excluded.changed_at
    where o.preset <> excluded.preset returning team_id`.execute(tx);
  return saved.rows.length > 0;
}

/** The accounts that read the candidates of a club's requests: its members, and the agents who published one. */
export async function listOrderReaders(tx: Transaction, teamId: number): Promise<number[]> {
  const found = await sql<{ account_id: number }>`
    select account_id from team_members where team_id = ${teamId}
    union select g.account_id from requests r join agents g on g.id = r.agent_id
    where r.team_id = ${teamId} and r.status = ${sqlRequest.active} order by 1`.execute(tx);
  return found.rows.map((row) => row.account_id);
}
