import type { FirstStepName } from '@trattativa/domain/insight/first-steps';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';

type Facts<Name extends FirstStepName> = Record<Name, boolean>;

async function oneRow<Row>(db: Queryable, question: RawBuilder<Row>): Promise<Row> {
  const found = await question.execute(db);
  return found.rows[0] as Row;
}

/** What a club has done: what others see of it, its first request, and the first person on the other side. */
export function readClubFacts(db: Queryable, teamId: number): Promise<Facts<'club' | 'request' | 'contact'>> {
  return oneRow(
    db,
    sql<Facts<'club' | 'request' | 'contact'>>`
    select
      exists (select from teams t where t.id = ${teamId}
        and t.level is not null and t.city <> '' and t.picture_url is not null) as club,
      exists (select from requests r where r.team_id = ${teamId}) as request,
      (exists (select from candidates c join requests r on r.id = c.request_id where r.team_id = ${teamId})
        or exists (select from negotiations n where n.team_id = ${teamId})
        or exists (select from team_members tm join conversation_members cm on cm.account_id = tm.account_id
          where tm.team_id = ${teamId})) as contact`,
  );
}

/** What an agent has done: the first player, the first mandate, the first proposal. */
export function readAgentFacts(
  db: Queryable,
  agentId: number,
): Promise<Facts<'player' | 'mandate' | 'proposal'>> {
  return oneRow(
    db,
    sql<Facts<'player' | 'mandate' | 'proposal'>>`
    select
      exists (select from players p where p.agent_id = ${agentId} and p.deleted_at is null) as player,
      exists (select from mandates m where m.agent_id = ${agentId}) as mandate,
      exists (select from proposals r where r.agent_id = ${agentId}) as proposal`,
  );
}

/** What a coach keeps, and what a scout has seen. */
export function readCoachingFacts(
  db: Queryable,
  coachingStaffId: number,
  accountId: number,
): Promise<Facts<'players' | 'evaluation' | 'shortlist'>> {
  return oneRow(
    db,
    sql<Facts<'players' | 'evaluation' | 'shortlist'>>`
    select
      exists (select from players p
        where p.coaching_staff_id = ${coachingStaffId} and p.deleted_at is null) as players,
      exists (select from player_evaluations e where e.account_id = ${accountId}) as evaluation,
      exists (select from scout_shortlists s join scout_shortlist_players sp on sp.shortlist_id = s.id
        where s.coaching_staff_id = ${coachingStaffId} and s.deleted_at is null) as shortlist`,
  );
}
