-- What matching compares, in a form that the database compares fast: a narrow row for each player, kept by a trigger
-- so that no way of writing a player can forget it, and derived columns on the requests.

-- A set of small numbers as bits: {0, 2} → 101.
create function bits_of(smallint[]) returns bigint
  language sql immutable parallel safe strict
  return (select coalesce(bit_or(1::bigint << item), 0) from unnest($1) as item);

-- Euro cents a month: the amount, or the top of the refund range; the open range (4) has none and is above every amount.
create function monthly_top_cents(amount bigint, refund_range smallint) returns bigint
  language sql immutable parallel safe
  return coalesce(amount, case refund_range
    when 0 then 50000 when 1 then 100000 when 2 then 200000 when 3 then 500000 when 4 then 9000000000000000 end);

-- A country code as a number, 'AA' = 0: numbers compare ten times as fast as characters of a collation.
create function country_number(char(2)) returns smallint
  language sql immutable parallel safe strict
  return ((ascii($1::text) - 65) * 26 + ascii(substr($1::text, 2, 1)) - 65)::smallint;

alter table requests
  add column place smallint generated always as (country_number(country)) stored,
  add column offer_top_cents bigint generated always as (monthly_top_cents(offer_cents, refund_range)) stored,
  add column skill_bits bigint generated always as (bits_of(skills)) stored,
  -- how many criteria it states; role, level and place always
  add column stated smallint generated always as (
    3 + (over_age is not null or under_age is not null)::int + (offer_cents is not null or refund_range is not null)::int
    + (contractual_status is not null)::int + (cardinality(skills) > 0)::int + (foot is not null)::int
    + (min_height_cm is not null)::int + immediate_availability::int + eu_passport::int) stored,
  -- changes when a field that counts for matching changes, and comes back when that is taken back
  add column fingerprint bigint generated always as (hashtextextended(
    season::text || '|' || role::text || '|' || level::text || '|' || country::text
    || '|' || coalesce(over_age::text, '') || '|' || coalesce(under_age::text, '')
    || '|' || coalesce(monthly_top_cents(offer_cents, refund_range)::text, '')
    || '|' || coalesce(contractual_status::text, '') || '|' || coalesce(foot::text, '')
    || '|' || coalesce(min_height_cm::text, '') || '|' || immediate_availability::text || '|' || eu_passport::text
    || '|' || bits_of(skills)::text, 0)) stored;
create index requests_matching on requests (role, place, level) where status = 0;

create table player_market (
  player_id bigint primary key references players (id) on delete cascade,
  -- role and birth date known, not switched off, not deleted; signing is a matter of the season and is asked when reading
  listed boolean not null,
  signed_season smallint,
  role smallint,
  second_role smallint,
  -- the year from which whole years on 1 July count: age in a season = season − cohort
  cohort smallint,
  -- levels wanted as bits, and with their neighbours; 0: nobody knows
  levels integer not null,
  near_levels integer not null,
  -- the levels wanted once more, as an index on the requests wants them
  wanted_levels smallint[] not null,
  contractual_status smallint,
  foot smallint,
  height_cm smallint,
  immediate_availability boolean,
  eu_passport boolean,
  asked_cents bigint,
  skill_bits bigint not null,
  fingerprint bigint not null,
  updated_at timestamptz not null,
  agent_id bigint,
  -- countries of interest and the player's own, as numbers; empty: nobody knows
  places smallint[] not null,
  -- under which roles clubs were last told of this player
  told_roles smallint[] not null default '{}'
);
create index player_market_role on player_market (role) where listed;
create index player_market_second_role on player_market (second_role) where listed and second_role is not null;
create index player_market_agent on player_market (agent_id) where listed;

create function keep_player_market() returns trigger language plpgsql as $$
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
    updated_at, agent_id, places)
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
    new.updated_at, new.agent_id, all_places)
  on conflict (player_id) do update set
    listed = excluded.listed, signed_season = excluded.signed_season, role = excluded.role,
    second_role = excluded.second_role, cohort = excluded.cohort, levels = excluded.levels,
    near_levels = excluded.near_levels, wanted_levels = excluded.wanted_levels, contractual_status = excluded.contractual_status, foot = excluded.foot,
    height_cm = excluded.height_cm, immediate_availability = excluded.immediate_availability,
    eu_passport = excluded.eu_passport, asked_cents = excluded.asked_cents, skill_bits = excluded.skill_bits,
    fingerprint = excluded.fingerprint, updated_at = excluded.updated_at, agent_id = excluded.agent_id,
    places = excluded.places;
  return null;
end $$;
create trigger players_market after insert or update on players for each row execute function keep_player_market();
-- records from before this migration
update players set version = version;

-- An entry that somebody has deleted stays deleted for that account while both fingerprints are these.
create table match_dismissals (
  account_id bigint not null references accounts (id) on delete cascade,
  request_id bigint not null references requests (id) on delete cascade,
  player_id bigint not null references players (id) on delete cascade,
  request_fingerprint bigint not null,
  player_fingerprint bigint not null,
  dismissed_at timestamptz not null,
  primary key (account_id, request_id, player_id)
);
create index match_dismissals_request on match_dismissals (request_id);
create index match_dismissals_player on match_dismissals (player_id);
