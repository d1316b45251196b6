-- The test provider of card payments (development, demo and tests; never in production): the pages that it opened and the
-- events that it still has to send.
create table test_checkouts (
  id text primary key check (length(id) between 16 and 100),
  attempt_key text not null unique,
  payment_intent_id text not null unique,
  payment_reference text not null,
  amount_cents integer not null check (amount_cents > 0),
  description text not null,
  language text not null,
  success_url text not null,
  cancel_url text not null,
  status text not null default 'open' check (status in ('open', 'complete', 'expired')),
  failure_code text,
  refunded_cents integer not null default 0 check (refunded_cents between 0 and amount_cents),
  created_at timestamptz not null,
  expires_at timestamptz not null
);

create table test_refunds (
  id text primary key,
  attempt_key text not null unique,
  checkout_id text not null references test_checkouts (id) on delete cascade,
  amount_cents integer not null check (amount_cents > 0),
  created_at timestamptz not null
);

create table test_provider_events (
  id text primary key,
  type text not null,
  body text not null,
  due_at timestamptz not null,
  sent_at timestamptz
);
create index test_provider_events_due on test_provider_events (due_at) where sent_at is null;

-- The mails and notifications about the representation and its payments can be switched off.
alter table mail_switches
  drop constraint mail_switches_kind_check,
  add constraint mail_switches_kind_check check (kind in (
    'requests', 'applications', 'matches', 'negotiations', 'offers', 'invoices', 'mandates', 'representation', 'portfolio',
    'teams', 'profile', 'conversations'));
alter table bell_switches
  drop constraint bell_switches_kind_check,
  add constraint bell_switches_kind_check check (kind in (
    'requests', 'applications', 'matches', 'negotiations', 'offers', 'invoices', 'mandates', 'representation', 'portfolio',
    'teams', 'profile', 'conversations'));
alter table notifications
  drop constraint notifications_topic_check,
  add constraint notifications_topic_check check (topic in (
    'requests', 'applications', 'matches', 'negotiations', 'offers', 'invoices', 'mandates', 'representation', 'portfolio',
    'teams', 'profile', 'conversations'));
