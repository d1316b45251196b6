import { sql } from 'kysely';
import type { Database } from '../../src/platform/database/database.ts';

/**
 * A market of any size, made by the database itself, the same for the same numbers: one club, and agents with players,
 * and active requests. Distributions are those of a real market, empty fields included. For bulk comparison and figures.
 */
export async function fillMarket(
  db: Database,
  size: { players: number; requests: number; agents: number; clubs: number },
  at: Date,
): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`select setseed(0.42)`.execute(connection);
    await sql`
      insert into accounts (email, password_hash, name, surname, profile, agent_type, terms_version, terms_accepted_at, activated_at, created_at)
      select 'market-' || n || '@test.example', 'x', 'Agente', 'N' || n, 2, 0, 'test', ${at}, ${at}, ${at}
      from generate_series(1, ${size.agents}::int) n`.execute(connection);
    await sql`
      insert into agents (account_id, updated_at)
      select id, ${at} from accounts where email like 'market-%' order by id`.execute(connection);
    await sql`
      insert into teams (name, profile, country, city, level, created_at, updated_at)
      select 'Club ' || n, 1, 'IT', 'Padova', 3, ${at}, ${at} from generate_series(1, ${size.clubs}::int) n`.execute(
      connection,
    );
    await sql`create temporary table places as
      select array['IT','IT','IT','IT','IT','IT','IT','IT','ES','ES','FR','FR','DE','DE','PT','GB','AT','CH','BE','MT']::char(2)[] as c`.execute(
      connection,
    );
    await sql`
      insert into players (profile, agent_id, name, surname, born_date, principal_role, secondary_role, contractual_status, foot,
        height_cm, nationality, eu_passport, country, requested_salary_cents, refund_range, current_level, search_levels,
        countries_interested, skills, immediate_availability, on_market, signed_season, created_at, updated_at,
        region, salary_cents, player_value_cents)
      select 3, (select min(id) from agents) + n % ${size.agents}::int, 'Nome', 'N' || n,
        case when random() > 0.01 then date '1988-01-01' + (random() * 8000)::int end,
        case when r.role > 0 then r.role end,
        case when random() < 0.6 then case when r.role in (1, 11) then 10 else r.role + 1 end end,
        case when random() < 0.9 then (random() < 0.5)::int end,
        case when random() < 0.9 then (array[0, 0, 0, 1, 1, 2])[1 + (random() * 5)::int] end,
        case when random() < 0.9 then 165 + (random() * 30)::int end,
        (array['IT','IT','IT','IT','ES','FR','BR','AR'])[1 + n * 3 % 8], case when random() < 0.95 then random() < 0.85 end,
        case when random() < 0.95 then (select c[1 + (random() * 19)::int + n * 0] from places) end,
        case when random() < 0.6 then (300 + (random() * 30)::int * 100) * 100 end,
        case when random() < 0.6 then (random() * 4)::int end,
        case when random() < 0.8 then r.level end,
        case when random() < 0.2 then '{}' when random() < 0.3 then array[r.level]
          when random() < 0.5 then array[r.level, least(r.level + 1, 14)] else array[greatest(r.level - 1, 0), r.level, 15] end::smallint[],
        case when random() < 0.3 then '{}' else (select array[c[1 + (random() * 19)::int + n * 0], c[1 + (random() * 19)::int]] from places) end,
        case when random() < 0.3 then '{}' else array[1 + (random() * 39)::int, 1 + (random() * 39)::int, 1 + (random() * 39)::int,
          1 + (random() * 9)::int, 1 + (random() * 9)::int] end::smallint[],
        case when random() < 0.9 then random() < 0.5 end, random() > 0.02, case when random() < 0.02 then 2026 end,
        ${at}, ${at}::timestamptz - (random() * 100 * 86400)::int * interval '1 second',
        (array['LOM','VEN','LAZ','PIE','CAM','SIC','TOS','EMR'])[1 + n * 7 % 8], case when n % 5 < 3 then n * 37 % 5000 * 100 end,
        case when n % 7 < 4 then n * 53 % 500000 * 100 end
      from (select n, (random() * 11)::int as role, least(2 + (random() * random() * 9)::int, 14) as level
            from generate_series(1, ${size.players}::int) n) r`.execute(connection);
    await sql`
      insert into requests (team_id, season, role, level, country, over_age, under_age, offer_cents, refund_range, contractual_status,
        immediate_availability, foot, min_height_cm, eu_passport, skills, created_at, updated_at, city)
      select (select min(id) from teams where name like 'Club %') + n % ${size.clubs}::int, 2026, 1 + (random() * 10)::int,
        case when random() < 0.05 then 15 else least(2 + (random() * random() * 9)::int, 14) end,
        (select c[1 + (random() * 19)::int + n * 0] from places),
        case when random() < 0.3 then 18 + (random() * 6)::int end,
        case when random() < 0.6 then 24 + (random() * 10)::int end,
        case when random() < 0.5 then (500 + (random() * 30)::int * 100) * 100 end,
        case when random() < 0.5 then (random() * 4)::int end,
        case when random() < 0.3 then (random() < 0.5)::int end, random() < 0.3,
        case when random() < 0.3 then (random() * 2)::int end,
        case when random() < 0.3 then 170 + (random() * 20)::int end, random() < 0.15,
        case when random() < 0.2 then array[1 + (random() * 9)::int, 12] when random() < 0.1 then array[5] else '{}' end::smallint[],
        ${at}, ${at}::timestamptz - (random() * 60 * 86400)::int * interval '1 second', 'Padova'
      from generate_series(1, ${size.requests}::int) n`.execute(connection);
    await sql`drop table places`.execute(connection);
    await sql`reset statement_timeout`.execute(connection);
  });
  await sql`analyze`.execute(db);
}
