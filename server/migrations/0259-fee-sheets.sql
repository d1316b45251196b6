-- Expand: who agreed to a deal's sheet of roles and fees, and for whom an agent says to act (docs/decisions/0194).
create table fee_sheet_agreements (
  id bigint generated always as identity primary key,
  negotiation_id bigint not null references negotiations (id),
  side text not null check (side in ('club', 'proposer', 'person')),
  -- the one text of the sheet; its keyed hash is what the side sent
  sheet text not null check (length(sheet) between 1 and 4000),
  -- an agent of both sides was agreed to in words
  dual boolean not null,
  -- kept as a number when the account goes
  by_id bigint not null,
  at timestamptz not null,
  unique (negotiation_id, side, sheet, dual)
);

-- The latest row of an agent counts.
create table agent_roles (
  id bigint generated always as identity primary key,
  negotiation_id bigint not null references negotiations (id),
  agent_id bigint not null references agents (id),
  acts_for text not null check (acts_for in ('person', 'both')),
  by_id bigint not null,
  at timestamptz not null
);
create index agent_roles_deal on agent_roles (negotiation_id, id desc);
create index agent_roles_agent on agent_roles (agent_id);

create function keep_fee_sheets() returns trigger language plpgsql as $$
begin
  raise exception 'what was said of roles and fees is only added to' using errcode = 'check_violation';
end $$;
create trigger fee_sheet_agreements_kept before update or delete on fee_sheet_agreements
  for each row execute function keep_fee_sheets();
create trigger agent_roles_kept before update or delete on agent_roles
  for each row execute function keep_fee_sheets();
