-- What rate-limiter-flexible counts for all nodes together, where there is no Redis: its own table, with the columns in its
-- order. Not logged: after a crash it begins empty, and counts anew.
create unlogged table rate_counts (
  key varchar(255) primary key,
  points integer not null default 0,
  -- milliseconds since 1970, after which the row is forgotten
  expire bigint
);
