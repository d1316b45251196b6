-- For which end of a contract its people were told that it ends soon, and that it has ended: once each.
create table player_contract_notices (
  player_id bigint primary key references players (id) on delete cascade,
  ends_soon_for date,
  ended_for date
);
