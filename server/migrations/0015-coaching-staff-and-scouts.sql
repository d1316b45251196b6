-- Coaching staff with all that the spec says of them (§3), and what scouts keep of the players opened to them.
-- A record is an account's own, or one that a premium agent or staff added to the coaching portfolio. Name and picture
-- of a registered person stand in the account, and only there.
alter table coaching_staff
  alter column account_id drop not null,
  add column added_by_id bigint references accounts (id) on delete cascade,
  add column name text not null default '' check (length(name) <= 80),
  add column surname text not null default '' check (length(surname) <= 80),
  add column role smallint check (role between 0 and 6),
  -- in ascending order: the first one is the highest licence, the spec's "qualification"
  add column qualifications smallint[] not null default '{}' check (qualifications <@ '{0,1,2,3,4,5,6}'::smallint[]),
  add column qualification smallint generated always as (qualifications[1]) stored,
  -- a club of the platform, or one in words
  add column current_team_id bigint references teams (id) on delete set null,
  add column current_club text not null default '' check (length(current_club) <= 120),
  add column search_categories smallint[] not null default '{}',
  add column search_levels smallint[] not null default '{}',
  add column countries_interested char(2)[] not null default '{}',
  add column nationality char(2),
  add column city text not null default '' check (length(city) <= 120),
  add column born_date date,
  add column immediate_availability boolean,
  add column comments text not null default '' check (length(comments) <= 4000),
  -- where one writes to the person; for a registered one, if it is not the address they log in with
  add column contact_email citext check (length(contact_email) <= 254),
  add column image_url text,
  add column created_at timestamptz not null default now(),
  add column deleted_at timestamptz,
  add check (num_nonnulls(account_id, added_by_id) = 1),
  add check (account_id is not null or (name <> '' and surname <> ''));
create index coaching_staff_fresh on coaching_staff (updated_at desc, id desc) where deleted_at is null;
create index coaching_staff_added on coaching_staff (added_by_id, updated_at desc, id desc)
  where deleted_at is null and added_by_id is not null;
create index coaching_staff_team on coaching_staff (current_team_id) where current_team_id is not null;

-- What a scout may read: newest first.
create index players_open_to_scouts on players (updated_at desc, id desc) where open_to_scouts and deleted_at is null;

create table scout_shortlists (
  id bigint generated always as identity (start with 70001) primary key,
  coaching_staff_id bigint not null references coaching_staff (id) on delete cascade,
  name text not null check (length(name) between 1 and 80),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz
);
create unique index scout_shortlists_name on scout_shortlists (coaching_staff_id, fold_text(name)) where deleted_at is null;

-- A player in a shortlist, with the scout's own note: nobody else reads it.
create table scout_shortlist_players (
  shortlist_id bigint not null references scout_shortlists (id) on delete cascade,
  player_id bigint not null references players (id) on delete cascade,
  note text not null default '' check (length(note) <= 2000),
  added_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (shortlist_id, player_id)
);
create index scout_shortlist_players_player on scout_shortlist_players (player_id);
