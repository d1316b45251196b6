import { minJudgedByPay } from '@trattativa/domain/market/matching/hidden-pay';
import type { LicenceLine } from '@trattativa/domain/people/agent-licences';
import { sql } from 'kysely';
import type { Columns, Queryable } from '../../../platform/database/database.ts';
import { onMarketSql } from '../compared-pairs.repository.ts';
import { apartFromPay, countsWithPay, payAlone, prefilterApartFromPay } from '../criteria.repository.ts';
import { asRequest, type PreviewedRequest } from '../match-preview.repository.ts';

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
 * are looked up. Of each agent's players pay narrows the counts as `narrowedByPay` says.
 */
export async function listMatchingAgents(db: Queryable, query: AgentsQuery): Promise<MatchingAgentRow[]> {
  const { request, today, adultBornUntil, exceptAgentId, limit } = query;
  const adultCohort = Number(adultBornUntil.slice(0, 4)) - (adultBornUntil.slice(5) < '07-01' ? 1 : 0);
  const found = await sql<MatchingAgentRow>`
    with of_role as materialized (
      select p.agent_id, case when ${prefilterApartFromPay} then ${apartFromPay.withTerms} end as apart,
        case when ${prefilterApartFromPay} then ${payAlone} end as pay
      from ${asRequest(request)} join player_market p on (p.role = ${request.role} or p.second_role = ${request.role})
      where ${onMarketSql(today)} and p.agent_id is not null
        and (p.cohort <= ${adultCohort} or p.cohort = ${adultCohort + 1} and exists (
          select from players x where x.id = p.player_id and x.born_date <= ${adultBornUntil}::date))
      offset 0
    ), counted as (
      select agent_id, ${countsWithPay},
        count(*) as of_role
      from of_role group by agent_id
    ), given as (
      select agent_id, of_role, ${narrowedSql('exact')} as exact,
        ${narrowedSql('potential')} + case when exact_apart < ${sql.lit(minJudgedByPay)} then 0 else turned end as potential
      from counted)
    select g.id, trim(a.name || ' ' || a.surname) as name, g.society, a.image_url, licence_line(g.id) as licence, n.exact, n.potential, n.of_role
    from given n join agents g on g.id = n.agent_id join accounts a on a.id = g.account_id
    where a.activated_at is not null and not a.is_staff and g.id is distinct from ${exceptAgentId}::bigint
    order by n.exact desc, n.potential desc, n.of_role desc, g.id limit ${limit}`.execute(db);
  return found.rows;
}

/** `narrowedByPay` of one kind. */
function narrowedSql(kind: 'exact' | 'potential') {
  const [apart, withPay] = [sql.ref(`${kind}_apart`), sql.ref(kind)];
  return sql`case when ${apart} < ${sql.lit(minJudgedByPay)} then ${apart} else ${withPay} end`;
}
