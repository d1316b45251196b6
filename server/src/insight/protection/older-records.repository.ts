import type { FindingKind } from '@trattativa/domain/insight/protection-findings';
import { sql } from 'kysely';
import { sqlOpenNegotiations, sqlOpenOffers } from '../../deals/sql-names.ts';
import { sqlProfile } from '../../identity/sql-names.ts';
import { sqlCandidate } from '../../market/sql-names.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { sqlMandate } from '../../representation/sql-names.ts';

/** A running record about a minor, with what the rules need to know of it. */
export interface OlderRecord {
  kind: FindingKind;
  record_id: number;
  player_id: number;
  agent_id: number | null;
  team_id: number | null;
  /** What an agent asks on it. */
  cents: number | null;
  percent: number | null;
  /** The day whose rules count; null: today. */
  day: string | null;
  /** Whether a guardian confirmed, by mail or by a form that staff checked, a mandate that is confirmed; null for other records. */
  by_guardian: boolean | null;
  /** Whether a negotiation is a club's enquiry that has no answer yet; null for other records. */
  awaits_answer: boolean | null;
}

/** How long after the removal of a minor's record an adult of that name, entered by anybody, is looked at. */
const enteredAgainDays = 90;

/** Mandates, negotiations, offers, candidates and commissions that go on, about players who are, or were at the signature, minors or of unknown age. */
export async function listRecordsOfMinors(db: Queryable, today: string): Promise<OlderRecord[]> {
  const found = await sql<OlderRecord>`
    with records as (
      select 'mandate' as kind, m.id as record_id, m.player_id, m.agent_id, null::bigint as team_id, m.fee_cents as cents,
        m.fee_percent as percent, null::text as day,
        case when m.status = ${sqlMandate.confirmed} then coalesce(m.confirmed_way = 'guardianForm', false) or exists (
          select 1 from mandate_changes c
          where c.mandate_id = m.id and c.to_status = ${sqlMandate.confirmed} and c.mover = 'guardian') end as by_guardian,
        null::boolean as awaits_answer
      from mandates m
      where m.status in (${sqlMandate.proposed}, ${sqlMandate.confirmed}) and m.ends_on >= ${today}::date
      union all
      select 'negotiation', n.id, n.player_id, r.agent_id, n.team_id, r.commission_cents, r.commission_percent, null, null,
        n.awaits_answer
      from negotiations n join proposals r on r.id = n.proposal_id where n.status in (${sqlOpenNegotiations})
      union all
      select 'offer', o.id, o.player_id, null, o.team_id, v.commission_cents, v.commission_percent, null, null, null
      from offers o join offer_revisions v on v.offer_id = o.id and v.number = o.revision
      where o.status in (${sqlOpenOffers})
      union all
      select 'candidate', c.id, c.player_id, null, q.team_id, null, null, null, null, null
      from candidates c join requests q on q.id = c.request_id
      where c.status in (${sqlCandidate.pending}, ${sqlCandidate.active})
      union all
      select 'commission', k.id, n.player_id, k.agent_id, k.team_id, coalesce(k.amount_cents, 1), k.percent,
        k.signed_on::text, null, null
      from commissions k join negotiations n on n.id = k.negotiation_id
      where not exists (select 1 from commission_instalments i where i.commission_id = k.id)
        or exists (select 1 from commission_instalments i where i.commission_id = k.id and i.waived_on is null))
    select r.* from records r join players p on p.id = r.player_id left join accounts a on a.id = p.account_id
    left join players own on own.account_id = p.account_id and own.profile = ${sqlProfile.player}
    where p.deleted_at is null
      and coalesce(greatest(coalesce(p.born_date, make_date(p.born_year, 12, 31)), own.born_date, a.born_date), ${today}::date)
        > coalesce(r.day::date, ${today}::date) - interval '18 years'
    order by r.kind, r.record_id`.execute(db);
  return found.rows;
}

/**
 * The records that state an adult's birth date although the person's account states a minor's, or a minor's record of that name:
 * one of the same portfolio, now or formerly; one of anybody's on the same birthday; one that was removed by anybody not long
 * before this record was entered.
 */
export async function listRaisedAges(db: Queryable, today: string): Promise<number[]> {
  const found = await sql<{ id: number }>`
    with adult as (select ${today}::date - interval '18 years' as born_until),
    minors as materialized (
      select m.id, m.agent_id, m.team_id, m.coaching_staff_id, m.deleted_at, to_char(m.born_date, 'MMDD') as birthday,
        name_words(names.full_name) as words
      from adult, players m left join player_imports i on i.id = m.import_id
      cross join lateral (
        select m.name || ' ' || m.surname as full_name
        union select e.full_name from earlier_names e where e.player_id = m.id) names
      where i.undone_at is null and coalesce(m.born_date, make_date(m.born_year, 12, 31)) > adult.born_until)
    select p.id from adult, players p join accounts a on a.id = p.account_id
    where p.deleted_at is null and p.born_date <= adult.born_until and a.born_date > adult.born_until
    union
    select p.id from adult, players p join minors m on m.words = name_words(p.name || ' ' || p.surname)
    where p.deleted_at is null and p.born_date <= adult.born_until and (
      m.agent_id = p.agent_id or m.team_id = p.team_id or m.coaching_staff_id = p.coaching_staff_id
      or m.birthday = to_char(p.born_date, 'MMDD')
      or p.created_at between m.deleted_at and m.deleted_at + ${enteredAgainDays} * interval '1 day')
    order by 1`.execute(db);
  return found.rows.map(({ id }) => id);
}
