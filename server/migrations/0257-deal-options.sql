-- Expand: what became of the options of a signed deal (docs/decisions/0193): the one that extends the contract of the offer, and the one or the
-- obligation by which a loan becomes permanent.
create table deal_options (
  id bigint generated always as identity primary key,
  negotiation_id bigint not null references negotiations (id) on delete cascade,
  -- the agreement that says it: the person's offer, or the transfer between the clubs
  offer_id bigint references offers (id) on delete cascade,
  transfer_id bigint references transfers (id) on delete cascade,
  -- due: an obligation that depends on nothing, on its day
  outcome text not null check (outcome in ('exercised', 'lapsed', 'due')),
  -- what one club owes the other from then on; 0: nothing
  cents bigint not null check (cents >= 0),
  -- null: nobody, or an erased account
  actor_id bigint references accounts (id) on delete set null,
  at timestamptz not null,
  check (num_nonnulls(offer_id, transfer_id) = 1),
  check (outcome <> 'lapsed' or cents = 0),
  check (outcome = 'exercised' or actor_id is null)
);
-- Each once.
create unique index deal_options_offer on deal_options (offer_id) where offer_id is not null;
create unique index deal_options_transfer on deal_options (transfer_id) where transfer_id is not null;
create index deal_options_negotiation on deal_options (negotiation_id);
create index deal_options_actor on deal_options (actor_id) where actor_id is not null;

-- What became of an option never changes but for references to erased accounts. It goes only with its agreement or its negotiation.
create function keep_deal_options() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if exists (select from negotiations where id = old.negotiation_id)
      and (exists (select from offers where id = old.offer_id) or exists (select from transfers where id = old.transfer_id)) then
      raise exception 'what became of an option is never deleted' using errcode = 'integrity_constraint_violation';
    end if;
    return old;
  end if;
  if (new.id, new.negotiation_id, new.offer_id, new.transfer_id, new.outcome, new.cents, new.at)
      is distinct from (old.id, old.negotiation_id, old.offer_id, old.transfer_id, old.outcome, old.cents, old.at)
    or (new.actor_id is distinct from old.actor_id and new.actor_id is not null)
  then
    raise exception 'what became of an option is never changed' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger deal_options_kept before update or delete on deal_options
  for each row execute function keep_deal_options();

-- The seasons that an option adds to a contract are a row of their own, which begins the day after it.
-- Its constraints are those of the new column: a node of the release before leaves it empty, so they bind none of its rows.
alter table registrations add column extends_id bigint references registrations (id)
  constraint registrations_extends unique
  constraint registrations_extension_check
    check (extends_id is null or (source = 'deal' and kind <> 'loan' and num_nonnulls(negotiation_id, candidate_id) = 0));

create or replace function keep_registrations() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if exists (select from players where id = old.player_id) or exists (select from coaching_staff where id = old.coaching_staff_id) then
      raise exception 'a registration is never deleted' using errcode = 'integrity_constraint_violation';
    end if;
    return old;
  end if;
  if (new.id, new.player_id, new.coaching_staff_id, new.club_name, new.kind, new.contract_kind, new.starts_on, new.ends_on,
      new.source, new.negotiation_id, new.candidate_id, new.recorded_at, new.extends_id)
    is distinct from (old.id, old.player_id, old.coaching_staff_id, old.club_name, old.kind, old.contract_kind, old.starts_on,
      old.ends_on, old.source, old.negotiation_id, old.candidate_id, old.recorded_at, old.extends_id)
    or (new.team_id is distinct from old.team_id and new.team_id is not null)
    or (new.recorded_by is distinct from old.recorded_by and new.recorded_by is not null)
    or (old.ended_on is not null and (new.ended_on, new.ended_by) is distinct from (old.ended_on, old.ended_by))
    or (old.ended_on is not null and new.end_reason not in (old.end_reason, ''))
  then
    raise exception 'a registration is never changed' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;

-- The last day of the contract of a registration, of a loan the one that covers its last day; with the seasons that an option adds.
create function contract_end_of(bigint) returns date language sql stable parallel safe as $$
  select coalesce(added.ended_on, added.ends_on, contract.ended_on, contract.ends_on, r.ended_on, r.ends_on)
  from registrations r
    left join registrations contract on case when r.kind <> 'loan' then contract.id = r.id
      else contract.player_id in (select records_of_person(r.player_id)) and contract.kind in ('employed', 'amateur')
        and contract.starts_on <= coalesce(r.ended_on, r.ends_on)
        and coalesce(contract.ended_on, contract.ends_on) >= coalesce(r.ended_on, r.ends_on) end
    left join registrations added on added.extends_id = contract.id and coalesce(added.ended_on, added.ends_on) >= added.starts_on
  where r.id = $1
$$;

create or replace function keep_registered() returns trigger language plpgsql as $$
begin
  select r.club_name, 1, contract_end_of(r.id)
  into new.current_club, new.contractual_status, new.contract_end
  from registrations r where r.id = new.registration_id;
  -- An option prolongs the contract beyond its end.
  if new.option_until <= new.contract_end then
    new.option_until := null;
    new.option_holder := null;
  end if;
  return new;
end $$;
