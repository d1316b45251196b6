-- How a player grows: what people think of the skills, the career, and who looked.

-- One evaluation for each evaluator's account and player, replaced when it is saved again.
create table player_evaluations (
  player_id bigint not null references players (id) on delete cascade,
  account_id bigint not null references accounts (id) on delete cascade,
  -- 0 sports director, 1 directive, 2 coach, 3 scout, 4 the player (spec §3)
  evaluator_role smallint not null check (evaluator_role between 0 and 4),
  -- 1–10 for each of the forty skills, in the order of their numbers; null: not evaluated
  marks smallint[] not null check (
    cardinality(marks) = 40 and 1 <= all (marks) is not false and 10 >= all (marks) is not false),
  evaluated_at timestamptz not null,
  primary key (player_id, account_id)
);
create index player_evaluations_account on player_evaluations (account_id);

create table player_experiences (
  id bigint generated always as identity (start with 160001) primary key,
  player_id bigint not null references players (id) on delete cascade,
  -- a club of the platform; its name is kept beside it, as it was then
  team_id bigint references teams (id) on delete set null,
  club_name text not null check (length(club_name) between 1 and 120),
  category smallint check (category between 0 and 28),
  level smallint check (level between 0 and 15),
  -- the league as people call it
  division text not null default '' check (length(division) <= 120),
  season text not null default '' check (length(season) <= 20),
  -- 0: not said (spec §5 asks of the career chart that they are not)
  start_year smallint not null default 0 check (start_year = 0 or start_year between 1950 and 2199),
  end_year smallint not null default 0 check (end_year = 0 or end_year between 1950 and 2199),
  -- euro cents gross a month
  salary_cents bigint check (salary_cents >= 0),
  check (start_year = 0 or end_year = 0 or start_year <= end_year)
);
create index player_experiences_player on player_experiences (player_id);
create index player_experiences_team on player_experiences (team_id) where team_id is not null;

-- Who opened a profile or its video, once a calendar day (UTC). The viewer stays a number when the account goes, so that
-- what was counted stays counted.
create table player_views (
  player_id bigint not null references players (id) on delete cascade,
  kind text not null check (kind in ('profile', 'video')),
  viewed_on date not null,
  viewer_id bigint not null,
  primary key (player_id, kind, viewed_on, viewer_id)
);
