import type { SignableEnds } from '@trattativa/domain/people/rules/free-to-sign';
import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database/database.ts';
import { sqlContractualStatus } from '../../sql-names.ts';
import { lastSignableEnd } from '../portfolio/signable-ends.repository.ts';

/** After so many days without the job, an ended contract is no news any more. */
const newsDays = 30;

/** A player of whose contract people are to be told, and the association of the registration. */
export interface ClaimedContract {
  playerId: number;
  association: string | null;
}

const claimedRow = sql`returning player_id as "playerId",
  (select registered_association from players where id = player_id) as association`;

/** Claims the players who may sign elsewhere before their contract ends, and of whom nobody was told for that end. */
export async function claimContractsEndingSoon(
  tx: Transaction,
  today: string,
  { ends, max }: { ends: SignableEnds; max: number },
): Promise<ClaimedContract[]> {
  const claimed = await sql<ClaimedContract>`
    insert into player_contract_notices as n (player_id, ends_soon_for)
    select p.id, p.contract_end from players p left join player_contract_notices t on t.player_id = p.id
    where p.deleted_at is null and p.contractual_status is distinct from ${sqlContractualStatus.free}
      and p.contract_end between ${today}::date and ${lastSignableEnd(ends)}
      and t.ends_soon_for is distinct from p.contract_end
    order by p.id limit ${max}
    on conflict (player_id) do update set ends_soon_for = excluded.ends_soon_for
      where n.ends_soon_for is distinct from excluded.ends_soon_for
    ${claimedRow}`.execute(tx);
  return claimed.rows;
}

/** Claims the players whose contract has ended, and of whom nobody was told for that end. */
export async function claimEndedContracts(
  tx: Transaction,
  today: string,
  max: number,
): Promise<ClaimedContract[]> {
  const claimed = await sql<ClaimedContract>`
    insert into player_contract_notices as n (player_id, ended_for)
    select p.id, p.contract_end from players p left join player_contract_notices t on t.player_id = p.id
    where p.deleted_at is null and p.contractual_status is distinct from ${sqlContractualStatus.free}
      and p.contract_end between ${today}::date - ${newsDays}::int and ${today}::date - 1
      and t.ended_for is distinct from p.contract_end
    order by p.id limit ${max}
    on conflict (player_id) do update set ended_for = excluded.ended_for
      where n.ended_for is distinct from excluded.ended_for
    ${claimedRow}`.execute(tx);
  return claimed.rows;
}
