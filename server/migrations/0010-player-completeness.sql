-- The clock of incomplete profiles (spec §4): a registered player's own record goes three days after its last change.
-- One that closed negotiations still show is emptied and marked as deleted; the player may then begin a new one.
drop index players_own_record;
create unique index players_own_record on players (account_id) where profile = 0 and deleted_at is null;
create index players_own_changed on players (updated_at) where profile = 0 and deleted_at is null;

-- Which reminders have been mailed about which state of a record; a save begins anew.
create table player_reminders (
  player_id bigint not null references players (id) on delete cascade,
  -- the record's last change, of which the reminder speaks
  changed_at timestamptz not null,
  -- hours after that change: 24 or 48
  after_hours smallint not null,
  primary key (player_id, changed_at, after_hours)
);

-- The report on players as they came (spec §7, GetPlayerTransfersReport): everybody, or by where they came from.
create index players_came on players (created_at desc, id desc) where deleted_at is null;
create index players_transferred on players (created_at desc, id desc) where from_transfer and deleted_at is null;
