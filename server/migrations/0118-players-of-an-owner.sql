-- The players of an agent, club or coach, deleted ones too: their deals stay in the lists and the search of the owner.
-- With the partial indexes, a list of deals read every player for them.
drop index players_agent;
drop index players_team;
drop index players_coach;
create index players_agent on players (agent_id, updated_at desc, id desc) include (deleted_at) where agent_id is not null;
create index players_team on players (team_id, updated_at desc, id desc) include (deleted_at) where team_id is not null;
create index players_coach on players (coaching_staff_id, updated_at desc, id desc) include (deleted_at)
  where coaching_staff_id is not null;
