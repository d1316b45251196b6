-- The commission of an agent on a signed negotiation, and its instalments. This money passes between the club and the agent,
-- not through the platform: no journal entry is made of it.
create table commissions (
  id bigint generated always as identity (start with 280001) primary key,
  negotiation_id bigint not null unique references negotiations (id),
  agent_id bigint not null references agents (id),
  -- the club that pays
  team_id bigint not null references teams (id),
  -- the person proposed; a number once the person's data are erased
  title text not null check (length(title) between 1 and 161),
  signed_on date not null,
  source text not null check (source in ('offer', 'proposal', 'agent')),
  -- how the amount was calculated; all null for an amount that was stated
  percent smallint check (percent between 1 and 100),
  base text check (base in ('seasonPay', 'yearlySalary', 'monthlySalary', 'transactionCost', 'signOnBonus')),
  base_cents bigint check (base_cents > 0),
  -- without tax; null until the agent states what the deal does not define
  amount_cents bigint check (amount_cents between 1 and 100000000000),
  vat_percent smallint not null check (vat_percent between 0 and 100),
  -- the number of the plan in force, and what the club says to it
  plan integer not null default 1 check (plan >= 1),
  answer text not null default 'awaited' check (answer in ('awaited', 'confirmed', 'objected')),
  objection text check (length(objection) between 1 and 1000),
  version integer not null default 1,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  check ((percent is null) = (base is null)),
  check (base_cents is null or base is not null),
  check ((answer = 'objected') = (objection is not null))
);
create index commissions_agent on commissions (agent_id);
create index commissions_team on commissions (team_id);

create table commission_instalments (
  id bigint generated always as identity (start with 290001) primary key,
  commission_id bigint not null references commissions (id),
  due_on date not null,
  -- without tax, and the tax on it
  amount_cents bigint not null check (amount_cents > 0),
  vat_cents bigint not null check (vat_cents >= 0),
  vat_percent smallint not null check (vat_percent between 0 and 100),
  -- the day that the club says it paid
  club_paid_on date,
  -- the day that the agent says the money came
  received_on date,
  waived_on date,
  waiver_reason text check (length(waiver_reason) between 1 and 1000),
  -- when both sides were told that it is late
  late_notified_at timestamptz,
  check (received_on is null or waived_on is null),
  check ((waived_on is null) = (waiver_reason is null))
);
create index commission_instalments_commission on commission_instalments (commission_id, due_on, id);
create index commission_instalments_due on commission_instalments (due_on, id);
create index commission_instalments_open on commission_instalments (due_on)
  where received_on is null and waived_on is null and late_notified_at is null;

create table commission_steps (
  commission_id bigint not null references commissions (id),
  -- the version that the step made
  version integer not null,
  at timestamptz not null,
  act text not null check (act in ('made', 'planned', 'confirmed', 'objected', 'reportedPaid', 'reportTakenBack', 'received',
                                   'receiptTakenBack', 'waived')),
  by_side text not null check (by_side in ('agent', 'club', 'system')),
  -- kept when the account goes, as a number without a person
  actor_id bigint,
  -- the plan after the step, where the step made one: number, amount, tax, days and parts
  plan jsonb,
  -- the due day and the amount of the instalment that the step is about
  due_on date,
  amount_cents bigint,
  primary key (commission_id, version),
  check ((by_side = 'system') = (actor_id is null)),
  check ((plan is not null) = (act in ('made', 'planned'))),
  check ((due_on is null) = (act in ('made', 'planned', 'confirmed', 'objected'))),
  check ((due_on is null) = (amount_cents is null))
);

create function keep_commission_steps() returns trigger language plpgsql as $$
begin
  raise exception 'the history of a commission is only added to' using errcode = 'check_violation';
end $$;
create trigger commission_steps_kept before update or delete on commission_steps
  for each row execute function keep_commission_steps();
create trigger commission_steps_never_emptied before truncate on commission_steps
  for each statement execute function keep_commission_steps();

-- When a transaction ends, the instalments of a commission sum to its amount, to the cent.
create function check_commission_sum() returns trigger language plpgsql as $$
declare
  checked bigint;
begin
  if tg_table_name = 'commissions' then
    checked := new.id;
  elsif tg_op = 'DELETE' then
    checked := old.commission_id;
  else
    checked := new.commission_id;
  end if;
  if exists (
    select from commissions c where c.id = checked and coalesce(c.amount_cents, 0) <>
      (select coalesce(sum(i.amount_cents), 0) from commission_instalments i where i.commission_id = c.id))
  then
    raise exception 'the instalments of a commission sum to its amount' using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger commissions_sum after insert or update on commissions
  deferrable initially deferred for each row execute function check_commission_sum();
create constraint trigger commission_instalments_sum after insert or update or delete on commission_instalments
  deferrable initially deferred for each row execute function check_commission_sum();
