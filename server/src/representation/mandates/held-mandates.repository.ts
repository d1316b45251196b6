import type { MandateWay } from '@trattativa/domain/people/mandate-ways';
import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';
import { sqlMandate } from '../sql-names.ts';

/**
 * Holds the mandate by which an agent acts for a player until the transaction ends: of this record, or of the person in another
 * one. Null: none is in force on the day in every country of the clubs. Of several the one that was confirmed in a login counts.
 */
export async function holdPlayerMandate(
  tx: Transaction,
  parties: { agentId: number; playerId: number; teamIds: readonly number[] },
  today: string,
): Promise<{ confirmed_way: MandateWay | null } | null> {
  const found = await sql<{ confirmed_way: MandateWay | null }>`
    select confirmed_way from mandates where agent_id = ${parties.agentId} and status = ${sqlMandate.confirmed}
      and (player_id = ${parties.playerId}
        or account_id = (select account_id from players where id = ${parties.playerId}))
      and ${today}::date between starts_on and ends_on
      and (countries = '{}' or not exists (
        select from teams t where t.id = any(${[...parties.teamIds]}::bigint[]) and t.country::text <> all (countries::text[])))
    order by confirmed_way nulls first, id limit 1 for share`.execute(tx);
  return found.rows[0] ?? null;
}
