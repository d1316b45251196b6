-- A saved search may tell of new results, at once or with the daily digest (docs/decisions/0127). The market is a list with saved
-- searches, too.
alter table saved_searches
  add column alert text not null default 'off' check (alert in ('off', 'atOnce', 'daily')),
  -- results that are newer were not told yet
  add column told_until timestamptz,
  add constraint saved_searches_told check (alert = 'off' or told_until is not null),
  drop constraint saved_searches_list_check,
  add constraint saved_searches_list_check check (list in ('portfolio', 'requests', 'market'));
create index saved_searches_alerting on saved_searches (alert, told_until) where alert <> 'off';

-- What came to the market, or changed in a compared field, after an instant.
create index player_market_since on player_market (matched_since) where listed;
create index requests_since on requests (matched_since) where status = 0;
