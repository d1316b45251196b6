-- The journal: every movement of money in double entry. Rows are added and never changed.
create table journal_transactions (
  id bigint generated always as identity (start with 350001) primary key,
  kind text not null check (kind in
    ('charge', 'refund', 'balance', 'invoice', 'creditNote', 'discount', 'payment', 'dispute')),
  -- what moved: 'payment:320001'; with a word where one thing moves several times
  reference text not null check (length(reference) between 1 and 120),
  at timestamptz not null,
  -- the same movement is posted once
  unique (kind, reference)
);
create index journal_transactions_at on journal_transactions (at);

create table journal_rows (
  id bigint generated always as identity primary key,
  transaction_id bigint not null references journal_transactions (id),
  account text not null check (account in ('provider', 'bank', 'players', 'accruedBalances', 'teams', 'disputed',
    'disputeLosses', 'representationRevenue', 'mediationRevenue', 'discounts', 'vat')),
  -- whose claim: an account's id for players, a club's for teams; kept as a number when the person's data are erased
  party_id bigint,
  amount_cents bigint not null check (amount_cents <> 0)
);
create index journal_rows_transaction on journal_rows (transaction_id);
create index journal_rows_party on journal_rows (account, party_id) where party_id is not null;

create function keep_journal() returns trigger language plpgsql as $$
begin
  raise exception 'the journal is only added to' using errcode = 'check_violation';
end $$;
create trigger journal_transactions_kept before update or delete on journal_transactions
  for each row execute function keep_journal();
create trigger journal_rows_kept before update or delete on journal_rows for each row execute function keep_journal();
create trigger journal_transactions_not_emptied before truncate on journal_transactions
  for each statement execute function keep_journal();
create trigger journal_rows_not_emptied before truncate on journal_rows for each statement execute function keep_journal();

-- A movement balances when its transaction commits. A row that is added to an older movement is seen here, too.
create function balance_journal() returns trigger language plpgsql as $$
declare
  movement bigint;
  total bigint;
begin
  movement := case tg_table_name when 'journal_rows' then (to_jsonb(new) ->> 'transaction_id')::bigint else new.id end;
  select sum(amount_cents) into total from journal_rows where transaction_id = movement;
  if total is distinct from 0 then
    raise exception 'movement % does not sum to zero', movement using errcode = 'check_violation', constraint = 'journal_balances';
  end if;
  return null;
end $$;
create constraint trigger journal_rows_balance after insert on journal_rows
  deferrable initially deferred for each row execute function balance_journal();
-- A movement without rows is none.
create constraint trigger journal_transactions_balance after insert on journal_transactions
  deferrable initially deferred for each row execute function balance_journal();

-- What the daily check found: movements in all, those that do not sum to zero, and payments without their movement.
create table journal_checks (
  at timestamptz primary key,
  movements bigint not null,
  unbalanced bigint not null,
  unposted bigint not null
);

-- The invoices to clubs so far: issued at the full value, less the discount, credited and paid. The tax of a discount is the
-- difference between the tax of the value and that of what was invoiced, so that both movements are whole cents.
create temporary table past on commit drop as
  select i.*, floor((i.value_cents * 200 + 100 + i.vat_percent) / (2 * (100 + i.vat_percent)))::bigint as value_net
  from team_invoices i;

insert into journal_transactions (kind, reference, at) select 'invoice', 'teamInvoice:' || id, created_at from past order by id;
insert into journal_rows (transaction_id, account, party_id, amount_cents)
  select t.id, r.account, r.party_id, r.amount_cents from past p
  join journal_transactions t on t.kind = 'invoice' and t.reference = 'teamInvoice:' || p.id
  cross join lateral (values ('teams', p.team_id, p.value_cents), ('mediationRevenue', null, -p.value_net),
    ('vat', null, p.value_net - p.value_cents)) as r (account, party_id, amount_cents)
  where r.amount_cents <> 0 order by t.id;

insert into journal_transactions (kind, reference, at)
  select 'discount', 'teamInvoice:' || id, created_at from past where discount_cents > 0 order by id;
insert into journal_rows (transaction_id, account, party_id, amount_cents)
  select t.id, r.account, r.party_id, r.amount_cents from past p
  join journal_transactions t on t.kind = 'discount' and t.reference = 'teamInvoice:' || p.id
  cross join lateral (values ('teams', p.team_id, -p.discount_cents), ('discounts', null, p.value_net - p.net_cents),
    ('vat', null, p.value_cents - p.value_net - p.vat_cents)) as r (account, party_id, amount_cents)
  where r.amount_cents <> 0 order by t.id;

insert into journal_transactions (kind, reference, at)
  select 'creditNote', 'creditNote:' || id, created_at from credit_notes order by id;
insert into journal_rows (transaction_id, account, party_id, amount_cents)
  select t.id, r.account, r.party_id, r.amount_cents from credit_notes n join past p on p.id = n.invoice_id
  join journal_transactions t on t.kind = 'creditNote' and t.reference = 'creditNote:' || n.id
  cross join lateral (values ('teams', p.team_id, -n.amount_cents), ('mediationRevenue', null, n.net_cents),
    ('vat', null, n.vat_cents)) as r (account, party_id, amount_cents)
  where r.amount_cents <> 0 order by t.id;

insert into journal_transactions (kind, reference, at)
  select 'payment', 'teamInvoice:' || id || ':' || version, changed_at from past where status = 1 order by id;
insert into journal_rows (transaction_id, account, party_id, amount_cents)
  select t.id, r.account, r.party_id, r.amount_cents from past p
  join journal_transactions t on t.kind = 'payment' and t.reference = 'teamInvoice:' || p.id || ':' || p.version
  cross join lateral (values ('bank', null, p.value_cents - p.discount_cents - p.credited_cents),
    ('teams', p.team_id, p.discount_cents + p.credited_cents - p.value_cents)) as r (account, party_id, amount_cents)
  where r.amount_cents <> 0 order by t.id;
