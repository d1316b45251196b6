import { sql } from 'kysely';
import { sqlNegotiation } from '../../deals/sql-names.ts';
import { readFigures } from '../../people/agents/agent-figures.repository.ts';
import { addDays, dayOf } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';

/** Figures of a past week: a fraction of each agent's present figures. */
export async function insertDemoFigures(db: Database, week: string, share: number, at: Date): Promise<void> {
  const agents = await sql<{ id: number }>`select id from agents order by id`.execute(db);
  for (const { id } of agents.rows) {
    const now = await readFigures(db, id);
    if (!now) continue;
    const part = (amount: number) => Math.round(amount * share);
    // Whole euros, as people state values.
    const money = (cents: number) => Math.round((cents * share) / 100_000) * 100_000;
    await sql`
      insert into agent_figures (agent_id, week, value_cents, players, revenue_cents, on_market, covered, clubs, taken_at)
      values (${id}, ${week}, ${money(now.value_cents)}, ${part(now.players)}, ${part(now.revenue_cents)},
              ${part(now.on_market)}, ${part(now.covered * share)}, ${part(now.clubs)}, ${at})
      on conflict do nothing`.execute(db);
  }
}

/** A player of the agent in an open negotiation; the name as in the portfolio. */
export async function findDemoTalkedAbout(
  db: Database,
  agentId: number,
): Promise<{ playerId: number; playerName: string } | null> {
  const found = await sql<{ playerId: number; playerName: string }>`
    select p.id as "playerId", p.name || ' ' || p.surname as "playerName"
    from players p join negotiations n on n.player_id = p.id
    where p.agent_id = ${agentId} and n.status = ${sqlNegotiation.viewed} and p.account_id is null
      and n.signed_by_team_at is null and not exists (select from offers o where o.player_id = p.id)
    order by n.id desc limit 1`.execute(db);
  return found.rows[0] ?? null;
}

/** Fields added to a player: place, minutes of last season, and wishes besides money. Money in euro cents. */
export interface DemoPlayerDetails {
  id: number;
  city: string;
  region: string | null;
  minutes: number;
  food: boolean | null;
  accommodation: number | null;
  feeMin: number | null;
  feeMax: number | null;
}

interface DemoPlayerHome {
  id: number;
  country: string | null;
  level: number | null;
  born_date: string | null;
  /** A month, in euro cents. */
  asked: number | null;
}

export async function listDemoPlayerHomes(db: Database): Promise<DemoPlayerHome[]> {
  const found = await sql<DemoPlayerHome>`
    select id, country, current_level as level, born_date, requested_salary_cents as asked from players where city = '' and deleted_at is null order by id`.execute(
    db,
  );
  return found.rows;
}

/** Updates all in one statement, without changing the records' change dates. */
export async function updateDemoPlayerDetails(
  db: Database,
  details: readonly DemoPlayerDetails[],
): Promise<void> {
  await sql`
    update players p set city = d.city, region = d.region, minutes_percent = d.minutes, requested_food = d.food,
      requested_accommodation = d.accommodation, commission_fee_min_cents = d."feeMin", commission_fee_max_cents = d."feeMax"
    from jsonb_to_recordset(${JSON.stringify(details)}::jsonb) as d(
      id bigint, city text, region text, minutes smallint, food boolean, accommodation smallint,
      "feeMin" bigint, "feeMax" bigint)
    where p.id = d.id`.execute(db);
}

export interface DemoLogin {
  accountId: number;
  agentId: number | null;
  coachingStaffId: number | null;
}

/** Account and profile by the first part of a demo login: `coach` → coach@demo.test. */
export async function findDemoStaffLogin(db: Database, login: string): Promise<DemoLogin | null> {
  const found = await sql<DemoLogin>`
    select a.id as "accountId", g.id as "agentId", c.id as "coachingStaffId" from accounts a
    left join agents g on g.account_id = a.id left join coaching_staff c on c.account_id = a.id
    where a.email = ${`${login}@demo.test`}`.execute(db);
  return found.rows[0] ?? null;
}

/**
 * Opens the adults among these to scouts, those that the scout has evaluated first, until `count` are open.
 * Returns the opened ones that the scout has not evaluated, in the given order.
 */
export async function openDemoPlayersToScouts(
  db: Database,
  ids: readonly number[],
  { count, evaluatedBy, now }: { count: number; evaluatedBy: number; now: Date },
): Promise<number[]> {
  const adultsBornBy = dayOf(addDays(now, -19 * 365));
  const opened = await sql<{ id: number; evaluated: boolean; place: number }>`
    with candidates as (
      select p.id, g.place, e.player_id is not null as evaluated
      from unnest(${[...ids]}::bigint[]) with ordinality as g (id, place) join players p on p.id = g.id
      left join player_evaluations e on e.player_id = p.id and e.account_id = ${evaluatedBy}
      where p.born_date <= ${adultsBornBy}
      order by evaluated desc, g.place limit ${count})
    update players p set open_to_scouts = true from candidates c where p.id = c.id
    returning p.id, c.evaluated, c.place`.execute(db);
  return opened.rows
    .filter(({ evaluated }) => !evaluated)
    .sort((one, other) => one.place - other.place)
    .map(({ id }) => id);
}

/** The full names of everybody there is, so that nobody else is given one of them. */
export async function listDemoNames(db: Database): Promise<string[]> {
  const found = await sql<{ name: string }>`
    select name || ' ' || surname as name from players union select name || ' ' || surname from accounts
    union select name || ' ' || surname from coaching_staff union select name from team_org_chart order by 1`.execute(
    db,
  );
  return found.rows.map(({ name }) => name);
}
