import type { LicenceLine } from '@trattativa/domain/people/agent-licences';
import { sql } from 'kysely';
import type { Columns, Queryable } from '../../platform/database/database.ts';
import { onMarketSql } from './compared-pairs.repository.ts';
import { comparisonSql, kindConditions, prefilters } from './criteria.repository.ts';
import { asRequest, type PreviewedRequest } from './match-preview.repository.ts';

export interface MatchingAgentRow
  extends Columns<'agents', 'id' | 'society'>,
    Columns<'accounts', 'image_url'> {
  name: string;
  licence: LicenceLine | null;
  exact: number;
  potential: number;
  of_role: number;
}

export interface AgentsQuery {
  request: PreviewedRequest;
  /** `YYYY-MM-DD` */
  today: string;
  /** Born until this day: of age today (`YYYY-MM-DD`). */
  adultBornUntil: string;
  /** The agent who asks. */
  exceptAgentId: number | null;
  limit: number;
}

/**
 * The agents with players of the role on the market, by the number of those who match the unsaved request. Only adults count: a club
 * learns nothing of a minor who is in no deal with it. Everybody up to a cohort is of age; only players of the next one
 * are looked up.
 */
export async function listMatchingAgents(db: Queryable, query: AgentsQuery): Promise<MatchingAgentRow[]> {
  const { request, today, adultBornUntil, exceptAgentId, limit } = query;
  const adultCohort = Number(adultBornUntil.slice(0, 4)) - (adultBornUntil.slice(5) < '07-01' ? 1 : 0);
  const found = await sql<MatchingAgentRow>`
    with of_role as materialized (
      select p.agent_id, r.stated, case when ${prefilters.potential} then ${comparisonSql} end as compared
      from ${asRequest(request)} join player_market p on (p.role = ${request.role} or p.second_role = ${request.role})
      where ${onMarketSql(today)} and p.agent_id is not null
        and (p.cohort <= ${adultCohort} or p.cohort = ${adultCohort + 1} and exists (
          select from players x where x.id = p.player_id and x.born_date <= ${adultBornUntil}::date))
      offset 0
    ), counted as (
      select agent_id, count(*) filter (where ${kindConditions.exact}) as exact,
        count(*) filter (where ${kindConditions.potential}) as potential, count(*) as of_role
      from of_role group by agent_id)
    select g.id, trim(a.name || ' ' || a.surname) as name, g.society, a.image_url, licence_line(g.id) as licence, n.exact, n.potential, n.of_role
    from counted n join agents g on g.id = n.agent_id join accounts a on a.id = g.account_id
    where a.activated_at is not null and not a.is_staff and g.id is distinct from ${exceptAgentId}::bigint
    order by n.exact desc, n.potential desc, n.of_role desc, g.id limit ${limit}`.execute(db);
  return found.rows;
}
