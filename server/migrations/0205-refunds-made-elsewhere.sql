-- Expand: why the provider refused a refund, and reports that contradict what is recorded (docs/decisions/0153).
alter table payment_refunds
  add column refusal text check (refusal in
    ('alreadyRefunded', 'disputed', 'missing', 'card', 'keys', 'funds', 'request'));

-- Reports of the provider that contradict what is recorded: they are acknowledged, and staff look at them.
create table unapplied_payment_reports (
  id bigint generated always as identity (start with 345001) primary key,
  payment_id bigint not null references payments (id),
  about text not null check (about in ('checkout', 'refusal', 'refund', 'dispute')),
  cause text not null check (cause in ('notPaid', 'beyondPayment', 'otherAmount', 'contradicts')),
  -- the provider's id of the page, charge, refund or dispute
  provider_reference text not null check (length(provider_reference) between 1 and 255),
  amount_cents integer,
  received_at timestamptz not null,
  -- when staff had looked at it
  settled_at timestamptz,
  settled_by bigint references accounts (id),
  unique (payment_id, about, provider_reference, cause),
  check ((settled_at is null) = (settled_by is null))
);
create index unapplied_payment_reports_open on unapplied_payment_reports (payment_id) where settled_at is null;
