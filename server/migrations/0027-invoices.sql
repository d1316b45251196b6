-- Invoices of the operator to clubs, one for each signed negotiation, and the credit notes that take from them.

-- The last number given in each series and year. Its row is held until the number is used: no number is ever missing.
create table invoice_counters (
  series text not null check (series in ('invoice', 'creditNote')),
  year smallint not null check (year between 2000 and 2199),
  last_number integer not null default 0 check (last_number >= 0),
  -- numbers follow the calendar: no document is dated before the one with the number below
  last_day date not null,
  primary key (series, year)
);

-- What staff take off the price of a negotiation before its invoice is issued.
create table negotiation_discounts (
  negotiation_id bigint primary key references negotiations (id) on delete cascade,
  discount_cents bigint not null check (discount_cents between 1 and 100000000000),
  set_by bigint references accounts (id) on delete set null,
  set_at timestamptz not null
);

create table team_invoices (
  id bigint generated always as identity (start with 240001) primary key,
  year smallint not null,
  number integer not null check (number > 0),
  negotiation_id bigint not null unique references negotiations (id),
  team_id bigint not null references teams (id),
  -- who issued it and to whom, as they were on that day
  issuer jsonb not null,
  buyer jsonb not null,
  -- the proposed player; a number once the person's data are erased
  title text not null check (length(title) between 1 and 161),
  level smallint not null check (level between 0 and 15),
  -- euro cents a month of the offer that the club made and that was accepted; null when there was none
  salary_cents bigint check (salary_cents >= 0),
  value_cents bigint not null check (value_cents > 0),
  discount_cents bigint not null check (discount_cents >= 0),
  net_cents bigint not null check (net_cents >= 0),
  vat_cents bigint not null check (vat_cents >= 0),
  vat_percent smallint not null check (vat_percent between 0 and 100),
  issued_on date not null,
  created_at timestamptz not null,
  -- 0 issued, 1 paid, 2 canceled
  status smallint not null default 0 check (status between 0 and 2),
  paid_on date,
  -- the sum of its credit notes
  credited_cents bigint not null default 0 check (credited_cents >= 0),
  version integer not null default 1,
  changed_at timestamptz not null,
  unique (year, number),
  check (extract(year from issued_on) = year),
  check (discount_cents < value_cents),
  check (net_cents + vat_cents = value_cents - discount_cents),
  check (credited_cents <= value_cents - discount_cents),
  check ((status = 2) = (credited_cents = value_cents - discount_cents)),
  check ((status = 1) = (paid_on is not null))
);
create index team_invoices_team on team_invoices (team_id, id desc);
create index team_invoices_year on team_invoices (year, id desc);

create table credit_notes (
  id bigint generated always as identity (start with 260001) primary key,
  year smallint not null,
  number integer not null check (number > 0),
  invoice_id bigint not null references team_invoices (id),
  amount_cents bigint not null check (amount_cents > 0),
  net_cents bigint not null check (net_cents >= 0),
  vat_cents bigint not null check (vat_cents >= 0),
  reason text not null check (length(reason) between 1 and 1000),
  issued_on date not null,
  created_at timestamptz not null,
  -- kept when the account goes, as a number without a person
  issued_by bigint not null,
  unique (year, number),
  check (extract(year from issued_on) = year),
  check (net_cents + vat_cents = amount_cents)
);
create index credit_notes_invoice on credit_notes (invoice_id, id);

-- An issued document stays what it is; only its payment, what was credited and an erased name change.
create function keep_invoice() returns trigger language plpgsql as $$
begin
  if (new.year, new.number, new.negotiation_id, new.team_id, new.level, new.salary_cents, new.value_cents,
      new.discount_cents, new.net_cents, new.vat_cents, new.vat_percent, new.issued_on, new.created_at, new.issuer, new.buyer)
     is distinct from
     (old.year, old.number, old.negotiation_id, old.team_id, old.level, old.salary_cents, old.value_cents,
      old.discount_cents, old.net_cents, old.vat_cents, old.vat_percent, old.issued_on, old.created_at, old.issuer, old.buyer)
  then
    raise exception 'an issued invoice is not changed' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger team_invoices_kept before update on team_invoices for each row execute function keep_invoice();

create function keep_credit_note() returns trigger language plpgsql as $$
begin
  raise exception 'an issued credit note is not changed' using errcode = 'check_violation';
end $$;
create trigger credit_notes_kept before update on credit_notes for each row execute function keep_credit_note();
