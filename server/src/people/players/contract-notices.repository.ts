import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';
import { sqlContractualStatus } from '../sql-names.ts';

/** After so many days without the job, an ended contract is no news any more. */
const newsDays = 30;

/** Claims the players whose contract has come into its last `months` and nobody was told of that end, by their ids. */
export async function claimContractsEndingSoon(
  tx: Transaction,
  today: string,
  { months: lastMonths, most }: { months: number; most: number },
): Promise<number[]> {
  const months = sql`make_interval(months => ${lastMonths}::int)`;
  const claimed = await sql<{ player_id: number }>`
    insert into player_contract_notices as n (player_id, ends_soon_for)
    select p.id, p.contract_end from players p left join player_contract_notices t on t.player_id = p.id
    where p.deleted_at is null and p.contractual_status is distinct from ${sqlContractualStatus.free}
      and p.contract_end between ${today}::date and (${today}::date + ${months} + interval '3 days')::date
      and (p.contract_end - ${months})::date <= ${today}::date
      and t.ends_soon_for is distinct from p.contract_end
    order by p.id limit ${most}
    on conflict (player_id) do update set ends_soon_for = excluded.ends_soon_for
      where n.ends_soon_for is distinct from excluded.ends_soon_for
    returning player_id`.execute(tx);
  return claimed.rows.map((row) => row.player_id);
}

/** The same for contracts that have ended. */
export async function claimEndedContracts(tx: Transaction, today: string, most: number): Promise<number[]> {
  const claimed = await sql<{ player_id: number }>`
    insert into player_contract_notices as n (player_id, ended_for)
    select p.id, p.contract_end from players p left join player_contract_notices t on t.player_id = p.id
    where p.deleted_at is null and p.contractual_status is distinct from ${sqlContractualStatus.free}
      and p.contract_end between ${today}::date - ${newsDays}::int and ${today}::date - 1
      and t.ended_for is distinct from p.contract_end
    order by p.id limit ${most}
    on conflict (player_id) do update set ended_for = excluded.ended_for
      where n.ended_for is distinct from excluded.ended_for
    returning player_id`.execute(tx);
  return claimed.rows.map((row) => row.player_id);
}
