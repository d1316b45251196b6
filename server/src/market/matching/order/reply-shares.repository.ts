import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database/database.ts';

/** How much somebody who keeps records answers, in whole percent; one of the ids is set. */
export interface ReplyShare {
  agent_id: number | null;
  team_id: number | null;
  coaching_staff_id: number | null;
  percent: number;
}

/** Writes the shares to the players of those who answer, for the order of matches; of everybody else they are not known. */
export async function saveReplyShares(tx: Transaction, shares: readonly ReplyShare[]): Promise<void> {
  const of = (owner: 'agent_id' | 'team_id' | 'coaching_staff_id') => {
    const known = shares.flatMap((share) => {
      const id = share[owner];
      return id === null ? [] : [{ id, percent: share.percent }];
    });
    return sql`unnest(${known.map(({ id }) => id)}::bigint[], ${known.map(({ percent }) => percent)}::smallint[])
      as ${sql.ref(`of_${owner}`)}(id, percent) on p.${sql.ref(owner)} = ${sql.ref(`of_${owner}.id`)}`;
  };
  await sql`
    update player_market m set reply_percent = now.percent
    from (select k.player_id, coalesce(of_agent_id.percent, of_team_id.percent, of_coaching_staff_id.percent) as percent
      from player_market k join players p on p.id = k.player_id
        left join ${of('agent_id')} left join ${of('team_id')} left join ${of('coaching_staff_id')}
      where k.reply_percent is distinct from coalesce(of_agent_id.percent, of_team_id.percent, of_coaching_staff_id.percent)
      order by k.player_id for no key update of k) as now
    where now.player_id = m.player_id`.execute(tx);
}
