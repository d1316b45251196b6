-- Lists of everybody's players (docs/decisions/0057). They carry the fields of the filters, so that a list and its total are
-- read from them alone: the rows themselves are six times as wide, and 5,000 of them were visited to find fifty.
drop index players_fresh;
create index players_fresh on players (updated_at desc, id desc) include (
  principal_role, secondary_role, born_date, foot, height_cm, contractual_status, immediate_availability, eu_passport,
  salary_cents, player_value_cents, on_market, region, nationality, search_levels, skills
) where deleted_at is null;
drop index players_role_fresh;
create index players_role_fresh on players (principal_role, updated_at desc, id desc) include (
  secondary_role, born_date, foot, height_cm, contractual_status, immediate_availability, eu_passport,
  salary_cents, player_value_cents, on_market, region, nationality, search_levels, skills
) where deleted_at is null;
create index players_second_role_fresh on players (secondary_role, updated_at desc, id desc) include (
  principal_role, born_date, foot, height_cm, contractual_status, immediate_availability, eu_passport,
  salary_cents, player_value_cents, on_market, region, nationality, search_levels, skills
) where deleted_at is null and secondary_role is not null;

-- Ranges of an inverted index collect every single value between the bounds: ten times the work of a plain index.
drop index players_search;
create index players_search on players using gin (
  region, foot, search_levels, nationality, contractual_status, skills, eu_passport, immediate_availability
) where deleted_at is null;
create index players_born on players (born_date) where deleted_at is null;
create index players_height on players (height_cm) where deleted_at is null;
create index players_salary on players (salary_cents) where deleted_at is null;
create index players_value on players (player_value_cents) where deleted_at is null;

-- An index alone answers for pages that have not changed since a vacuum: 500 changed rows of 100,000 bring one, not 20,000.
alter table players set (autovacuum_vacuum_scale_factor = 0.005, autovacuum_vacuum_insert_scale_factor = 0.005);
