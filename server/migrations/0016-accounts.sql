-- The account in its owner's hands: a second factor, a new e-mail, switches for mail, guardians who can withdraw,
-- erasure, and the quizzes of new players and clubs.

alter table account_codes
  drop constraint account_codes_purpose_check,
  add constraint account_codes_purpose_check
    check (purpose in ('activation', 'guardian', 'withdrawal', 'reset', 'email')),
  -- the address that a code of purpose 'email' makes the account's own
  add column email citext,
  add constraint account_codes_email_check check ((purpose = 'email') = (email is not null));
create index account_codes_age on account_codes (expires_at);

-- The last change of address of an account: the new one until it is confirmed, the old one for the notice afterwards.
create table email_changes (
  account_id bigint primary key references accounts (id) on delete cascade,
  email citext not null check (length(email) <= 254),
  old_email citext,
  asked_at timestamptz not null,
  confirmed_at timestamptz
);

alter table accounts
  -- a guardian who took the consent back; the account stays closed until the eighteenth birthday
  add column guardian_withdrawn_at timestamptz,
  -- an erased account: what others need of it stays as a number without a person
  add column deleted_at timestamptz;
create index accounts_unconfirmed on accounts (created_at) where activated_at is null and deleted_at is null;

create table second_factors (
  account_id bigint primary key references accounts (id) on delete cascade,
  -- of the TOTP, enciphered under the installation's key
  secret bytea not null,
  -- null: begun, not confirmed by a first code yet
  confirmed_at timestamptz,
  -- the time step of the last code that was used: a code works once
  last_step bigint not null default 0,
  created_at timestamptz not null
);

create table recovery_codes (
  account_id bigint not null references second_factors (account_id) on delete cascade,
  hash bytea not null,
  used_at timestamptz,
  primary key (account_id, hash)
);

-- The kinds of mail that an account has switched off; security mail has no kind.
create table mail_switches (
  account_id bigint not null references accounts (id) on delete cascade,
  kind text not null check (kind in ('requests', 'negotiations', 'profile')),
  primary key (account_id, kind)
);

create table quizzes (
  account_id bigint primary key references accounts (id) on delete cascade,
  state text not null default 'open' check (state in ('open', 'done', 'skipped')),
  -- the question that is on screen
  step smallint not null default 0 check (step between 0 and 20),
  answers jsonb not null default '{}',
  updated_at timestamptz not null
);

create index sessions_ended on sessions (ended_at) where ended_at is not null;
