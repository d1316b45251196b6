import type pg from 'pg';

/**
 * Creates this many negotiations with their timelines and this many offers, spread over the market's players, agents and
 * clubs and over a year. The open ones have recent messages. Otherwise the sweep of silent negotiations would process
 * 10,000 of them during another measurement.
 */
export async function fillDeals(client: pg.Client, number: number): Promise<void> {
  await client.query('set statement_timeout = 0');
  await client.query(
    `create temporary table deals as
     select p.id as player_id, g.id as agent_id, g.account_id, t.id as team_id, n % 6 as status,
       now() - (n * 37 % 31536000) * interval '1 second' as at, n
     from (select id, agent_id, row_number() over (order by id) as n from players order by id limit ${number}) p
     join agents g on g.id = p.agent_id
     join (select id, row_number() over (order by id) - 1 as place, count(*) over () as total from teams) t
       on t.place = p.n * 7 % t.total`,
  );
  await client.query(
    `with proposed as (
       insert into proposals (agent_id, player_id, proposer_account_id, price_cents, level, created_at)
       select agent_id, player_id, account_id, 5000000, 3, at from deals returning id, player_id)
     insert into negotiations (proposal_id, player_id, team_id, status, cause, signed_by_team_at, waiting_since,
       last_activity_at, created_at, changed_at)
     select r.id, d.player_id, d.team_id, d.status, case when d.status = 3 then 'refusedByClub' end,
       case when d.status = 5 then d.at end, d.at, case when d.status in (0, 1, 2) then now() else d.at end, d.at, d.at
     from deals d join proposed r on r.player_id = d.player_id`,
  );
  await client.query(
    `insert into negotiation_changes (negotiation_id, version, at, from_status, to_status, by_side, actor_id, cause, signature)
     select n.id, s.version, n.created_at + (s.version - 1) * (1 + n.id * 31 % 200) * interval '1 hour', s.from_status,
       s.to_status, s.by_side, case when s.by_side <> 'system' then 1 end,
       case when s.to_status = 3 then 'refusedByClub' end, s.signature
     from negotiations n join (values
       (1, null::smallint, 0, 'proposer', null, '{0,1,2,3,4,5}'::int[]), (2, 0, 1, 'system', null, '{1,2,3,4,5}'),
       (3, 1, 2, 'club', null, '{2,3,4,5}'), (4, 2, 3, 'club', null, '{3}'), (4, 2, 4, 'club', null, '{4}'),
       (4, 2, 2, 'club', 'signed', '{5}'), (5, 2, 5, 'proposer', null, '{5}')
     ) as s (version, from_status, to_status, by_side, signature, statuses) on n.status = any(s.statuses)`,
  );
  await client.query(
    `with offered as (
       insert into offers (team_id, player_id, status, reason, salary_cents, waiting_since, created_at, changed_at)
       select team_id, player_id, status, case status when 1 then 'money' when 5 then 'byClub' end,
         (800 + n % 60 * 100) * 100, at, at, at
       from deals returning id, player_id, salary_cents)
     insert into offer_revisions (offer_id, number, at, by_side, actor_id, salary_cents, level, season, months, city, country,
       food, travel_ticket)
     select o.id, 1, d.at, 'club', d.account_id, o.salary_cents, 3, 2026, 10, 'Padova', 'IT', false, false
     from offered o join deals d on d.player_id = o.player_id`,
  );
  await client.query('drop table deals');
  await client.query('analyze');
}
