-- Clubs, agents, coaching staff and players. Profile ids and account ids are different number spaces; the
-- sequences start apart so that one is never taken for the other unnoticed.
create table teams (
  id bigint generated always as identity (start with 20001) primary key,
  name text not null check (length(name) between 1 and 120),
  -- 1 registered, 5 not registered, 6 registered and not accepted yet
  profile smallint not null check (profile in (1, 5, 6)),
  country char(2) not null,
  region text,
  city text not null default '',
  address text not null default '',
  -- Italian category 0–28, empty for foreign clubs
  category smallint check (category between 0 and 28),
  level smallint check (level between 0 and 15),
  league_name text not null default '',
  stadium_name text not null default '',
  foundation_year smallint,
  website text,
  contact_email citext,
  contact_phone text,
  image_url text,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz
);
create index teams_name on teams using gin (fold_text(name) gin_trgm_ops);
create index teams_level on teams (level, id) where deleted_at is null;

-- The people of a club who log in and act for it.
create table team_members (
  account_id bigint primary key references accounts (id) on delete cascade,
  team_id bigint not null references teams (id),
  is_owner boolean not null default false,
  joined_at timestamptz not null
);
create index team_members_team on team_members (team_id);
create unique index one_owner_per_team on team_members (team_id) where is_owner;

create table agents (
  id bigint generated always as identity (start with 40001) primary key,
  account_id bigint not null unique references accounts (id) on delete cascade,
  society text not null default '',
  agent_number text not null default '',
  vat text not null default '',
  nationality char(2),
  country char(2),
  phone text not null default '',
  version integer not null default 1,
  updated_at timestamptz not null
);

create table coaching_staff (
  id bigint generated always as identity (start with 60001) primary key,
  account_id bigint not null unique references accounts (id) on delete cascade,
  phone text not null default '',
  country char(2),
  version integer not null default 1,
  updated_at timestamptz not null
);

create table players (
  id bigint generated always as identity (start with 80001) primary key,
  -- 0 the player's own record, 3 an agent's, 4 a club's, 8 a coach's (spec §3)
  profile smallint not null check (profile in (0, 3, 4, 8)),
  agent_id bigint references agents (id),
  team_id bigint references teams (id),
  coaching_staff_id bigint references coaching_staff (id),
  -- the player's own account: the owner of a record of profile 0, a linked person for the others
  account_id bigint references accounts (id),
  name text not null check (length(name) between 1 and 80),
  surname text not null check (length(surname) between 1 and 80),
  born_date date,
  principal_role smallint check (principal_role between 1 and 11),
  secondary_role smallint check (secondary_role between 1 and 11),
  contractual_status smallint check (contractual_status in (0, 1)),
  foot smallint check (foot between 0 and 2),
  height_cm smallint check (height_cm between 100 and 250),
  weight_kg smallint check (weight_kg between 30 and 200),
  nationality char(2),
  eu_passport boolean,
  country char(2),
  phone text not null default '',
  address text not null default '',
  -- euro cents gross a month
  salary_cents bigint check (salary_cents >= 0),
  requested_salary_cents bigint check (requested_salary_cents >= 0),
  refund_range smallint check (refund_range between 0 and 4),
  player_value_cents bigint check (player_value_cents >= 0),
  current_club text not null default '',
  current_level smallint check (current_level between 0 and 15),
  search_levels smallint[] not null default '{}',
  countries_interested char(2)[] not null default '{}',
  skills smallint[] not null default '{}',
  immediate_availability boolean,
  video_url text,
  youtube_url text,
  football_data_url text,
  linkedin_url text,
  facebook_url text,
  instagram_url text,
  comments text not null default '',
  on_market boolean not null default true,
  -- the first calendar year of the season in which the player signed through the platform
  signed_season smallint,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  check (secondary_role is distinct from principal_role or secondary_role is null),
  check (
    (profile = 0 and account_id is not null and agent_id is null and team_id is null and coaching_staff_id is null)
    or (profile = 3 and agent_id is not null and team_id is null and coaching_staff_id is null)
    or (profile = 4 and team_id is not null and agent_id is null and coaching_staff_id is null)
    or (profile = 8 and coaching_staff_id is not null and agent_id is null and team_id is null)
  )
);
create index players_agent on players (agent_id, updated_at desc, id desc) where deleted_at is null;
create index players_team on players (team_id, updated_at desc, id desc) where deleted_at is null;
create index players_coach on players (coaching_staff_id, updated_at desc, id desc) where deleted_at is null;
create unique index players_own_record on players (account_id) where profile = 0;
create index players_account on players (account_id) where account_id is not null;
create index players_fresh on players (updated_at desc, id desc) where deleted_at is null;
create index players_role_fresh on players (principal_role, updated_at desc, id desc) where deleted_at is null;
create index players_text on players using gin (fold_text(name || ' ' || surname || ' ' || current_club) gin_trgm_ops)
  where deleted_at is null;
