-- Notifications: the lines of the bell, what is switched off, and the digest by mail.

-- Every part of the market is a kind of mail of its own.
alter table mail_switches
  drop constraint mail_switches_kind_check,
  add constraint mail_switches_kind_check check (kind in (
    'requests', 'applications', 'matches', 'negotiations', 'offers', 'invoices', 'mandates', 'portfolio', 'teams', 'profile'));

-- The kinds that an account does not want in its bell.
create table bell_switches (
  account_id bigint not null references accounts (id) on delete cascade,
  kind text not null check (kind in (
    'requests', 'applications', 'matches', 'negotiations', 'offers', 'invoices', 'mandates', 'portfolio', 'teams', 'profile')),
  primary key (account_id, kind)
);

-- How often an account wants the digest, and for which day it had the last one. No row: daily, none yet.
create table digests (
  account_id bigint primary key references accounts (id) on delete cascade,
  frequency text not null default 'daily' check (frequency in ('daily', 'weekly', 'off')),
  last_day date,
  -- until when the last one told
  told_until timestamptz
);

-- One line of a bell: everything of one kind about one thing that its reader has not read yet.
create table notifications (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts (id) on delete cascade,
  kind text not null check (kind ~ '^[A-Za-z]{1,40}$'),
  topic text not null check (topic in (
    'requests', 'applications', 'matches', 'negotiations', 'offers', 'invoices', 'mandates', 'portfolio', 'teams', 'profile')),
  group_key text not null check (length(group_key) between 1 and 120),
  -- ids of what it is about, and plain facts: names are read when it is read, no text is kept
  params jsonb not null check (jsonb_typeof(params) = 'object'),
  -- the screen it leads to, and the one for several at once
  target text not null check (target like '/%' and length(target) <= 200),
  -- how many events it stands for since it was last read
  count integer not null default 1 check (count > 0),
  -- false: only mailed, because its reader has switched the kind off in the bell
  in_bell boolean not null,
  created_at timestamptz not null,
  -- when the latest of its events happened
  happened_at timestamptz not null,
  seen_at timestamptz,
  read_at timestamptz,
  -- when a mail told of it, or of the kind that has a mail of its own
  mailed_at timestamptz,
  -- when a mail of its own was last written about it, whatever has come since
  last_mail_at timestamptz,
  unique (account_id, group_key),
  check (read_at is null or seen_at is not null)
);
create index notifications_page on notifications (account_id, happened_at desc, id desc) where in_bell;
create index notifications_unread on notifications (account_id) where in_bell and read_at is null;
create index notifications_unmailed on notifications (account_id, happened_at) where mailed_at is null and seen_at is null;
create index notifications_age on notifications (happened_at);

-- Which event is told in which line: an event reaches an account once.
create table notification_events (
  event_id bigint not null references events (id) on delete cascade,
  account_id bigint not null,
  notification_id bigint not null references notifications (id) on delete cascade,
  primary key (event_id, account_id)
);
create index notification_events_line on notification_events (notification_id);
