import { sql } from 'kysely';
import { sqlProfile } from '../../identity/sql-names.ts';
import type { Columns, Queryable } from '../../platform/database/database.ts';
import { preparedStatement } from '../../platform/database/prepared-statement.ts';

/** What decides which rules protect a player: the age, and the countries of everybody concerned. */
export interface ConcernedRow {
  /** The youngest that the record, the player's own record and the account say; of a year alone its last day. */
  born_date: string | null;
  /** The record was removed: erased ones have lost their date. */
  is_removed: boolean;
  /** Agent who acts, or whose portfolio the record is in. */
  agent_id: number | null;
  registered_association: string | null;
  account_id: number | null;
  /** The club in which the ledger has the player. */
  team_id: number | null;
  nationality: string | null;
  second_nationality: string | null;
  eu_passport: boolean | null;
  current_club: string;
  contractual_status: Columns<'players', 'contractual_status'>['contractual_status'];
  /** The last day of the present contract, where it is stated. */
  contract_end: string | null;
  /** Country of residence. */
  country: string | null;
  agent_country: string | null;
  /** The associations of the clubs; `GB`: it is not known which British one. */
  team_associations: string[];
}

/** The facts about a player, an agent and clubs. Null for an unknown player. */
export async function findConcerned(
  db: Queryable,
  { playerId, agentId, teamIds }: { playerId: number; agentId: number | null; teamIds: readonly number[] },
): Promise<ConcernedRow | null> {
  const found = await sql<ConcernedRow>`${preparedStatement}
    select greatest(coalesce(p.born_date, make_date(p.born_year, 12, 31)), own.born_date, a.born_date) as born_date,
      p.deleted_at is not null as is_removed,
      coalesce(${agentId}::bigint, p.agent_id) as agent_id, p.registered_association, p.contract_end, p.country, p.account_id,
      p.team_id, p.nationality, p.second_nationality, p.eu_passport, p.current_club, p.contractual_status,
      (select g.country from agents g where g.id = coalesce(${agentId}::bigint, p.agent_id)) as agent_country,
      coalesce((select array_agg(t.home_association) from teams t where t.id = any(${[...teamIds]}::bigint[])), '{}')::text[]
        as team_associations
    from players p left join accounts a on a.id = p.account_id
    left join players own on own.account_id = p.account_id and own.profile = ${sqlProfile.player}
    where p.id = ${playerId}`.execute(db);
  return found.rows[0] ?? null;
}

export async function findAgentCountry(db: Queryable, agentId: number): Promise<string | null> {
  const found = await sql<{
    country: string | null;
  }>`select country from agents where id = ${agentId}`.execute(db);
  return found.rows[0]?.country ?? null;
}
