-- Reactions of one event commit one by one (docs/decisions/0058). What failed waits longer each time before it runs again.
alter table events
  -- of the event's definition: a lower one waits for all others
  add column priority smallint not null default 0,
  -- how often one of its reactions has failed, and when those that have not run yet are tried again
  add column failed_runs smallint not null default 0,
  add column retry_at timestamptz;
update events set priority = -1 where type = 'match.exactFound' and reacted_at is null;
create index events_by_priority on events (priority desc, id) where reacted_at is null;
drop index events_in_turn;
