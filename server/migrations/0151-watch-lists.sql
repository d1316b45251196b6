-- The players whom a club or an agent keeps in view, with a stage and private notes (docs/decisions/0127). It takes the
-- place of team_shortlist.
create table watched_players (
  id bigint generated always as identity primary key,
  -- whose list: of a club, for all who act for it, or of an agent
  team_id bigint references teams (id) on delete cascade,
  agent_id bigint references agents (id) on delete cascade,
  player_id bigint not null references players (id) on delete cascade,
  stage text not null default 'watching' check (stage in ('watching', 'seenLive', 'toContact', 'talking', 'dropped')),
  added_at timestamptz not null,
  changed_at timestamptz not null,
  -- taken off the list; until it is purged, adding the player again brings back stage and notes
  removed_at timestamptz,
  check (num_nonnulls(team_id, agent_id) = 1)
);
create unique index watched_players_team on watched_players (team_id, player_id) where team_id is not null;
create unique index watched_players_agent on watched_players (agent_id, player_id) where agent_id is not null;
create index watched_players_player on watched_players (player_id);
create index watched_players_removed on watched_players (removed_at) where removed_at is not null;

create trigger cap_watched_by_team after insert on watched_players
  referencing new table as added for each statement
  execute function hold_cap('cap_watched_by_team', '500', 't.team_id', 't.team_id is not null and t.removed_at is null', 'teams');
create trigger cap_watched_by_team_again after update of removed_at on watched_players
  for each row when (old.removed_at is not null and new.removed_at is null and new.team_id is not null)
  execute function hold_cap('cap_watched_by_team', '500', 't.team_id', 't.team_id is not null and t.removed_at is null', 'teams');
create trigger cap_watched_by_agent after insert on watched_players
  referencing new table as added for each statement
  execute function hold_cap('cap_watched_by_agent', '500', 't.agent_id', 't.agent_id is not null and t.removed_at is null', 'agents');
create trigger cap_watched_by_agent_again after update of removed_at on watched_players
  for each row when (old.removed_at is not null and new.removed_at is null and new.agent_id is not null)
  execute function hold_cap('cap_watched_by_agent', '500', 't.agent_id', 't.agent_id is not null and t.removed_at is null', 'agents');

-- What the club's people or the agent note about a watched player; nobody else reads it.
create table watch_notes (
  id bigint generated always as identity primary key,
  watched_id bigint not null references watched_players (id) on delete cascade,
  author_id bigint references accounts (id) on delete set null,
  text text not null check (length(text) between 1 and 2000),
  created_at timestamptz not null,
  -- can be restored until it is purged
  deleted_at timestamptz
);
create index watch_notes_watched on watch_notes (watched_id, id);
create index watch_notes_author on watch_notes (author_id) where author_id is not null;
create trigger cap_watch_notes after insert on watch_notes
  referencing new table as added for each statement
  execute function hold_cap('cap_watch_notes', '50', 't.watched_id', 't.deleted_at is null', 'watched_players');
create trigger cap_watch_notes_again after update of deleted_at on watch_notes
  for each row when (old.deleted_at is not null and new.deleted_at is null)
  execute function hold_cap('cap_watch_notes', '50', 't.watched_id', 't.deleted_at is null', 'watched_players');

-- The facts about a watched player of which its watchers were told last.
create table watched_facts (
  player_id bigint primary key references players (id) on delete cascade,
  facts jsonb not null
);

insert into watched_players (team_id, player_id, added_at, changed_at)
select team_id, player_id, added_at, added_at from team_shortlist;

-- Nodes of the previous release write the old table only.
create function follow_team_shortlist() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from watched_players where team_id = old.team_id and player_id = old.player_id;
  else
    -- The cap of the old table answers for both.
    insert into watched_players (team_id, player_id, added_at, changed_at)
    values (new.team_id, new.player_id, new.added_at, new.added_at)
    on conflict (team_id, player_id) where team_id is not null do update set removed_at = null;
  end if;
  return null;
exception when check_violation then
  return null;
end $$;
create trigger follow_team_shortlist after insert or delete on team_shortlist
  for each row execute function follow_team_shortlist();
