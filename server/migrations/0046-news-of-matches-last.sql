-- News of exact matches come by the hundred: what else happened is reacted to before them.
create index events_in_turn on events ((type = 'match.exactFound'), id) where reacted_at is null;
drop index events_waiting;
