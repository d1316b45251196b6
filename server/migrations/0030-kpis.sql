-- What portfolios were worth when each week (its Monday) began, by what the indicators can be narrowed to.
create table portfolio_weeks (
  agent_id bigint not null references agents (id) on delete cascade,
  week date not null,
  -- the players' present level, principal role and country; null where not stated
  level smallint check (level between 0 and 15),
  role smallint check (role between 1 and 11),
  country char(2),
  value_cents bigint not null check (value_cents >= 0),
  players integer not null check (players > 0),
  unique nulls not distinct (agent_id, week, level, role, country)
);
create index portfolio_weeks_week on portfolio_weeks (week);

-- Indicators look at what began, or was asked for, within a period.
create index negotiations_created on negotiations (created_at);
create index requests_created on requests (created_at);
