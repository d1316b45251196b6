-- The rest of an agent's record (spec §3), who represents whom under which mandate, and an agent's figures week by week.
create extension if not exists btree_gist;

alter table agents
  -- how clients reach the agent; the login's address is another matter
  add column contact_email citext check (length(contact_email) <= 254),
  -- championships of competence: Italian categories 0–28, and foreign leagues by their names
  add column competence_categories smallint[] not null default '{}',
  add column competence_leagues text[] not null default '{}' check (cardinality(competence_leagues) <= 20),
  -- 'pro', 'amateur', 'youth'
  add column managed_levels text[] not null default '{}' check (managed_levels <@ '{pro,amateur,youth}'::text[]);
create index agents_text on agents using gin (fold_text(society) gin_trgm_ops);

-- Countries as ranges of their numbers, so that two territories can be compared by an index; none named: the world.
create function territory_of(char(2)[]) returns int4multirange
  language sql immutable parallel safe strict
  return case when cardinality($1) = 0 then int4multirange(int4range(0, 676))
    else (select range_agg(int4range(country_number(code), country_number(code) + 1)) from unnest($1) as code) end;

-- One mandate: an agent, and a player or a club.
create table mandates (
  id bigint generated always as identity (start with 180001) primary key,
  agent_id bigint not null references agents (id) on delete cascade,
  -- the record in the agent's portfolio for which it was proposed
  player_id bigint references players (id) on delete cascade,
  team_id bigint references teams (id) on delete cascade,
  -- the person who is represented, from the confirmation on
  account_id bigint references accounts (id) on delete cascade,
  proposed_by_agent boolean not null,
  -- 0 proposed, 1 confirmed, 2 ended, 3 expired, 4 refused
  status smallint not null default 0 check (status between 0 and 4),
  -- first and last day
  starts_on date not null,
  ends_on date not null,
  -- where it holds; none: the world
  countries char(2)[] not null default '{}' check (cardinality(countries) <= 60),
  territory int4multirange not null generated always as (territory_of(countries)) stored,
  exclusive boolean not null,
  note text not null default '' check (length(note) <= 2000),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  confirmed_at timestamptz,
  -- when both sides were told that it ends in 60 and in 15 days
  noticed_60_at timestamptz,
  noticed_15_at timestamptz,
  check (num_nonnulls(player_id, team_id) = 1),
  check (player_id is null or proposed_by_agent),
  check (ends_on >= starts_on),
  -- two years at most
  check (ends_on < starts_on + interval '2 years'),
  check (status <> 1 or confirmed_at is not null),
  check (status <> 1 or player_id is null or account_id is not null)
);
-- Nobody is represented exclusively twice at the same time in the same place.
alter table mandates add constraint one_exclusive_mandate exclude using gist (
  account_id with =, daterange(starts_on, ends_on, '[]') with &&, territory with &&)
  where (status = 1 and exclusive and account_id is not null);
-- The same two agree once on the same days.
alter table mandates add constraint one_mandate_of_player exclude using gist (
  agent_id with =, player_id with =, daterange(starts_on, ends_on, '[]') with &&)
  where (status in (0, 1) and player_id is not null);
alter table mandates add constraint one_mandate_of_club exclude using gist (
  agent_id with =, team_id with =, daterange(starts_on, ends_on, '[]') with &&)
  where (status in (0, 1) and team_id is not null);
create index mandates_agent on mandates (agent_id, updated_at desc, id desc);
create index mandates_player on mandates (player_id) where player_id is not null;
create index mandates_account on mandates (account_id) where account_id is not null;
create index mandates_team on mandates (team_id, updated_at desc, id desc) where team_id is not null;
create index mandates_running on mandates (ends_on) where status in (0, 1);

-- Who moved a mandate, from where to where.
create table mandate_changes (
  id bigint generated always as identity primary key,
  mandate_id bigint not null references mandates (id) on delete cascade,
  from_status smallint,
  to_status smallint not null,
  -- 'agent', 'player', 'guardian', 'club', 'staff', 'system'
  mover text not null check (mover in ('agent', 'player', 'guardian', 'club', 'staff', 'system')),
  actor_id bigint references accounts (id) on delete set null,
  note text not null default '',
  at timestamptz not null
);
create index mandate_changes_mandate on mandate_changes (mandate_id, id);

-- What a minor's guardian answers with: each mail has a code of its own, and it opens that mandate only.
create table mandate_codes (
  hash bytea primary key,
  mandate_id bigint not null references mandates (id) on delete cascade,
  created_at timestamptz not null
);
create index mandate_codes_mandate on mandate_codes (mandate_id);

-- An agent who publishes a request for a club that has mandated the agent.
alter table requests add column agent_id bigint references agents (id) on delete set null;
create index requests_agent on requests (agent_id, updated_at desc, id desc) where agent_id is not null;

-- The figures of the dashboard as they stood when the week (its Monday) began.
create table agent_figures (
  agent_id bigint not null references agents (id) on delete cascade,
  week date not null check (extract(isodow from week) = 1),
  value_cents bigint not null,
  players integer not null,
  revenue_cents bigint not null,
  on_market integer not null,
  covered integer not null,
  clubs integer not null,
  taken_at timestamptz not null,
  primary key (agent_id, week)
);
