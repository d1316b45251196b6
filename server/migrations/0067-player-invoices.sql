-- Invoices of the operator to players for the paid representation, one for each payment that settled something, and the
-- credit notes of refunds (docs/decisions/0074).
alter table invoice_counters
  drop constraint invoice_counters_series_check,
  add constraint invoice_counters_series_check check (series in ('invoice', 'creditNote', 'playerInvoice', 'playerCreditNote'));

create table player_invoices (
  id bigint generated always as identity (start with 380001) primary key,
  year smallint not null,
  number integer not null check (number > 0),
  payment_id bigint not null unique references payments (id),
  representation_id bigint not null references representations (id),
  -- the payer; the account's row stays when the person's data are erased
  account_id bigint not null references accounts (id),
  service text not null check (service in ('activation', 'balance')),
  -- who issued it and to whom, as they were on that day; the buyer becomes a number when the person's data are erased
  issuer jsonb not null,
  buyer jsonb not null,
  -- the price of the service, what was invoiced of it before, and what the provider charged
  price_cents integer not null check (price_cents > 0),
  deducted_cents integer not null check (deducted_cents >= 0),
  amount_cents integer not null check (amount_cents > 0),
  net_cents integer not null check (net_cents >= 0),
  vat_cents integer not null check (vat_cents >= 0),
  vat_percent smallint not null check (vat_percent between 0 and 100),
  provider text not null check (provider in ('stripe', 'test')),
  -- the term of the representation that was paid
  months smallint not null check (months > 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  issued_on date not null,
  created_at timestamptz not null,
  -- the sum of its credit notes
  credited_cents integer not null default 0 check (credited_cents between 0 and amount_cents),
  version integer not null default 1,
  changed_at timestamptz not null,
  unique (year, number),
  check (extract(year from issued_on) = year),
  check (price_cents - deducted_cents = amount_cents),
  check (net_cents + vat_cents = amount_cents),
  check (ends_at > starts_at)
);
create index player_invoices_account on player_invoices (account_id, id desc);
create index player_invoices_year on player_invoices (year, id desc);
create index player_invoices_representation on player_invoices (representation_id);

create table player_credit_notes (
  id bigint generated always as identity (start with 390001) primary key,
  year smallint not null,
  number integer not null check (number > 0),
  invoice_id bigint not null references player_invoices (id),
  refund_id bigint not null unique references payment_refunds (id),
  amount_cents integer not null check (amount_cents > 0),
  net_cents integer not null check (net_cents >= 0),
  vat_cents integer not null check (vat_cents >= 0),
  -- empty once the person's data are erased
  reason text not null check (length(reason) <= 1000),
  issued_on date not null,
  created_at timestamptz not null,
  unique (year, number),
  check (extract(year from issued_on) = year),
  check (net_cents + vat_cents = amount_cents)
);
create index player_credit_notes_invoice on player_credit_notes (invoice_id, id);

-- An issued document stays what it is: only its version, what was credited and an erased person change.
create function keep_player_invoice() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - '{buyer,credited_cents,version,changed_at}'::text[]
     is distinct from to_jsonb(old) - '{buyer,credited_cents,version,changed_at}'::text[]
     or (new.buyer is distinct from old.buyer and not new.buyer ? 'erased')
  then
    raise exception 'an issued invoice is not changed' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger player_invoices_kept before update on player_invoices
  for each row execute function keep_player_invoice();

create function keep_player_credit_note() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - 'reason' is distinct from to_jsonb(old) - 'reason' or (new.reason <> old.reason and new.reason <> '')
  then
    raise exception 'an issued credit note is not changed' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger player_credit_notes_kept before update on player_credit_notes
  for each row execute function keep_player_credit_note();
