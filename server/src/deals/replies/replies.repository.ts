import type { RejectionReason } from '@trattativa/domain/deals/rejection-reasons';
import { daysToAnswerRequest } from '@trattativa/domain/deals/reply-figures';
import { sql } from 'kysely';
import type { ReplyShare } from '../../market/matching.ts';
import { sqlRequest } from '../../market/sql-names.ts';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { coachSides } from '../coach-sides/coach-sides.repository.ts';

export interface ReplyFigureRow {
  id: number;
  asked: number;
  answered: number;
  median_hours: number | null;
}

/** The coach whose account proposes for nobody else, or is asked. */
const coachOf = sql`(select c.id from coaching_staff c where c.account_id = r.proposer_account_id and c.deleted_at is null
  and r.agent_id is null and r.proposer_team_id is null)`;

/**
 * What clubs, agents and coaches were asked, when it reached them, and their first answer: proposals to clubs; enquiries to
 * who keeps the player; offers to who keeps the player, or to the coach or the agent who answers for them; requests to their recipients. An answer is a refusal,
 * a trial, a signature, the answer to an enquiry or to a request, or any reply to an offer. Silence is what was closed by it, an
 * offer that expired, and a request that was closed when it had been there long enough: the rule of `replyFigures`.
 */
const questions = sql`
  select n.team_id, null::bigint as agent_id, null::bigint as coaching_staff_id, m.sent_at as delivered_at, m.answered_at,
    n.cause = 'lapsed' as lapsed
  from negotiations n join negotiation_milestones m on m.negotiation_id = n.id
  where n.begun_by = 'proposer' and m.sent_at is not null
  union all
  select r.proposer_team_id, r.agent_id, ${coachOf}, m.sent_at,
    (select min(c.at) from negotiation_changes c where c.negotiation_id = n.id and c.by_side = 'proposer'
       and (c.answer is not null or c.cause = 'refusedByKeeper')),
    n.cause = 'lapsed' and n.awaits_answer
  from negotiations n join negotiation_milestones m on m.negotiation_id = n.id join proposals r on r.id = n.proposal_id
  where n.begun_by = 'club' and m.sent_at is not null
  union all
  select p.team_id, coalesce(p.agent_id, s.agent_id),
    coalesce(p.coaching_staff_id, case when s.agent_id is null then o.coaching_staff_id end), o.created_at,
    (select min(c.at) from offer_changes c where c.offer_id = o.id and c.by_side = 'recipient'
       and c.act in ('accepted', 'rejected', 'revised')),
    o.reason = 'expired'
  from offers o left join players p on p.id = o.player_id left join (${coachSides}) s on s.offer_id = o.id and s.answers
  union all
  select x.team_id, x.agent_id, x.coaching_staff_id, x.sent_at, w.answered_at,
    exists (select from request_status_changes c where c.request_id = x.request_id and c.to_status = ${sqlRequest.closed}
      and c.at >= x.sent_at + make_interval(days => ${daysToAnswerRequest}::int)
      and (w.answered_at is null or c.at < w.answered_at))
  from request_recipients x left join request_answers w on w.recipient_id = x.id where x.sent_at is not null`;

/** Replaces the figures of everybody by those of now. */
export async function replaceReplyFigures(tx: Transaction, at: Date): Promise<void> {
  await sql`delete from reply_figures`.execute(tx);
  await sql`
    insert into reply_figures (team_id, agent_id, coaching_staff_id, asked, answered, median_hours, computed_at)
    select team_id, agent_id, coaching_staff_id, count(*), count(answered_at),
      round((percentile_cont(0.5) within group (order by extract(epoch from answered_at - delivered_at) / 3600))::numeric, 2),
      ${at}::timestamptz
    from (${questions}) q
    where (answered_at is not null or lapsed) and num_nonnulls(team_id, agent_id, coaching_staff_id) = 1
    group by team_id, agent_id, coaching_staff_id`.execute(tx);
}

/** The figures of those of these clubs, agents or coaches who were asked often enough. */
export async function listReplyFigures(
  db: Queryable,
  of: 'team_id' | 'agent_id' | 'coaching_staff_id',
  ids: readonly number[],
  fewest: number,
): Promise<ReplyFigureRow[]> {
  const found = await sql<ReplyFigureRow>`
    select ${sql.ref(of)} as id, asked, answered, median_hours::float8 as median_hours from reply_figures
    where ${sql.ref(of)} = any(${[...ids]}::bigint[]) and asked >= ${fewest} order by 1`.execute(db);
  return found.rows;
}

/** How much everybody who was asked often enough answers, in whole percent. */
export async function listReplyShares(db: Queryable, fewest: number): Promise<ReplyShare[]> {
  const found = await sql<ReplyShare>`
    select agent_id, team_id, coaching_staff_id, answered * 100 / asked as percent from reply_figures
    where asked >= ${fewest}`.execute(db);
  return found.rows;
}

/** How often clubs refused proposals of a person, by the code of the reason; the most frequent first. */
export async function listRefusals(
  db: Queryable,
  accountId: number,
): Promise<{ reason_code: RejectionReason | null; count: number }[]> {
  const found = await sql<{ reason_code: RejectionReason | null; count: number }>`
    select n.reason_code, count(*)::int as count from negotiations n join players p on p.id = n.player_id
    where p.account_id = ${accountId} and n.cause = 'refusedByClub'
    group by n.reason_code order by count(*) desc, n.reason_code nulls last`.execute(db);
  return found.rows;
}
