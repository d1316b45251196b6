-- Accounts, their one-time codes and their sessions.
create extension if not exists citext;
create extension if not exists pg_trgm;
create extension if not exists unaccent;
create extension if not exists btree_gin;

-- unaccent() is only "stable"; an index needs an immutable form with a fixed dictionary.
create function fold_text(text) returns text
  language sql immutable parallel safe strict
  return lower(public.unaccent('public.unaccent'::regdictionary, $1));

create table accounts (
  id bigint generated always as identity primary key,
  email citext not null unique check (length(email) <= 254),
  password_hash text not null,
  name text not null,
  surname text not null default '',
  -- profile types that can log in (spec §5): 0 player, 1 team, 2 agent, 7 coaching staff; 6 waits for acceptance
  profile smallint not null check (profile in (0, 1, 2, 6, 7)),
  -- 1 with profile 7 is a scout
  sub_profile smallint not null default 0 check (sub_profile = 0 or (profile = 7 and sub_profile = 1)),
  is_staff boolean not null default false,
  is_administrator boolean not null default false check (not is_administrator or is_staff),
  is_chat_owner boolean not null default false check (not is_chat_owner or is_staff),
  -- 0 standard, 1 local partner, 2 premium; set by an administrator only
  agent_type smallint check (agent_type between 0 and 2),
  language text not null default 'it' check (language in ('it', 'en', 'es', 'ca', 'fr', 'pt', 'de')),
  image_url text,
  sounds_enabled boolean not null default true,
  partner_id bigint references accounts (id),
  born_date date,
  guardian_email citext,
  guardian_confirmed_at timestamptz,
  terms_version text not null,
  terms_accepted_at timestamptz not null,
  activated_at timestamptz,
  created_at timestamptz not null,
  check ((profile = 2) = (agent_type is not null))
);
create unique index one_chat_owner on accounts (is_chat_owner) where is_chat_owner;

create table account_codes (
  hash bytea primary key,
  account_id bigint not null references accounts (id) on delete cascade,
  purpose text not null check (purpose in ('activation', 'guardian', 'reset')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index account_codes_account on account_codes (account_id);

create table sessions (
  id uuid primary key,
  account_id bigint not null references accounts (id) on delete cascade,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  ended_at timestamptz,
  user_agent text not null default '',
  refresh_hash bytea not null unique,
  -- the token before the last rotation: seeing it again means that it was stolen, and ends the session
  previous_refresh_hash bytea unique,
  rotated_at timestamptz not null
);
create index sessions_account on sessions (account_id) where ended_at is null;

create table access_tokens (
  hash bytea primary key,
  session_id uuid not null references sessions (id) on delete cascade,
  expires_at timestamptz not null
);
create index access_tokens_session on access_tokens (session_id);

-- Failed sign-ins of the last minutes, shared by login, GetUserInfo and the chat sign-in.
create table sign_in_failures (
  id bigint generated always as identity primary key,
  email citext not null,
  at timestamptz not null
);
create index sign_in_failures_email on sign_in_failures (email, at);
