-- The seasons for which staff were asked to enter an association's registration windows: once for each.
create table window_asks (
  association text not null check (association ~ '^[A-Z]{2,3}$'),
  season integer not null check (season between 1900 and 2199),
  asked_at timestamptz not null,
  primary key (association, season)
);
