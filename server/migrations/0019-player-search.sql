-- The portfolio's filters over everybody's players: any of them together, found without reading the table. Lists in the order
-- of the last change go on reading players_fresh when a filter is so wide that a page fills at once.
create index players_search on players using gin (
  principal_role, secondary_role, born_date, region, foot, height_cm, search_levels, nationality, contractual_status,
  salary_cents, player_value_cents, skills, eu_passport, immediate_availability
) where deleted_at is null;
