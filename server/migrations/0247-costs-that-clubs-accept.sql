-- Expand: the transaction cost that a club accepted with its signature, and what staff said to a cost above the operator's tariff.
alter table negotiation_changes
  add column accepted_cost_cents bigint
    check (accepted_cost_cents is null or (signature = 'signed' and accepted_cost_cents between 0 and 100000000000));

-- One row for each decision; the latest one of a proposal counts.
create table cost_decisions (
  id bigint generated always as identity primary key,
  proposal_id bigint not null references proposals (id),
  stated_cents bigint not null check (stated_cents between 1 and 100000000000),
  -- the cost of the proposal from then on
  cost_cents bigint not null check (cost_cents between 0 and 100000000000),
  agreed boolean not null,
  reason text not null check (length(reason) between 1 and 1000),
  -- staff; kept as a number when the account goes
  decided_by bigint not null,
  at timestamptz not null,
  check (agreed = (cost_cents = stated_cents)),
  check (cost_cents <= stated_cents)
);
create index cost_decisions_proposal on cost_decisions (proposal_id, id desc);

create function keep_cost_decisions() returns trigger language plpgsql as $$
begin
  raise exception 'a decision on a cost is only added to' using errcode = 'check_violation';
end $$;
create trigger cost_decisions_kept before update or delete on cost_decisions
  for each row execute function keep_cost_decisions();

-- The few proposals above the tariff are found without reading all.
create index proposals_cost on proposals (price_cents);
