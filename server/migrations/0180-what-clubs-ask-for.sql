-- What clubs ask for beside the player of every request: birth years of a quota, nationality, a place for non-EU players, minutes
-- played, the principal role alone. These, the kind of deal and the fee count in matches (docs/matching.md).
-- Mended, formerly 6db64b92d37ad9b4e8bd3e97cb0cef75fbeaee2520c524d4920554132e9b1c91: `set expression` needs PostgreSQL 17. Derived
-- columns that are made anew hold the same values; only their place in the row differs.
alter table requests
  add column second_role_accepted boolean not null default true,
  add column born_from smallint check (born_from between 1960 and 2050),
  add column born_to smallint check (born_to between 1960 and 2050),
  add column quota text check (quota in ('under', 'overAge')),
  add column nationalities char(2)[] not null default '{}' check (cardinality(nationalities) <= 10),
  -- false: none is left; true: there is one; null: not stated
  add column non_eu_place boolean,
  add column min_minutes smallint check (min_minutes between 1 and 9999),
  add constraint requests_born_in_order check (born_from <= born_to),
  add constraint requests_quota_of_birth_years check (quota is null or born_from is not null or born_to is not null);

-- Kinds of move as bits: free 1, loan 2, permanent 4.
create function move_bits(text[]) returns smallint
  language sql immutable parallel safe strict
  return (('free' = any ($1))::int + ('loan' = any ($1))::int * 2 + ('permanent' = any ($1))::int * 4)::smallint;

create function country_numbers(char(2)[]) returns smallint[]
  language sql immutable parallel safe strict
  return (select coalesce(array_agg(country_number(code)), '{}') from unnest($1) as code);

-- The codes of a set as one text; unlike the output of arrays it may be part of a derived column.
create function joined_codes(char(2)[]) returns text
  language sql immutable parallel safe strict
  return (select coalesce(string_agg(code::text, ','), '') from unnest($1) as code);

-- Citizens of the European Economic Area, and those who count like them, take no place for non-EU players. A test compares the list
-- with the domain's.
create function is_exempt_from_non_eu_places(char(2)) returns boolean
  language sql immutable parallel safe
  return coalesce($1 in ('AT', 'BE', 'BG', 'HR', 'CY', 'CZ', 'DK', 'EE', 'FI', 'FR', 'DE', 'GR', 'HU', 'IE', 'IT', 'LV', 'LT', 'LU',
    'MT', 'NL', 'PL', 'PT', 'RO', 'SK', 'SI', 'ES', 'SE', 'IS', 'LI', 'NO', 'AL', 'CH', 'GB'), false);

alter table requests
  drop column stated,
  drop column fingerprint,
  add column move_bits smallint generated always as (move_bits(moves)) stored,
  add column nationality_numbers smallint[] generated always as (country_numbers(nationalities)) stored,
  -- whether it states a criterion of the deal or the squad list: most requests state none, and nothing of them is compared
  add column asks_terms boolean generated always as (cardinality(moves) > 0 or fee_budget_cents is not null
    or born_from is not null or born_to is not null or cardinality(nationalities) > 0 or non_eu_place is not distinct from false
    or min_minutes is not null) stored,
  add column stated smallint generated always as (
    3 + (over_age is not null or under_age is not null)::int + (offer_cents is not null or refund_range is not null)::int
    + (contractual_status is not null)::int + (cardinality(skills) > 0)::int + (foot is not null)::int
    + (min_height_cm is not null)::int + immediate_availability::int + eu_passport::int
    + (cardinality(moves) > 0)::int + (fee_budget_cents is not null)::int + (born_from is not null or born_to is not null)::int
    + (cardinality(nationalities) > 0)::int + (non_eu_place is not distinct from false)::int + (min_minutes is not null)::int) stored,
  -- The new parts only where they are stated: what was dismissed for another request stays dismissed.
  add column fingerprint bigint generated always as (hashtextextended(
    season::text || '|' || role::text || '|' || level::text || '|' || country::text
    || '|' || coalesce(over_age::text, '') || '|' || coalesce(under_age::text, '')
    || '|' || coalesce(monthly_top_cents(offer_cents, refund_range)::text, '')
    || '|' || coalesce(contractual_status::text, '') || '|' || coalesce(foot::text, '')
    || '|' || coalesce(min_height_cm::text, '') || '|' || immediate_availability::text || '|' || eu_passport::text
    || '|' || bits_of(skills)::text
    || case when second_role_accepted then '' else '|principal' end
    || case when move_bits(moves) = 0 then '' else '|move' || move_bits(moves)::text end
    || coalesce('|fee' || fee_budget_cents::text, '')
    || coalesce('|from' || born_from::text, '') || coalesce('|to' || born_to::text, '')
    || case when cardinality(nationalities) = 0 then '' else '|of' || joined_codes(nationalities) end
    || case when non_eu_place is not distinct from false then '|noPlace' else '' end
    || coalesce('|minutes' || min_minutes::text, ''), 0)) stored;

create or replace function keep_matched_since() returns trigger language plpgsql as $$
begin
  -- Derived columns are not known yet in a trigger that runs before: the fields themselves are compared.
  if tg_op = 'INSERT' or new.status < old.status or
    (new.season, new.role, new.level, new.country, new.over_age, new.under_age, new.offer_cents, new.refund_range,
     new.contractual_status, new.immediate_availability, new.foot, new.min_height_cm, new.eu_passport, new.skills,
     new.second_role_accepted, new.moves, new.fee_budget_cents, new.born_from, new.born_to, new.nationalities,
     new.non_eu_place is not distinct from false, new.min_minutes)
    is distinct from
    (old.season, old.role, old.level, old.country, old.over_age, old.under_age, old.offer_cents, old.refund_range,
     old.contractual_status, old.immediate_availability, old.foot, old.min_height_cm, old.eu_passport, old.skills,
     old.second_role_accepted, old.moves, old.fee_budget_cents, old.born_from, old.born_to, old.nationalities,
     old.non_eu_place is not distinct from false, old.min_minutes)
  then
    new.matched_since := new.updated_at;
  end if;
  return new;
end $$;

-- From this day a player who signed through the platform may be registered with a third club. A player whose record says that he is
-- free of contract again is back at once.
alter table players add column registrable_from date;

create function return_from_contract() returns trigger language plpgsql as $$
begin
  new.signed_season := null;
  new.registrable_from := null;
  return new;
end $$;
create trigger players_return_from_contract before update on players
  for each row when (old.contractual_status = 1 and new.contractual_status = 0 and new.signed_season is not null)
  execute function return_from_contract();

-- The player's side of the same criteria.
alter table player_market
  -- the first day on which a player who signed is on the market again
  add column away_until date,
  add column born_year smallint,
  -- 0: nobody knows
  add column move_bits smallint not null default 0,
  -- as far as clubs are shown it; 0 for a free agent
  add column fee_cents bigint,
  add column nationality smallint,
  add column second_nationality smallint,
  -- null: nationality or EU passport is not known and would decide
  add column takes_non_eu_place boolean,
  add column minutes integer,
  add column figures_season smallint;

-- Without a known day the season's end counts, as it does for players who signed before this migration. The end of a contract
-- counts if it is not the one that ended before the season of the signature.
create function player_away_until(p players) returns date language sql stable parallel safe
  return case when p.signed_season is not null then least(
    coalesce(p.registrable_from, make_date(p.signed_season + 1, 7, 1)),
    case when p.contract_end >= make_date(p.signed_season, 7, 1) then p.contract_end + 1 end) end;

create function player_move_bits(p players) returns smallint language sql stable parallel safe
  return case when p.contractual_status = 0 then 1
    else p.open_to_free::int + p.open_to_loan::int * 2 + p.open_to_permanent::int * 4 end::smallint;

create function player_fee_cents(p players) returns bigint language sql stable parallel safe
  return case when p.contractual_status = 0 then 0 when p.terms_shown then p.asking_fee_cents end;

create function player_takes_non_eu_place(p players) returns boolean language sql stable parallel safe
  return case
    when coalesce(p.eu_passport, false) or is_exempt_from_non_eu_places(p.nationality)
      or is_exempt_from_non_eu_places(p.second_nationality) then false
    when p.eu_passport is not null and num_nonnulls(p.nationality, p.second_nationality) > 0 then true end;

-- The numbers and bits that stand for a player's fields, as one fingerprint.
create function market_fingerprint(m player_market) returns bigint language sql stable parallel safe
  return hashtextextended(concat_ws('|', coalesce(m.role, 0), coalesce(m.second_role, 0),
    coalesce(m.cohort, 0), m.levels, m.places, coalesce(m.asked_cents, -1),
    coalesce(m.contractual_status, -1), coalesce(m.foot, -1), coalesce(m.height_cm, 0),
    coalesce(m.immediate_availability::int, -1), coalesce(m.eu_passport::int, -1), m.skill_bits,
    coalesce(m.born_year, 0), m.move_bits, coalesce(m.fee_cents, -1), coalesce(m.nationality, -1),
    coalesce(m.second_nationality, -1), coalesce(m.minutes, -1), coalesce(m.figures_season, 0)), 0);

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
  m.fingerprint := market_fingerprint(m);
  insert into player_market as kept (
    player_id, listed, signed_season, role, second_role, cohort, levels, near_levels, wanted_levels, contractual_status, foot,
    height_cm, immediate_availability, eu_passport, asked_cents, skill_bits, fingerprint, updated_at, matched_since, agent_id, places,
    away_until, born_year, move_bits, fee_cents, nationality, second_nationality, takes_non_eu_place, minutes, figures_season)
  values (
    m.player_id, m.listed, m.signed_season, m.role, m.second_role, m.cohort, m.levels, m.near_levels, m.wanted_levels,
    m.contractual_status, m.foot, m.height_cm, m.immediate_availability, m.eu_passport, m.asked_cents, m.skill_bits, m.fingerprint,
    m.updated_at, m.matched_since, m.agent_id, m.places,
    m.away_until, m.born_year, m.move_bits, m.fee_cents, m.nationality, m.second_nationality, m.takes_non_eu_place, m.minutes,
    m.figures_season)
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
    matched_since = case when kept.fingerprint = excluded.fingerprint and (kept.listed or not excluded.listed)
      then kept.matched_since else excluded.updated_at end;
  return null;
end $$;

-- Records from before this migration. Their fingerprints have new parts; entries that were dismissed, and pairs that their people
-- were told of, stay so.
update player_market m set away_until = player_away_until(p), born_year = extract(year from p.born_date), move_bits = player_move_bits(p), fee_cents = player_fee_cents(p),
  nationality = country_number(p.nationality), second_nationality = country_number(p.second_nationality),
  takes_non_eu_place = player_takes_non_eu_place(p), minutes = p.season_minutes, figures_season = p.figures_season
from players p where p.id = m.player_id;
create temporary table renewed on commit drop as
  select player_id, fingerprint as before, market_fingerprint(m) as now from player_market m;
update player_market m set fingerprint = n.now from renewed n where n.player_id = m.player_id;
update match_dismissals d set player_fingerprint = n.now from renewed n
  where n.player_id = d.player_id and d.player_fingerprint = n.before;
update told_matches t set player_fingerprint = n.now from renewed n
  where n.player_id = t.player_id and t.player_fingerprint = n.before;
