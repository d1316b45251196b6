-- The terms of a contract beyond one season of pay. A revision is written once and read whole, so the lists that belong to it
-- are parts of its row (decision 101); what they may contain is checked here. Money in euro cents.
create function is_whole_between(value jsonb, lowest bigint, highest bigint) returns boolean language sql immutable as $$
  select case when jsonb_typeof(value) = 'number' then value::numeric = trunc(value::numeric)
    and value::numeric between lowest and highest else false end $$;

create function is_cents_or_null(value jsonb) returns boolean language sql immutable as $$
  select coalesce(jsonb_typeof(value) = 'null' or is_whole_between(value, 0, 100000000000), false) $$;

-- The pay of the seasons after the first: salary a month, months paid, signing fee, image rights.
create function are_further_seasons(list jsonb) returns boolean language sql immutable as $$
  select jsonb_typeof(list) = 'array' and jsonb_array_length(list) <= 4 and not exists (
    select from jsonb_array_elements(list) s where jsonb_typeof(s) <> 'object'
      or s - array['salaryCents', 'months', 'signingCents', 'imageRightsCents'] <> '{}'
      or not is_whole_between(s -> 'salaryCents', 0, 100000000000) is true
      or not is_whole_between(s -> 'months', 1, 12) is true
      or not is_cents_or_null(s -> 'signingCents') or not is_cents_or_null(s -> 'imageRightsCents')) $$;

-- Amounts that fall due when a number of matches is reached.
create function are_bonus_steps(list jsonb) returns boolean language sql immutable as $$
  select jsonb_typeof(list) = 'array' and jsonb_array_length(list) <= 5 and not exists (
    select from jsonb_array_elements(list) s where jsonb_typeof(s) <> 'object' or s - array['from', 'cents'] <> '{}'
      or not is_whole_between(s -> 'from', 1, 99) is true or not is_whole_between(s -> 'cents', 0, 100000000000) is true) $$;

alter table offer_revisions
  add column contract_kind text check (contract_kind in ('professional', 'apprentice', 'amateur', 'volunteer')),
  add column signing_cents bigint check (signing_cents between 0 and 100000000000),
  add column image_rights_cents bigint check (image_rights_cents between 0 and 100000000000),
  add column further_seasons jsonb not null default '[]' check (are_further_seasons(further_seasons)),
  add column promotion_cents bigint check (promotion_cents between 0 and 100000000000),
  add column salvation_cents bigint check (salvation_cents between 0 and 100000000000),
  add column appearance_steps jsonb not null default '[]' check (are_bonus_steps(appearance_steps)),
  add column clean_sheet_steps jsonb not null default '[]' check (are_bonus_steps(clean_sheet_steps)),
  add column release_clause_cents bigint check (release_clause_cents between 0 and 100000000000),
  add column option_side text check (option_side in ('club', 'recipient', 'both')),
  add column option_seasons smallint check (option_seasons between 1 and 3),
  add column option_until date,
  add column commission_payer text check (commission_payer in ('club', 'recipient')),
  add column commission_seasons text check (commission_seasons in ('firstSeason', 'allSeasons')),
  add column commission_instalments smallint check (commission_instalments between 1 and 24),
  add check (num_nonnulls(option_side, option_seasons, option_until) in (0, 3)),
  -- Who pays, on what and in how many parts say nothing without a commission.
  add check (num_nonnulls(commission_cents, commission_percent) = 1
    or num_nonnulls(commission_payer, commission_seasons, commission_instalments) = 0),
  -- What a percentage is of.
  add check (commission_percent is not null or commission_seasons is null);

alter table commissions drop constraint commissions_base_check, add constraint commissions_base_check
  check (base in ('seasonPay', 'contractPay', 'yearlySalary', 'monthlySalary', 'transactionCost', 'signOnBonus'));
