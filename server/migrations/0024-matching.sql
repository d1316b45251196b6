-- Matching over the whole market, and who has been told of which exact pair.

-- Role, country and level of one wish as one number; a player has one for each pair of country and level wanted. Nearly
-- every question about exact pairs is the question for the players of one such number.
create function core_keys(role smallint, places smallint[], levels smallint[]) returns integer[]
  language sql immutable parallel safe
  return (select coalesce(array_agg(place::integer * 256 + role * 16 + level), '{}')
          from unnest(places) as place, unnest(levels) as level);
-- Without a list of waiting entries: what is written is read within the second.
create index player_market_core on player_market using gin (core_keys(role, places, wanted_levels))
  with (fastupdate = off) where listed;

-- Since when a side counts for matching as it does; a changed telephone number makes no match new.
alter table player_market add column matched_since timestamptz;
update player_market set matched_since = updated_at;
alter table player_market alter column matched_since set not null;

create or replace function keep_player_market() returns trigger language plpgsql as $$
declare
  wanted smallint[] := case when cardinality(new.search_levels) > 0 then new.search_levels
    when new.current_level is not null then array[new.current_level] else '{}' end;
  level_bits integer := bits_of(wanted);
  -- the youth sector (15) is beside the tiers: it has no neighbour
  tiers integer := level_bits & 32767;
  all_places smallint[] := array(
    select distinct country_number(code) from unnest(new.country || new.countries_interested) as code
    where code is not null order by 1);
  first_year smallint := extract(year from new.born_date) + (to_char(new.born_date, 'MMDD') > '0701')::int;
  asked bigint := monthly_top_cents(new.requested_salary_cents, new.refund_range);
begin
  insert into player_market as m (
    player_id, listed, signed_season, role, second_role, cohort, levels, near_levels, wanted_levels,
    contractual_status, foot, height_cm, immediate_availability, eu_passport, asked_cents, skill_bits, fingerprint,
    updated_at, agent_id, places, matched_since)
  values (
    new.id,
    new.on_market and new.deleted_at is null and new.principal_role is not null and new.born_date is not null,
    new.signed_season, new.principal_role, new.secondary_role, first_year,
    level_bits, level_bits | ((tiers << 1) & 32767) | (tiers >> 1), wanted,
    new.contractual_status, new.foot, new.height_cm, new.immediate_availability, new.eu_passport, asked,
    bits_of(new.skills),
    hashtextextended(concat_ws('|', coalesce(new.principal_role, 0), coalesce(new.secondary_role, 0),
      coalesce(first_year, 0), level_bits, all_places, coalesce(asked, -1),
      coalesce(new.contractual_status, -1), coalesce(new.foot, -1), coalesce(new.height_cm, 0),
      coalesce(new.immediate_availability::int, -1), coalesce(new.eu_passport::int, -1), bits_of(new.skills)), 0),
    new.updated_at, new.agent_id, all_places, new.updated_at)
  on conflict (player_id) do update set
    listed = excluded.listed, signed_season = excluded.signed_season, role = excluded.role,
    second_role = excluded.second_role, cohort = excluded.cohort, levels = excluded.levels,
    near_levels = excluded.near_levels, wanted_levels = excluded.wanted_levels, contractual_status = excluded.contractual_status, foot = excluded.foot,
    height_cm = excluded.height_cm, immediate_availability = excluded.immediate_availability,
    eu_passport = excluded.eu_passport, asked_cents = excluded.asked_cents, skill_bits = excluded.skill_bits,
    fingerprint = excluded.fingerprint, updated_at = excluded.updated_at, agent_id = excluded.agent_id,
    places = excluded.places,
    matched_since = case when m.fingerprint = excluded.fingerprint and (m.listed or not excluded.listed)
      then m.matched_since else excluded.updated_at end;
  return null;
end $$;

-- always set by the trigger below
alter table requests add column matched_since timestamptz not null default '-infinity';
update requests set matched_since = updated_at;

create function keep_matched_since() returns trigger language plpgsql as $$
begin
  -- Derived columns are not known yet in a trigger that runs before: the fields themselves are compared.
  if tg_op = 'INSERT' or new.status < old.status or
    (new.season, new.role, new.level, new.country, new.over_age, new.under_age, new.offer_cents, new.refund_range,
     new.contractual_status, new.immediate_availability, new.foot, new.min_height_cm, new.eu_passport, new.skills)
    is distinct from
    (old.season, old.role, old.level, old.country, old.over_age, old.under_age, old.offer_cents, old.refund_range,
     old.contractual_status, old.immediate_availability, old.foot, old.min_height_cm, old.eu_passport, old.skills)
  then
    new.matched_since := new.updated_at;
  end if;
  return new;
end $$;
create trigger requests_matched_since before insert or update on requests
  for each row execute function keep_matched_since();

-- Exact pairs that their people have been told of, so that nobody is told twice. A pair that is not exact any more stays
-- for a while: coming back as it was is no news, coming back changed is. Owners are told of a row once `owner_told_at` is set.
create table told_matches (
  player_id bigint not null references players (id) on delete cascade,
  request_id bigint not null references requests (id) on delete cascade,
  player_fingerprint bigint not null,
  request_fingerprint bigint not null,
  exact boolean not null,
  -- when the row last turned
  turned_at timestamptz not null,
  owner_told_at timestamptz,
  primary key (player_id, request_id)
);
create index told_matches_request on told_matches (request_id);
create index told_matches_untold on told_matches (player_id) where owner_told_at is null;
create index told_matches_over on told_matches (turned_at) where not exact;
