-- Which import brought a record, so that the import can be undone, and the year of birth of a player whose day of birth
-- the table did not say.
create table player_imports (
  id bigint generated always as identity primary key,
  created_at timestamptz not null,
  undone_at timestamptz
);

alter table players
  add column import_id bigint references player_imports (id),
  add column born_year smallint check (born_year between 1900 and 2199);

create index players_of_import on players (import_id) where import_id is not null;

-- A player of a table may be known by one name; the form still asks for the surname.
alter table players
  drop constraint players_surname_check,
  add constraint players_surname_check check (length(surname) <= 80);
