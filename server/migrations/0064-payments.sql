-- Card payments through a provider (docs/payments.md). No card data is stored: the provider's page takes it.
create table payments (
  id bigint generated always as identity (start with 320001) primary key,
  purpose text not null check (purpose in ('activation', 'balance')),
  representation_id bigint not null references representations (id),
  -- the payer; the account's row stays when the person's data are erased
  account_id bigint not null references accounts (id),
  amount_cents integer not null check (amount_cents > 0),
  currency char(3) not null default 'eur' check (currency = 'eur'),
  -- failed: the last attempt was refused and the page is still open; expired: left without paying; refunded: all of it
  status text not null default 'pending' check (status in ('pending', 'failed', 'expired', 'paid', 'refunded')),
  provider text not null check (provider in ('stripe', 'test')),
  -- the idempotency key of the call that opens the provider's page
  attempt_key text not null unique check (length(attempt_key) between 16 and 255),
  -- the provider's page: its id and address, until when it is open
  provider_session_id text unique check (length(provider_session_id) <= 255),
  url text check (length(url) <= 2000),
  session_expires_at timestamptz,
  -- the charge at the provider, once there is one
  provider_payment_id text unique check (length(provider_payment_id) <= 255),
  -- why the last attempt was refused, in the provider's words
  failure_code text check (length(failure_code) <= 100),
  refunded_cents integer not null default 0 check (refunded_cents between 0 and amount_cents),
  -- paid although another payment had settled the same thing: staff refund it
  superfluous boolean not null default false,
  created_at timestamptz not null,
  paid_at timestamptz,
  changed_at timestamptz not null,
  -- when the provider was last asked about it
  asked_at timestamptz,
  version integer not null default 1,
  check ((status in ('paid', 'refunded')) = (paid_at is not null)),
  check ((status = 'refunded') = (refunded_cents = amount_cents)),
  check (refunded_cents = 0 or paid_at is not null),
  check ((paid_at is null) or provider_payment_id is not null)
);
-- A purchase has one open page at a time: a double click finds it again.
create unique index payments_one_open on payments (representation_id, purpose) where status in ('pending', 'failed');
-- One payment settles a purchase.
create unique index payments_one_settles on payments (representation_id, purpose) where status = 'paid' and not superfluous;
create index payments_account on payments (account_id, id desc);
create index payments_open on payments (changed_at) where status in ('pending', 'failed');

-- The provider's events that took effect, inserted in the transaction of their effect: a repeat does nothing.
create table payment_events (
  provider text not null check (provider in ('stripe', 'test')),
  event_id text not null check (length(event_id) between 1 and 255),
  type text not null check (length(type) between 1 and 100),
  payment_id bigint references payments (id),
  received_at timestamptz not null,
  primary key (provider, event_id)
);
create index payment_events_payment on payment_events (payment_id) where payment_id is not null;

create table payment_refunds (
  id bigint generated always as identity (start with 330001) primary key,
  payment_id bigint not null references payments (id),
  amount_cents integer not null check (amount_cents > 0),
  reason text not null check (length(reason) between 1 and 1000),
  -- who asked for it; null: made on the provider's own pages
  requested_by bigint references accounts (id),
  status text not null default 'requested' check (status in ('requested', 'succeeded', 'failed')),
  -- the idempotency key of the call to the provider
  attempt_key text not null unique check (length(attempt_key) between 16 and 255),
  provider_refund_id text unique check (length(provider_refund_id) <= 255),
  requested_at timestamptz not null,
  settled_at timestamptz,
  check ((status = 'requested') = (settled_at is null)),
  check (status <> 'succeeded' or provider_refund_id is not null)
);
-- One refund of a payment is under way at a time.
create unique index payment_refunds_one_open on payment_refunds (payment_id) where status = 'requested';
create index payment_refunds_payment on payment_refunds (payment_id, id);

-- Disputes (chargebacks) as the provider reports them.
create table payment_disputes (
  id bigint generated always as identity (start with 340001) primary key,
  payment_id bigint not null references payments (id),
  provider_dispute_id text not null unique check (length(provider_dispute_id) between 1 and 255),
  amount_cents integer not null check (amount_cents > 0),
  -- in the provider's words
  reason text not null check (length(reason) <= 100),
  status text not null check (status in ('open', 'won', 'lost')),
  -- until when the provider takes evidence
  evidence_due_at timestamptz,
  opened_at timestamptz not null,
  closed_at timestamptz,
  check ((status = 'open') = (closed_at is null))
);
create index payment_disputes_payment on payment_disputes (payment_id, id);
