-- Whether the demo market was loaded into this database, and wholly.
create table demo_market (
  only_one boolean primary key default true check (only_one),
  started_at timestamptz not null,
  finished_at timestamptz
);
