-- What a player did in the season of a career station, where the figures come from, and whether the club of the station
-- confirms them (docs/decisions/0095).
alter table player_experiences
  add column appearances smallint check (appearances between 0 and 99),
  add column starts smallint check (starts between 0 and 99),
  add column minutes smallint check (minutes between 0 and 9999),
  add column goals smallint check (goals between 0 and 199),
  add column assists smallint check (assists between 0 and 199),
  add column yellow_cards smallint check (yellow_cards between 0 and 99),
  add column red_cards smallint check (red_cards between 0 and 99),
  add column clean_sheets smallint check (clean_sheets between 0 and 99),
  -- the page of a football-data site on which they can be checked
  add column figures_url text check (length(figures_url) <= 2000),
  add column figures_source text check (figures_source in ('entered', 'imported', 'footballData')),
  -- whose side entered them; no account, so that nothing of a person stays here
  add column figures_by text check (figures_by in ('player', 'agent', 'club', 'coach', 'staff')),
  add column figures_at timestamptz,
  add column verified_at timestamptz,
  add constraint player_experiences_starts check (starts <= appearances),
  add constraint player_experiences_minutes check (minutes <= appearances * 120),
  add constraint player_experiences_clean_sheets check (clean_sheets <= appearances),
  add constraint player_experiences_verified check (verified_at is null or figures_at is not null);

-- A club confirms the figures that it saw, of the season and club that it saw: a change of any of them ends that.
create function drop_verification() returns trigger language plpgsql as $$
begin
  new.verified_at := null;
  return new;
end $$;
create trigger player_experiences_unverify before update on player_experiences
  for each row when (old.verified_at is not null and
    (old.appearances, old.starts, old.minutes, old.goals, old.assists, old.yellow_cards, old.red_cards, old.clean_sheets,
     old.team_id, old.club_name, old.season, old.start_year, old.end_year)
    is distinct from
    (new.appearances, new.starts, new.minutes, new.goals, new.assists, new.yellow_cards, new.red_cards, new.clean_sheets,
     new.team_id, new.club_name, new.season, new.start_year, new.end_year))
  execute function drop_verification();

-- The figures of the newest season that has any, over all its clubs, beside the player: lists and criteria read them without
-- the career.
alter table players
  -- the first calendar year of the season
  add column figures_season smallint,
  add column season_appearances smallint,
  add column season_minutes integer,
  add column season_goals smallint,
  add column season_assists smallint;

create function keep_season_figures() returns trigger language plpgsql as $$
begin
  update players p set figures_season = f.season, season_appearances = f.appearances, season_minutes = f.minutes,
    season_goals = f.goals, season_assists = f.assists
  from (select distinct player_id from changed) c
    left join lateral (
      select e.start_year as season, sum(e.appearances) as appearances, sum(e.minutes) as minutes, sum(e.goals) as goals,
        sum(e.assists) as assists
      from player_experiences e
      where e.player_id = c.player_id and e.start_year <> 0
        and num_nonnulls(e.appearances, e.minutes, e.goals, e.assists) > 0
      group by e.start_year order by e.start_year desc limit 1) f on true
  where p.id = c.player_id
    and (p.figures_season, p.season_appearances, p.season_minutes, p.season_goals, p.season_assists)
      is distinct from (f.season, f.appearances, f.minutes, f.goals, f.assists);
  return null;
end $$;
create trigger player_experiences_inserted after insert on player_experiences
  referencing new table as changed for each statement execute function keep_season_figures();
create trigger player_experiences_updated after update on player_experiences
  referencing new table as changed for each statement execute function keep_season_figures();
create trigger player_experiences_deleted after delete on player_experiences
  referencing old table as changed for each statement execute function keep_season_figures();
