-- Expand: exact matches stand in the order of their fitness, weighed as each club likes (docs/decisions/0190).

-- What a club asks of the order of its matches; without a row the preset is the usual one.
create table match_orders (
  team_id bigint primary key references teams (id) on delete cascade,
  preset text not null check (preset in ('balanced', 'ready', 'budget')),
  changed_at timestamptz not null
);

-- What a level of a country usually pays by the month: the median of comparable signed deals, of five at least; every night.
create table usual_pay (
  country char(2) not null,
  level smallint not null check (level between 0 and 15),
  monthly_cents bigint not null check (monthly_cents > 0),
  deals integer not null check (deals >= 5),
  primary key (country, level)
);

-- Levels of the bits given that are less than two tiers above the one played; the youth sector (15) stands beside the tiers.
create function reached_levels(levels integer, played smallint) returns integer
  language sql immutable parallel safe
  return case when played between 2 and 14 then levels & ~((1 << (played - 1)) - 1) else levels end;

alter table player_market
  add column played_level smallint,
  add column reached_levels integer not null default 0,
  add column contract_end date,
  add column mandate_confirmed boolean not null default false,
  -- of what was asked of who keeps the record, how much was answered, as of last night; null: asked too seldom
  add column reply_percent smallint check (reply_percent between 0 and 100);

-- The last part only where a level is out of reach: what was dismissed for all others stays dismissed.
create or replace function market_fingerprint(m player_market) returns bigint language sql stable parallel safe
  return hashtextextended(concat_ws('|', coalesce(m.role, 0), coalesce(m.second_role, 0),
    coalesce(m.cohort, 0), m.levels, m.places, coalesce(m.asked_cents, -1),
    coalesce(m.contractual_status, -1), coalesce(m.foot, -1), coalesce(m.height_cm, 0),
    coalesce(m.immediate_availability::int, -1), coalesce(m.eu_passport::int, -1), m.skill_bits,
    coalesce(m.born_year, 0), m.move_bits, coalesce(m.fee_cents, -1), coalesce(m.nationality, -1),
    coalesce(m.second_nationality, -1), coalesce(m.minutes, -1), coalesce(m.figures_season, 0),
    nullif(m.levels & ~m.reached_levels, 0)), 0);

create or replace function keep_player_market() returns trigger language plpgsql as $$
declare
  wanted smallint[] := case when cardinality(new.search_levels) > 0 then new.search_levels
    when new.current_level is not null then array[new.current_level] else '{}' end;
  -- the youth sector (15) is beside the tiers: it has no neighbour
  tiers integer;
  m player_market;
begin
  m.player_id := new.id;
  m.listed := new.on_market and new.deleted_at is null and new.principal_role is not null and new.born_date is not null;
  m.signed_season := new.signed_season;
  m.away_until := player_away_until(new);
  m.role := new.principal_role;
  m.second_role := new.secondary_role;
  m.cohort := extract(year from new.born_date) + (to_char(new.born_date, 'MMDD') > '0701')::int;
  m.levels := bits_of(wanted);
  tiers := m.levels & 32767;
  m.near_levels := m.levels | ((tiers << 1) & 32767) | (tiers >> 1);
  m.wanted_levels := wanted;
  m.contractual_status := new.contractual_status;
  m.foot := new.foot;
  m.height_cm := new.height_cm;
  m.immediate_availability := new.immediate_availability;
  m.eu_passport := new.eu_passport;
  m.asked_cents := monthly_top_cents(new.requested_salary_cents, new.refund_range);
  m.skill_bits := bits_of(new.skills);
  m.updated_at := new.updated_at;
  m.matched_since := new.updated_at;
  m.agent_id := new.agent_id;
  m.places := array(
    select distinct country_number(code) from unnest(new.country || new.countries_interested) as code
    where code is not null order by 1);
  m.born_year := extract(year from new.born_date);
  m.move_bits := player_move_bits(new);
  m.fee_cents := player_fee_cents(new);
  m.nationality := country_number(new.nationality);
  m.second_nationality := country_number(new.second_nationality);
  m.takes_non_eu_place := player_takes_non_eu_place(new);
  m.minutes := new.season_minutes;
  m.figures_season := new.figures_season;
  m.played_level := new.current_level;
  m.reached_levels := reached_levels(m.levels, new.current_level);
  m.contract_end := new.contract_end;
  m.mandate_confirmed := new.profile = 0 or new.listing = 'confirmed';
  m.fingerprint := market_fingerprint(m);
  insert into player_market as kept (
    player_id, listed, signed_season, role, second_role, cohort, levels, near_levels, wanted_levels, contractual_status, foot,
    height_cm, immediate_availability, eu_passport, asked_cents, skill_bits, fingerprint, updated_at, matched_since, agent_id, places,
    away_until, born_year, move_bits, fee_cents, nationality, second_nationality, takes_non_eu_place, minutes, figures_season,
    played_level, reached_levels, contract_end, mandate_confirmed)
  values (
    m.player_id, m.listed, m.signed_season, m.role, m.second_role, m.cohort, m.levels, m.near_levels, m.wanted_levels,
    m.contractual_status, m.foot, m.height_cm, m.immediate_availability, m.eu_passport, m.asked_cents, m.skill_bits, m.fingerprint,
    m.updated_at, m.matched_since, m.agent_id, m.places,
    m.away_until, m.born_year, m.move_bits, m.fee_cents, m.nationality, m.second_nationality, m.takes_non_eu_place, m.minutes,
    m.figures_season, m.played_level, m.reached_levels, m.contract_end, m.mandate_confirmed)
  on conflict (player_id) do update set
    listed = excluded.listed, signed_season = excluded.signed_season, away_until = excluded.away_until, role = excluded.role,
    second_role = excluded.second_role, cohort = excluded.cohort, levels = excluded.levels,
    near_levels = excluded.near_levels, wanted_levels = excluded.wanted_levels,
    contractual_status = excluded.contractual_status, foot = excluded.foot,
    height_cm = excluded.height_cm, immediate_availability = excluded.immediate_availability,
    eu_passport = excluded.eu_passport, asked_cents = excluded.asked_cents, skill_bits = excluded.skill_bits,
    fingerprint = excluded.fingerprint, updated_at = excluded.updated_at, agent_id = excluded.agent_id,
    places = excluded.places, born_year = excluded.born_year, move_bits = excluded.move_bits, fee_cents = excluded.fee_cents,
    nationality = excluded.nationality, second_nationality = excluded.second_nationality,
    takes_non_eu_place = excluded.takes_non_eu_place, minutes = excluded.minutes, figures_season = excluded.figures_season,
    played_level = excluded.played_level, reached_levels = excluded.reached_levels, contract_end = excluded.contract_end,
    mandate_confirmed = excluded.mandate_confirmed,
    matched_since = case when kept.fingerprint = excluded.fingerprint and (kept.listed or not excluded.listed)
      then kept.matched_since else excluded.updated_at end;
  return null;
end $$;

update player_market m set played_level = p.current_level, reached_levels = reached_levels(m.levels, p.current_level),
  contract_end = p.contract_end, mandate_confirmed = p.profile = 0 or p.listing = 'confirmed'
from players p where p.id = m.player_id;
update player_market m set fingerprint = market_fingerprint(m) where m.reached_levels <> m.levels;

-- What the level of a request without pay usually pays. Filled by a trigger, and every night.
alter table requests add column usual_cents bigint;
create function keep_usual_pay() returns trigger language plpgsql as $$
begin
  new.usual_cents := case when new.offer_cents is null and new.refund_range is null then (
    select monthly_cents from usual_pay u where u.country = new.country and u.level = new.level) end;
  return new;
end $$;
create trigger requests_usual_pay before insert or update of country, level, offer_cents, refund_range on requests
  for each row execute function keep_usual_pay();

-- Everything that is compared is in the index (migration 0182).
drop index requests_matching;
create index requests_matching on requests (role, place, level) include (
  id, season, over_age, under_age, offer_top_cents, contractual_status, skill_bits, foot, min_height_cm, immediate_availability,
  eu_passport, stated, fingerprint, updated_at, matched_since, asks_terms, second_role_accepted, move_bits, fee_budget_cents,
  born_from, born_to, nationality_numbers, non_eu_place, min_minutes, usual_cents
) where status = 0;
