-- The rest of a player's record (spec §3): what the player asks beside money, the commission fee, the minutes played,
-- where the player lives, and to whom the record is opened.
alter table players
  add column requested_food boolean,
  -- 0 a single room, 1 a shared one
  add column requested_accommodation smallint check (requested_accommodation in (0, 1)),
  add column requested_bonus_cents bigint check (requested_bonus_cents >= 0),
  add column commission_fee_min_cents bigint check (commission_fee_min_cents >= 0),
  add column commission_fee_max_cents bigint check (commission_fee_max_cents >= 0),
  -- of last season
  add column minutes_percent smallint check (minutes_percent between 0 and 100),
  add column city text not null default '' check (length(city) <= 120),
  -- an Italian region's key, for who lives in Italy
  add column region text check (length(region) <= 3),
  add column open_to_scouts boolean not null default false,
  -- came through this platform's own registration, or by applying to a request
  add column from_transfer boolean not null default false,
  add column image_url text,
  add check (commission_fee_min_cents is null or commission_fee_max_cents is null
    or commission_fee_min_cents <= commission_fee_max_cents);
