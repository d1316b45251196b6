-- Portfolios of agents, clubs and coaches: whether the player confirms who lists them, how a record is claimed, what
-- staff decide about, and how somebody likes to search.

-- 'unlinked': nobody has claimed the record; else what the linked player says of being listed
alter table players add column listing text not null default 'unlinked'
  check (listing in ('unlinked', 'unconfirmed', 'confirmed', 'disputed'));
update players set listing = 'unconfirmed' where profile <> 0 and account_id is not null;
alter table players add check (profile = 0 or (listing = 'unlinked') = (account_id is null));

-- A record that gets its account is a listing that the player has not confirmed yet; one that loses it is unlinked.
create function keep_listing() returns trigger language plpgsql as $$
begin
  if new.profile = 0 or new.account_id is null then new.listing := 'unlinked';
  elsif new.listing = 'unlinked' then new.listing := 'unconfirmed';
  end if;
  return new;
end $$;
create trigger players_listing before insert or update of account_id, listing on players
  for each row execute function keep_listing();

-- Records that look like one person: the same whole name, blind to accents and case, and the same birth date.
create index players_person on players (fold_text(name || ' ' || surname), born_date) where deleted_at is null;

-- What was looked at and found to be different people; a further record of the kind brings the question back.
create table distinct_people (
  -- 'agent 40001', 'team 20001', 'coach 60001', or 'staff'
  scope text not null,
  folded_name text not null,
  born_date date not null,
  player_ids bigint[] not null,
  reviewed_by bigint references accounts (id) on delete set null,
  reviewed_at timestamptz not null,
  primary key (scope, folded_name, born_date)
);

-- A player who was proposed to clubs goes only when staff agree (spec §5).
create table removal_requests (
  id bigint generated always as identity (start with 101) primary key,
  player_id bigint not null references players (id) on delete cascade,
  asked_by bigint references accounts (id) on delete set null,
  reason text not null check (length(reason) between 10 and 2000),
  asked_at timestamptz not null,
  status text not null default 'open' check (status in ('open', 'approved', 'refused')),
  decided_by bigint references accounts (id) on delete set null,
  decided_at timestamptz,
  word text not null default '' check (length(word) <= 2000),
  check ((status = 'open') = (decided_at is null))
);
create unique index one_open_removal_request on removal_requests (player_id) where status = 'open';
create index removal_requests_waiting on removal_requests (asked_at, id) where status = 'open';
create index removal_requests_player on removal_requests (player_id);

-- Of which deletion everybody concerned has been told: once.
create table told_deletions (
  player_id bigint not null references players (id) on delete cascade,
  deleted_at timestamptz not null,
  told_at timestamptz not null,
  told_by bigint references accounts (id) on delete set null,
  primary key (player_id, deleted_at)
);

-- An owner invites the person behind a record to claim it; the mailed code is kept as a hash.
create table claim_invitations (
  id bigint generated always as identity (start with 201) primary key,
  player_id bigint not null references players (id) on delete cascade,
  email citext not null check (length(email) <= 254),
  language text not null check (language in ('it', 'en', 'es', 'ca', 'fr', 'pt', 'de')),
  -- made when the mail is written
  code_hash bytea unique,
  invited_by bigint references accounts (id) on delete set null,
  invited_at timestamptz not null,
  expires_at timestamptz not null,
  status text not null default 'open' check (status in ('open', 'accepted', 'declined', 'withdrawn')),
  closed_at timestamptz,
  check ((status = 'open') = (closed_at is null))
);
create unique index one_open_claim_invitation on claim_invitations (player_id) where status = 'open';
create index claim_invitations_email on claim_invitations (email) where status = 'open';
create index claim_invitations_player on claim_invitations (player_id, invited_at);

-- A player who says that somebody lists them wrongly; staff decide.
create table listing_disputes (
  id bigint generated always as identity (start with 301) primary key,
  player_id bigint not null references players (id) on delete cascade,
  account_id bigint not null references accounts (id) on delete cascade,
  reason text not null check (length(reason) between 10 and 2000),
  disputed_at timestamptz not null,
  -- 'upheld': the record goes; 'refused': it stays; 'taken back': the player confirmed after all, or it went otherwise
  status text not null default 'open' check (status in ('open', 'upheld', 'refused', 'takenBack')),
  decided_by bigint references accounts (id) on delete set null,
  decided_at timestamptz,
  word text not null default '' check (length(word) <= 2000),
  check ((status = 'open') = (decided_at is null))
);
create unique index one_open_dispute on listing_disputes (player_id) where status = 'open';
create index listing_disputes_waiting on listing_disputes (disputed_at, id) where status = 'open';

-- How somebody likes to search a list: the filters as the address spells them, under a name.
create table saved_searches (
  id bigint generated always as identity (start with 401) primary key,
  account_id bigint not null references accounts (id) on delete cascade,
  name text not null check (length(name) between 1 and 60),
  query text not null check (length(query) <= 1000),
  created_at timestamptz not null
);
create unique index saved_searches_name on saved_searches (account_id, lower(name));
