-- The club of a station says that it does not confirm its figures. Like a confirmation, that ends with any change of what it saw.
alter table player_experiences
  add column refused_at timestamptz,
  add constraint player_experiences_one_answer
    check (refused_at is null or (verified_at is null and figures_at is not null));

create or replace function drop_verification() returns trigger language plpgsql as $$
begin
  new.verified_at := null;
  new.refused_at := null;
  return new;
end $$;
drop trigger player_experiences_unverify on player_experiences;
create trigger player_experiences_unverify before update on player_experiences
  for each row when ((old.verified_at is not null or old.refused_at is not null) and
    (old.appearances, old.starts, old.minutes, old.goals, old.assists, old.yellow_cards, old.red_cards, old.clean_sheets,
     old.team_id, old.club_name, old.season, old.start_year, old.end_year)
    is distinct from
    (new.appearances, new.starts, new.minutes, new.goals, new.assists, new.yellow_cards, new.red_cards, new.clean_sheets,
     new.team_id, new.club_name, new.season, new.start_year, new.end_year))
  execute function drop_verification();

-- What waits for a club's answer, the newest first.
create index player_experiences_unanswered on player_experiences (team_id, figures_at desc, id desc)
  where figures_at is not null and verified_at is null and refused_at is null;
