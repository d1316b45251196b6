import { openStatuses } from '@trattativa/domain/deals/negotiation-transitions';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { Proposed } from './new-proposals.repository.ts';

export interface EarlierRow {
  team_id: number;
  team_name: string;
  yours: boolean;
  open: boolean;
  refused: boolean;
}

/** Every record that is this person or looks like them: the same account, or the same whole name and birth date. */
const looksAlike = (folded: RawBuilder<unknown>) => sql`
  (o.id = m.id or o.account_id = m.account_id or (o.born_date = m.born_date and ${folded}))`;

const players = sql`
  join players o on o.id = n.player_id join players m on m.id = `;
const samePlayerName = sql`fold_text(o.name || ' ' || o.surname) = fold_text(m.name || ' ' || m.surname)`;

const members = sql`
  join coaching_staff o on o.id = n.coaching_staff_id left join accounts oa on oa.id = o.account_id
  join coaching_staff m on m.id = `;
const sameMemberName = sql`
  fold_text(coalesce(oa.name, o.name) || ' ' || coalesce(oa.surname, o.surname))
  = (select fold_text(coalesce(ma.name, m.name) || ' ' || coalesce(ma.surname, m.surname))
     from (select 1) one left join accounts ma on ma.id = m.account_id)`;

/** The clubs among these to which the person was proposed before, by whomever, with what a proposer is told of it. */
export async function listEarlierProposals(
  db: Queryable,
  proposed: Proposed,
  teamIds: readonly number[],
  caller: { accountId: number; agentId: number | null },
): Promise<EarlierRow[]> {
  const { playerId, coachingStaffId } = proposed;
  const people =
    playerId === null
      ? sql`${members}${coachingStaffId} and ${looksAlike(sameMemberName)}`
      : sql`${players}${playerId} and ${looksAlike(samePlayerName)}`;
  const isOpen = sql`n.status = any(${[...openStatuses]})`;
  const found = await sql<EarlierRow>`
    select n.team_id, t.name as team_name, bool_or(${isOpen}) as open,
      bool_or(r.proposer_account_id = ${caller.accountId} or coalesce(r.agent_id = ${caller.agentId}, false)) as yours,
      bool_or(o.id = m.id and ${isOpen}) as refused
    from negotiations n join proposals r on r.id = n.proposal_id join teams t on t.id = n.team_id ${people}
    where n.team_id = any(${[...teamIds]})
    group by n.team_id, t.name order by t.name, n.team_id`.execute(db);
  return found.rows;
}
