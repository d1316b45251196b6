import type { OngoingNegotiation } from '@trattativa/contract/room/chat/endpoints';
import { sql } from 'kysely';
import { sqlOpenNegotiations } from '../../../deals/sql-names.ts';
import type { Columns, Queryable } from '../../../platform/database/database.ts';
import { username } from './contacts.repository.ts';

export interface OngoingRow extends Columns<'negotiations', 'id' | 'created_at' | 'changed_at'> {
  conversation_id: number | null;
  status: OngoingNegotiation['status'];
  player: string;
  team_id: number;
  team: string;
  team_profile: OngoingNegotiation['team']['profile'];
  users: OngoingNegotiation['users'];
  unread: number;
  total: number;
}

/**
 * Negotiations of an account that are neither rejected nor signed: proposed by it, to its club, or with it as
 * a member of the conversation. Begun from `start` until before `end`.
 */
export async function listOngoing(
  db: Queryable,
  question: { accountId: number; start: Date; end: Date; limit: number },
): Promise<OngoingRow[]> {
  const { accountId, start, end, limit } = question;
  const found = await sql<OngoingRow>`
    with mine as (
      select n.id from negotiations n join proposals r on r.id = n.proposal_id where r.proposer_account_id = ${accountId}
      union
      select n.id from team_members tm join proposals r on r.proposer_team_id = tm.team_id
      join negotiations n on n.proposal_id = r.id where tm.account_id = ${accountId}
      union
      select n.id from team_members tm join negotiations n on n.team_id = tm.team_id where tm.account_id = ${accountId}
      union
      select c.negotiation_id from conversation_members cm join conversations c on c.id = cm.conversation_id
      where cm.account_id = ${accountId} and cm.left_at is null and c.negotiation_id is not null
    )
    select n.id, c.id as conversation_id, n.status, n.created_at, n.changed_at, t.id as team_id, t.name as team,
           t.profile as team_profile,
           trim(coalesce(p.name || ' ' || p.surname, coalesce(a.name, s.name) || ' ' || coalesce(a.surname, s.surname))) as player,
           coalesce((
             select jsonb_agg(jsonb_build_object('id', who.account_id, 'name', ${username},
                              'profile', case u.profile when 6 then 1 else u.profile end)
                              order by who.joined_at, who.account_id)
             from conversation_members who join accounts u on u.id = who.account_id
             where who.conversation_id = c.id and who.left_at is null and u.profile is not null), '[]') as users,
           (select count(*) from conversation_members cm join messages m on m.conversation_id = cm.conversation_id
              and m.seq > greatest(cm.last_read_seq, cm.hidden_up_to_seq) and m.from_id is distinct from cm.account_id
            where cm.conversation_id = c.id and cm.account_id = ${accountId} and cm.left_at is null) as unread,
           count(*) over () as total
    from mine join negotiations n on n.id = mine.id
    join teams t on t.id = n.team_id
    left join conversations c on c.negotiation_id = n.id
    left join players p on p.id = n.player_id
    left join coaching_staff s on s.id = n.coaching_staff_id
    left join accounts a on a.id = s.account_id
    where n.status in (${sqlOpenNegotiations}) and n.created_at >= ${start} and n.created_at < ${end}
    order by n.changed_at desc, n.id desc limit ${limit}`.execute(db);
  return found.rows;
}
