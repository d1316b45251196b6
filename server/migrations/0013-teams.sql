-- The rest of a club's record (spec §3), its org chart, the people who act for it, and what happens to it over time.

alter table teams
  -- Italian categories that its teams play in; the youth section is a field of its own
  add column categories_played smallint[] not null default '{}'
    check (categories_played <@ '{0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28}'::smallint[]),
  -- 0 none, 15 a section, 23 one with a football school
  add column youth_section smallint not null default 0 check (youth_section in (0, 15, 23)),
  add column latitude double precision check (latitude between -90 and 90),
  add column longitude double precision check (longitude between -180 and 180),
  add column scouting_first_team boolean not null default false,
  add column scouting_reports text[] not null default '{}'
    check (scouting_reports <@ '{world,national,district,local,elite,region}'::text[]),
  -- from which level up players are looked at
  add column scouting_level smallint check (scouting_level between 0 and 15),
  add column scouting_region text check (length(scouting_region) <= 3),
  -- the minimum requirements
  add column scouting_eu_passport boolean not null default false,
  add column scouting_over_age smallint check (scouting_over_age between 0 and 99),
  add column scouting_under_age smallint check (scouting_under_age between 0 and 99),
  add column scouting_min_height_cm smallint check (scouting_min_height_cm between 100 and 250),
  add check ((latitude is null) = (longitude is null)),
  add check (foundation_year between 1800 and 2200),
  add check (scouting_over_age is null or scouting_under_age is null or scouting_over_age <= scouting_under_age);
create index teams_by_name on teams (fold_text(name), id) where deleted_at is null;
create index teams_country on teams (country, region) where deleted_at is null;
-- Whether a club is known already: its name, its country, its town, however they are written.
create index teams_alike on teams (fold_text(name), country, fold_text(city)) where deleted_at is null;
create index teams_waiting on teams (created_at, id) where profile = 6 and deleted_at is null;

-- Places of the org chart: 0 president … 8 third member of the board (spec §3). One of them may be the default contact.
create table team_org_chart (
  team_id bigint not null references teams (id) on delete cascade,
  role smallint not null check (role between 0 and 8),
  name text not null default '' check (length(name) <= 120),
  email citext check (length(email) <= 254),
  phone text not null default '' check (length(phone) <= 30),
  is_default boolean not null default false,
  primary key (team_id, role),
  check (name <> '' or email is not null or phone <> '')
);
create unique index team_org_chart_default on team_org_chart (team_id) where is_default;

-- Who did what to a club, and when: added to, never changed.
create table team_acts (
  id bigint generated always as identity primary key,
  team_id bigint not null references teams (id) on delete cascade,
  kind text not null check (kind in (
    'created', 'imported', 'registered', 'changed', 'orgChartChanged', 'contactsChanged', 'accepted', 'refused', 'merged',
    'claimStarted', 'claimed', 'memberInvited', 'invitationWithdrawn', 'memberJoined', 'memberRemoved', 'changeProposed',
    'changeAccepted', 'changeRefused', 'deleted')),
  -- what it was about: the fields that changed, or a person's name
  details jsonb not null default '{}',
  actor_id bigint references accounts (id) on delete set null,
  -- the name stays readable when the account goes
  actor_name text not null default '',
  at timestamptz not null
);
create index team_acts_team on team_acts (team_id, id desc);

-- What a premium agent would change on a registered club; staff decide (0 waits, 1 accepted, 2 refused).
create table team_change_proposals (
  id bigint generated always as identity (start with 7001) primary key,
  team_id bigint not null references teams (id) on delete cascade,
  proposer_id bigint not null references accounts (id) on delete cascade,
  changes jsonb not null,
  status smallint not null default 0 check (status between 0 and 2),
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by bigint references accounts (id) on delete set null,
  reason text not null default '' check (length(reason) <= 1000),
  check ((status = 0) = (decided_at is null))
);
create unique index one_waiting_proposal on team_change_proposals (team_id, proposer_id) where status = 0;
create index team_change_proposals_waiting on team_change_proposals (created_at, id) where status = 0;

-- The code that proves that somebody reads the mail of a not-registered club's recorded contact.
create table team_claim_codes (
  hash bytea primary key,
  team_id bigint not null references teams (id) on delete cascade,
  email citext not null,
  language text not null,
  terms_version text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index team_claim_codes_team on team_claim_codes (team_id, created_at);

-- People of a club who were asked to join with a login of their own.
create table team_invitations (
  id bigint generated always as identity (start with 501) primary key,
  team_id bigint not null references teams (id) on delete cascade,
  email citext not null check (length(email) <= 254),
  name text not null default '' check (length(name) <= 80),
  language text not null,
  -- of the code that the mail carries; null until it is written
  hash bytea unique,
  invited_by bigint references accounts (id) on delete set null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  withdrawn_at timestamptz
);
create unique index one_open_invitation on team_invitations (team_id, email) where used_at is null and withdrawn_at is null;
