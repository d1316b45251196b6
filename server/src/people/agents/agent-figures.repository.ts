import type { FigureLine } from '@trattativa/contract/people/agents/figures';
import type { FigureName } from '@trattativa/domain/people/players/figure-names';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { dealsOfPeople } from '../deals-of-people.ts';

export interface FiguresRow {
  value_cents: number;
  players: number;
  revenue_cents: number;
  on_market: number;
  covered: number;
  clubs: number;
}

/**
 * The figures of every agent selected by `agents` (a condition on `g`); docs/agent-figures.md defines them.
 */
function figuresOf(agents: RawBuilder<unknown>): RawBuilder<unknown> {
  const deals = dealsOfPeople.get();
  return sql`
    select g.id as agent_id, coalesce(f.value_cents, 0)::bigint as value_cents, coalesce(f.players, 0)::int as players,
      coalesce(d.revenue_cents, 0)::bigint as revenue_cents, coalesce(f.on_market, 0)::int as on_market,
      coalesce(f.covered, 0)::int as covered, coalesce(c.clubs, 0)::int as clubs
    from agents g
    left join lateral (
      select sum(p.player_value_cents) as value_cents, count(*) as players, count(*) filter (where p.on_market) as on_market,
        count(*) filter (where p.on_market and ${deals.isNegotiated(sql`p.id`)}) as covered
      from players p where p.agent_id = g.id and p.deleted_at is null) f on true
    left join lateral (
      select sum(best) as revenue_cents from (
        select max(n.commission_cents) as best from (${deals.proposedNegotiations()}) n
        where n.agent_id = g.id and n.is_open and n.proposed_id is not null
        group by n.proposed_id) of_player) d on true
    left join lateral (
      select count(distinct n.team_id) as clubs from (${deals.proposedNegotiations()}) n
      where n.agent_id = g.id) c on true
    where ${agents}`;
}

export async function readFigures(db: Queryable, agentId: number): Promise<FiguresRow | null> {
  const found = await sql<FiguresRow & { agent_id: number }>`${figuresOf(sql`g.id = ${agentId}`)}`.execute(
    db,
  );
  return found.rows[0] ?? null;
}

/** Saves the figures of every agent for the week that begins on this Monday, unless saved already. */
export async function saveFigures(db: Queryable, week: string, at: Date): Promise<void> {
  const missing = sql`not exists (select 1 from agent_figures k where k.agent_id = g.id and k.week = ${week}::date)`;
  await sql`
    insert into agent_figures (agent_id, week, value_cents, players, revenue_cents, on_market, covered, clubs, taken_at)
    select agent_id, ${week}::date, value_cents, players, revenue_cents, on_market, covered, clubs, ${at}::timestamptz
    from (${figuresOf(missing)}) as figures on conflict do nothing`.execute(db);
}

/** The figures of the last weeks, oldest first. */
export async function listWeeks(
  db: Queryable,
  agentId: number,
  count: number,
): Promise<(FiguresRow & { week: string })[]> {
  const found = await sql<FiguresRow & { week: string }>`
    select * from (
      select week, value_cents, players, revenue_cents, on_market, covered, clubs from agent_figures
      where agent_id = ${agentId} order by week desc limit ${count}) as last order by week`.execute(db);
  return found.rows;
}

interface LineRow {
  id: number;
  name: string;
  detail: string;
  amount_cents: number | null;
  negotiations: number;
  counts: boolean;
}

/** Each player of the portfolio with the contribution to a figure. */
function playerLines(agentId: number, amount: RawBuilder<unknown>, counts: RawBuilder<unknown>) {
  return sql`
    select p.id, trim(p.name || ' ' || p.surname) as name, p.current_club as detail, ${amount} as amount_cents,
      coalesce(o.negotiations, 0)::int as negotiations, ${counts} as counts
    from players p left join lateral (
      select count(*) as negotiations, max(n.commission_cents)::bigint as best
      from (${dealsOfPeople.get().proposedNegotiations()}) n
      where n.player_id = p.id and n.is_open) o on true
    where p.agent_id = ${agentId} and p.deleted_at is null`;
}

const nothing = sql`null::bigint`;

function linesOf(figure: FigureName, agentId: number): RawBuilder<unknown> {
  const proposed = dealsOfPeople.get().proposedNegotiations();
  if (figure === 'value')
    return playerLines(agentId, sql`p.player_value_cents`, sql`p.player_value_cents is not null`);
  if (figure === 'players') return playerLines(agentId, nothing, sql`true`);
  if (figure === 'coverage')
    return sql`select * from (${playerLines(agentId, nothing, sql`coalesce(o.negotiations, 0) > 0`)} and p.on_market) as l`;
  if (figure === 'revenue') {
    // By the agent's proposals, like the figure: the player may have left the portfolio meanwhile.
    return sql`
      select p.id, trim(p.name || ' ' || p.surname) as name, p.current_club as detail,
        max(n.commission_cents)::bigint as amount_cents, count(*)::int as negotiations, true as counts
      from (${proposed}) n join players p on p.id = n.proposed_id
      where n.agent_id = ${agentId} and n.is_open group by p.id`;
  }
  return sql`
    select t.id, t.name, t.city as detail, ${nothing} as amount_cents, count(*)::int as negotiations, true as counts
    from (${proposed}) n join teams t on t.id = n.team_id
    where n.agent_id = ${agentId} group by t.id`;
}

/** The lines of a figure: those that count first, then the largest. The offset is the start of the page. */
export async function listFigureLines(
  db: Queryable,
  agentId: number,
  figure: FigureName,
  page: { limit: number; offset: number },
): Promise<{ lines: FigureLine[]; total: number }> {
  const lines = linesOf(figure, agentId);
  const [found, counted] = await Promise.all([
    sql<LineRow>`
      select * from (${lines}) as l
      order by l.counts desc, l.amount_cents desc nulls last, l.negotiations desc, fold_text(l.name), l.id
      limit ${page.limit} offset ${page.offset}`.execute(db),
    sql<{ total: number }>`select count(*) as total from (${lines}) as l`.execute(db),
  ]);
  return {
    lines: found.rows.map(({ amount_cents, ...line }) => ({
      ...line,
      amount: amount_cents === null ? null : amount_cents / 100,
    })),
    total: counted.rows[0]?.total ?? 0,
  };
}
