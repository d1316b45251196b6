-- The licence of an agent: the FIFA licence, the numbers of the national registers, which are facts of their own, the
-- registered agent with whom the agent is domiciled, and what staff found when they checked it.
create table agent_licences (
  agent_id bigint primary key references agents (id),
  -- upper case without spaces; empty: none stated
  fifa_number text not null default '' check (fifa_number ~ '^([0-9A-Z][0-9A-Z./-]{0,29})?$'),
  figc_number text not null default '' check (length(figc_number) <= 30),
  coni_number text not null default '' check (length(coni_number) <= 30),
  -- of any other association, with its number
  association text check (association ~ '^[A-Z]{2,3}$'),
  association_number text not null default '' check (length(association_number) <= 30),
  domiciled_with text not null default '' check (length(domiciled_with) <= 201),
  domiciled_number text not null default '' check (length(domiciled_number) <= 30),
  valid_until date,
  state text not null default 'waits' check (state in ('waits', 'checked', 'refused')),
  decided_at timestamptz,
  -- null: nobody yet, or an account that was erased since
  decided_by bigint references accounts (id) on delete set null,
  refusal text check (length(refusal) between 1 and 1000),
  -- the end of validity of which the agent was told, thirty days before and on the day
  told_soon_for date,
  told_end_for date,
  version integer not null default 1,
  updated_at timestamptz not null,
  check ((state = 'waits') = (decided_at is null)),
  check ((state = 'refused') = (refusal is not null)),
  check (state <> 'checked' or fifa_number <> ''),
  check ((association is null) = (association_number = '')),
  check (domiciled_number = '' or domiciled_with <> '')
);
create unique index agent_licences_fifa_number on agent_licences (fifa_number) where fifa_number <> '';
create index agent_licences_waiting on agent_licences (updated_at, agent_id) where state = 'waits' and fifa_number <> '';
create index agent_licences_valid_until on agent_licences (valid_until) where valid_until is not null;
create index agent_licences_decided_by on agent_licences (decided_by) where decided_by is not null;

-- What staff checked is what is written: another number or day sends the licence back to them.
create function reset_licence_check() returns trigger language plpgsql as $$
begin
  if new.state <> 'waits' and new.state = old.state and
    (new.fifa_number, new.figc_number, new.coni_number, new.association, new.association_number,
      new.domiciled_with, new.domiciled_number, new.valid_until)
    is distinct from (old.fifa_number, old.figc_number, old.coni_number, old.association, old.association_number,
      old.domiciled_with, old.domiciled_number, old.valid_until) then
    raise exception 'a changed licence waits for a new check' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger agent_licences_check_reset before update on agent_licences
  for each row execute function reset_licence_check();

-- Who wrote a licence, changed its document, checked or refused it.
create table agent_licence_acts (
  id bigint generated always as identity primary key,
  agent_id bigint not null references agents (id),
  kind text not null check (kind in ('written', 'documentChanged', 'checked', 'refused')),
  fifa_number text not null,
  reason text check (length(reason) between 1 and 1000),
  -- null: an account that was erased since
  by_id bigint references accounts (id) on delete set null,
  at timestamptz not null
);
create index agent_licence_acts_agent on agent_licence_acts (agent_id, id);
create index agent_licence_acts_by on agent_licence_acts (by_id) where by_id is not null;

-- The licence as every card of an agent shows it; null: none stated.
create function licence_line(of_agent bigint) returns jsonb stable language sql as $$
  select jsonb_build_object('number', l.fifa_number, 'validUntil', l.valid_until,
    'checkedOn', case when l.state = 'checked' then (l.decided_at at time zone 'UTC')::date end)
  from agent_licences l where l.agent_id = of_agent and l.fifa_number <> ''
$$;
