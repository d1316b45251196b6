-- What clubs ask first of a player under contract: until when, with whose option, at which fee, for which kind of move; and
-- what registering the player needs: nationalities, associations, residence permit (docs/decisions/0094).
alter table players
  add column contract_end date,
  -- whose option to prolong the contract is, and the last day of the contract once it is taken
  add column option_holder text check (option_holder in ('club', 'player', 'both')),
  add column option_until date,
  add column release_clause_cents bigint check (release_clause_cents between 0 and 100000000000),
  -- what the present club asks as transfer compensation
  add column asking_fee_cents bigint check (asking_fee_cents between 0 and 100000000000),
  -- what the present club would go on paying of the salary on a loan
  add column pay_share_percent smallint check (pay_share_percent between 0 and 100),
  -- release clause, asking fee and share of the pay are shown to clubs
  add column terms_shown boolean not null default false,
  -- kinds of move that the player is open to; none of them: not stated
  add column open_to_free boolean not null default false,
  add column open_to_loan boolean not null default false,
  add column open_to_permanent boolean not null default false,
  add column second_nationality char(2),
  -- national associations by code: ISO countries, with ENG, SCO, WAL and NIR in the place of GB
  add column eligible_associations text[] not null default '{}' check (cardinality(eligible_associations) <= 5),
  add column registered_association text check (length(registered_association) between 2 and 3),
  -- null: not stated; false: no permit needed
  add column permit_needed boolean,
  add column permit_until date,
  add constraint players_option_after_end check (option_until > contract_end),
  add constraint players_two_nationalities check (second_nationality <> nationality),
  add constraint players_permit check (permit_until is null or permit_needed),
  add constraint players_free_of_contract check (contractual_status <> 0 or num_nonnulls(contract_end, option_holder,
    option_until, release_clause_cents, asking_fee_cents, pay_share_percent) = 0);

-- A free agent has no contract whose facts could be told, and nobody has the same nationality twice. Whoever writes only the
-- status or the nationality does not know the other columns: they follow.
create function settle_contract_facts() returns trigger language plpgsql as $$
begin
  if new.contractual_status = 0 then
    new.contract_end := null;
    new.option_holder := null;
    new.option_until := null;
    new.release_clause_cents := null;
    new.asking_fee_cents := null;
    new.pay_share_percent := null;
  end if;
  if new.second_nationality = new.nationality then
    new.second_nationality := null;
  end if;
  return new;
end $$;
create trigger players_settle_contract_facts before insert or update on players
  for each row when (new.contractual_status = 0 or new.second_nationality = new.nationality)
  execute function settle_contract_facts();

-- The lists of everybody's players filter by contract end, kind of move and both nationalities from the index alone
-- (docs/decisions/0057).
drop index players_fresh;
create index players_fresh on players (updated_at desc, id desc) include (
  principal_role, secondary_role, born_date, foot, height_cm, contractual_status, immediate_availability, eu_passport,
  salary_cents, player_value_cents, on_market, region, nationality, search_levels, skills,
  contract_end, open_to_free, open_to_loan, open_to_permanent, second_nationality
) where deleted_at is null;
drop index players_role_fresh;
create index players_role_fresh on players (principal_role, updated_at desc, id desc) include (
  secondary_role, born_date, foot, height_cm, contractual_status, immediate_availability, eu_passport,
  salary_cents, player_value_cents, on_market, region, nationality, search_levels, skills,
  contract_end, open_to_free, open_to_loan, open_to_permanent, second_nationality
) where deleted_at is null;
drop index players_second_role_fresh;
create index players_second_role_fresh on players (secondary_role, updated_at desc, id desc) include (
  principal_role, born_date, foot, height_cm, contractual_status, immediate_availability, eu_passport,
  salary_cents, player_value_cents, on_market, region, nationality, search_levels, skills,
  contract_end, open_to_free, open_to_loan, open_to_permanent, second_nationality
) where deleted_at is null and secondary_role is not null;

-- The filters alone, where few players meet them.
create index players_contract_end on players (contract_end) where contract_end is not null and deleted_at is null;
create index players_second_nationality on players (second_nationality)
  where second_nationality is not null and deleted_at is null;
create index players_open_to_free on players (updated_at desc, id desc) where open_to_free and deleted_at is null;
create index players_open_to_loan on players (updated_at desc, id desc) where open_to_loan and deleted_at is null;
create index players_open_to_permanent on players (updated_at desc, id desc)
  where open_to_permanent and deleted_at is null;
