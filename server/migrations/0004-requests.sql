-- What clubs look for: requests, whom they were sent to, and how they were closed and opened again.
create table requests (
  id bigint generated always as identity (start with 120001) primary key,
  -- 0 active, 1 closed (spec §4)
  status smallint not null default 0 check (status in (0, 1)),
  team_id bigint not null references teams (id),
  -- the first calendar year of the season that it is for
  season smallint not null check (season between 2000 and 2199),
  role smallint not null check (role between 1 and 11),
  level smallint not null check (level between 0 and 15),
  country char(2) not null,
  -- ages that still fit, whole years on 1 July of the season
  over_age smallint check (over_age between 0 and 99),
  under_age smallint check (under_age between 0 and 99),
  -- euro cents gross a month, or the monthly expense refund of amateurs (range 0–4)
  offer_cents bigint check (offer_cents >= 0),
  refund_range smallint check (refund_range between 0 and 4),
  contractual_status smallint check (contractual_status in (0, 1)),
  immediate_availability boolean not null default false,
  foot smallint check (foot between 0 and 2),
  min_height_cm smallint check (min_height_cm between 100 and 250),
  eu_passport boolean not null default false,
  skills smallint[] not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  created_by bigint references accounts (id) on delete set null,
  city text not null check (length(city) between 1 and 120),
  address text not null default '',
  project text not null default '',
  requested_material text not null default '',
  check (over_age is null or under_age is null or over_age <= under_age)
);
create index requests_team on requests (team_id, updated_at desc, id desc);
create index requests_fresh on requests (updated_at desc, id desc) where status = 0;
create index requests_all_fresh on requests (updated_at desc, id desc);
create index requests_role_fresh on requests (role, updated_at desc, id desc) where status = 0;

-- To whom a request was sent. Delivery: 0 pending, 1 sent, 2 viewed (spec §4).
create table request_recipients (
  id bigint generated always as identity primary key,
  request_id bigint not null references requests (id) on delete cascade,
  team_id bigint references teams (id),
  agent_id bigint references agents (id) on delete cascade,
  coaching_staff_id bigint references coaching_staff (id) on delete cascade,
  delivery smallint not null default 0 check (delivery between 0 and 2),
  added_at timestamptz not null,
  sent_at timestamptz,
  viewed_at timestamptz,
  check (num_nonnulls(team_id, agent_id, coaching_staff_id) = 1)
);
create unique index request_recipients_team on request_recipients (request_id, team_id) where team_id is not null;
create unique index request_recipients_agent on request_recipients (request_id, agent_id) where agent_id is not null;
create unique index request_recipients_coach on request_recipients (request_id, coaching_staff_id)
  where coaching_staff_id is not null;
create index request_recipients_of_team on request_recipients (team_id, request_id) where team_id is not null;
create index request_recipients_of_agent on request_recipients (agent_id, request_id) where agent_id is not null;
create index request_recipients_of_coach on request_recipients (coaching_staff_id, request_id)
  where coaching_staff_id is not null;

-- Who closed it or opened it again, and when.
create table request_status_changes (
  id bigint generated always as identity primary key,
  request_id bigint not null references requests (id) on delete cascade,
  from_status smallint not null,
  to_status smallint not null,
  actor_id bigint references accounts (id) on delete set null,
  note text not null default '',
  at timestamptz not null
);
create index request_status_changes_request on request_status_changes (request_id, id);
