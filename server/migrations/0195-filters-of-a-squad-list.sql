-- The lists of everybody's players filter by minutes of the newest season from the index alone (docs/decisions/0057); who takes a
-- place for non-EU players follows from fields that the indexes include already.
drop index players_fresh;
create index players_fresh on players (updated_at desc, id desc) include (
  principal_role, secondary_role, born_date, foot, height_cm, contractual_status, immediate_availability, eu_passport,
  salary_cents, player_value_cents, on_market, region, nationality, search_levels, skills,
  contract_end, open_to_free, open_to_loan, open_to_permanent, second_nationality, season_minutes, figures_season
) where deleted_at is null;
drop index players_role_fresh;
create index players_role_fresh on players (principal_role, updated_at desc, id desc) include (
  secondary_role, born_date, foot, height_cm, contractual_status, immediate_availability, eu_passport,
  salary_cents, player_value_cents, on_market, region, nationality, search_levels, skills,
  contract_end, open_to_free, open_to_loan, open_to_permanent, second_nationality, season_minutes, figures_season
) where deleted_at is null;
drop index players_second_role_fresh;
create index players_second_role_fresh on players (secondary_role, updated_at desc, id desc) include (
  principal_role, born_date, foot, height_cm, contractual_status, immediate_availability, eu_passport,
  salary_cents, player_value_cents, on_market, region, nationality, search_levels, skills,
  contract_end, open_to_free, open_to_loan, open_to_permanent, second_nationality, season_minutes, figures_season
) where deleted_at is null and secondary_role is not null;
-- The filter alone, where few players have so many.
create index players_season_minutes on players (season_minutes) where season_minutes is not null and deleted_at is null;

-- The lists of requests are filtered by a nationality that is asked for, and by the place for non-EU players.
create index requests_nationalities on requests using gin (nationalities);
create index requests_non_eu_place on requests (non_eu_place, updated_at desc, id desc) where non_eu_place is not null;
