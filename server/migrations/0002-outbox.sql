-- What happened, written in the transaction that made it happen; live pushes and reactions read it after commit.
create table events (
  id bigint generated always as identity primary key,
  type text not null,
  data jsonb not null,
  -- account ids to which the event is pushed
  recipients bigint[] not null default '{}',
  -- 'market': everybody who may see requests
  audience text check (audience in ('market')),
  actor_id bigint,
  occurred_at timestamptz not null,
  reacted_at timestamptz
);
create index events_waiting on events (id) where reacted_at is null;

-- Which reaction has handled which event: makes a repeat harmless.
create table event_reactions (
  event_id bigint not null references events (id) on delete cascade,
  reaction text not null,
  done_at timestamptz not null,
  primary key (event_id, reaction)
);

-- Wakes the dispatcher of every node when the transaction commits.
create function notify_event() returns trigger language plpgsql as $$
begin
  perform pg_notify('events', new.id::text);
  return null;
end $$;
create trigger events_notify after insert on events for each row execute function notify_event();

-- Answers of creating calls, so that a repeated Idempotency-Key gets the first answer.
create table idempotency_keys (
  account_id bigint not null references accounts (id) on delete cascade,
  key text not null check (length(key) <= 255),
  path text not null,
  body_hash bytea not null,
  status integer,
  -- json, not jsonb: a repeat gets the first answer to the letter
  answer json,
  created_at timestamptz not null,
  primary key (account_id, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);

-- Mail that a developer can read in the browser when no SMTP server is configured.
create table local_mail (
  id bigint generated always as identity primary key,
  recipient citext not null,
  subject text not null,
  text_body text not null,
  html_body text not null,
  sent_at timestamptz not null
);
