-- Expand: that the club of a deal told the player's present club in writing that it negotiates (docs/decisions/0198); only added to.
create table present_club_notices (
  id bigint generated always as identity primary key,
  negotiation_id bigint not null references negotiations (id),
  -- null: a club that is not known here, by its name alone
  team_id bigint references teams (id),
  club_name text not null check (length(club_name) <= 120),
  -- told here, or the text was sent on by hand
  way text not null check (way in ('platform', 'byHand')),
  -- kept as a number when the account goes
  told_by bigint not null,
  told_at timestamptz not null
);
create unique index present_club_notices_once on present_club_notices
  (negotiation_id, coalesce(team_id, 0), (case when team_id is null then club_name else '' end), way);
create index present_club_notices_team on present_club_notices (team_id) where team_id is not null;
