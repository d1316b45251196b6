-- A player is compared with some hundreds of requests at once: with all that is compared in the index, their rows are not read.
drop index requests_matching;
create index requests_matching on requests (role, place, level) include (
  id, season, over_age, under_age, offer_top_cents, contractual_status, skill_bits, foot, min_height_cm, immediate_availability,
  eu_passport, stated, fingerprint, updated_at, matched_since, asks_terms, second_role_accepted, move_bits, fee_budget_cents,
  born_from, born_to, nationality_numbers, non_eu_place, min_minutes
) where status = 0;
-- Players who match whatever the place or the level, because nothing is known: the index of `core_keys` does not find them.
create index player_market_unknown on player_market (role) where listed and (levels = 0 or places = '{}');
