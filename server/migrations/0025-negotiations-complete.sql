-- A proposal is about a player or about a member of coaching staff; its commission says of which pay and in how many
-- instalments; a rejection carries a code. And the audit of every deal.
alter table proposals
  alter column player_id drop not null,
  add column coaching_staff_id bigint references coaching_staff (id),
  add column commission_pay text
    check (commission_pay in ('yearlySalary', 'monthlySalary', 'transferPrice', 'signOnBonus')),
  add column commission_instalments smallint check (commission_instalments between 1 and 24);
-- What was agreed before was a percent of the price, at once.
update proposals set commission_pay = 'transferPrice' where commission_percent is not null;
update proposals set commission_instalments = 1 where num_nonnulls(commission_cents, commission_percent) > 0;
alter table proposals
  add constraint proposals_subject check (num_nonnulls(player_id, coaching_staff_id) = 1),
  add constraint proposals_pay check ((commission_percent is null) = (commission_pay is null)),
  add constraint proposals_instalments
    check ((commission_instalments is null) = (num_nonnulls(commission_cents, commission_percent) = 0)),
  add unique (id, coaching_staff_id);
create index proposals_coaching_staff on proposals (coaching_staff_id) where coaching_staff_id is not null;

alter table negotiations
  alter column player_id drop not null,
  add column coaching_staff_id bigint,
  add column reason_code text
    check (reason_code in ('money', 'roleFilled', 'age', 'level', 'documents', 'other')),
  add foreign key (proposal_id, coaching_staff_id) references proposals (id, coaching_staff_id),
  add constraint negotiations_subject check (num_nonnulls(player_id, coaching_staff_id) = 1),
  add constraint negotiations_reason check (reason_code is null or cause in ('refusedByClub', 'withdrawn'));
-- As for players: proposed to a club once at a time.
create unique index one_open_staff_negotiation on negotiations (coaching_staff_id, team_id) where status in (0, 1, 2, 4);
create index negotiations_coaching_staff on negotiations (coaching_staff_id, changed_at desc, id desc)
  where coaching_staff_id is not null;

alter table negotiation_changes
  add column reason_code text
    check (reason_code in ('money', 'roleFilled', 'age', 'level', 'documents', 'other'));

-- Who did what when on every deal, written in the statement that records the event. Only ever added to.
create table deal_audit (
  id bigint generated always as identity primary key,
  deal_kind text not null check (deal_kind in ('negotiation', 'offer', 'candidate', 'request', 'invoice')),
  deal_id bigint not null,
  type text not null,
  -- kept when the account goes, as a number without a person; null: the platform itself
  actor_id bigint,
  -- what the event said of the change, without anything that somebody wrote
  facts jsonb not null,
  at timestamptz not null
);
create index deal_audit_deal on deal_audit (deal_kind, deal_id, id);
create index deal_audit_actor on deal_audit (actor_id, id);
create index deal_audit_at on deal_audit (at desc, id desc);

create function keep_deal_audit() returns trigger language plpgsql as $$
begin
  raise exception 'the audit of a deal is only added to' using errcode = 'check_violation';
end $$;
create trigger deal_audit_kept before update or delete on deal_audit
  for each row execute function keep_deal_audit();
create trigger deal_audit_never_emptied before truncate on deal_audit
  for each statement execute function keep_deal_audit();
