-- The players whom a club keeps in view: one list for all who act for the club.
create table team_shortlist (
  team_id bigint not null references teams (id) on delete cascade,
  player_id bigint not null references players (id) on delete cascade,
  added_at timestamptz not null,
  primary key (team_id, player_id)
);
create index team_shortlist_player on team_shortlist (player_id);

create trigger cap_team_shortlist after insert on team_shortlist
  referencing new table as added for each statement
  execute function hold_cap('cap_team_shortlist', 500, 't.team_id', 'true', 'teams');
