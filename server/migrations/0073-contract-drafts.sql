-- The drafts of a player's representation contract (spec §2, /contract): every draft is a version that stays readable, with
-- the figures and the settings that it was written with.
create table contract_drafts (
  id bigint generated always as identity (start with 330001) primary key,
  player_id bigint not null references players (id) on delete cascade,
  version integer not null check (version > 0),
  -- the draft goes with its file
  file_id text not null unique references files (id) on delete cascade,
  -- the platform settings in force; of a purchase, those that it agreed
  settings_version integer not null check (settings_version > 0),
  -- the purchase whose figures the draft shows; null: none, the figures are those in force
  representation_id bigint references representations (id),
  activation_cents integer not null check (activation_cents > 0),
  final_prices jsonb not null,
  months smallint not null check (months between 1 and 120),
  language text not null check (length(language) = 2),
  created_at timestamptz not null,
  unique (player_id, version)
);
create index contract_drafts_representation on contract_drafts (representation_id) where representation_id is not null;

create function keep_contract_draft() returns trigger language plpgsql as $$
begin
  raise exception 'a draft of a contract is not changed' using errcode = 'check_violation';
end $$;
create trigger contract_drafts_kept before update on contract_drafts
  for each row execute function keep_contract_draft();

create trigger cap_contract_drafts after insert on contract_drafts
  referencing new table as added for each statement
  execute function hold_cap('cap_contract_drafts', 50, 't.player_id', 'true', 'players');

-- Drafts have a cap of their own: they no longer take the room of attachments.
drop trigger cap_files on files;
drop trigger cap_files_moved on files;
create trigger cap_files after insert on files
  referencing new table as added for each statement
  execute function hold_cap('cap_files', 10, 't.parent_kind|t.parent_id',
    't.deleted_at is null and t.parent_kind <> ''unsent'' and not t.generated', '');
create trigger cap_files_moved after update of parent_kind, parent_id, deleted_at on files
  for each row when (new.deleted_at is null and new.parent_kind <> 'unsent' and not new.generated and (
    old.deleted_at is not null or (old.parent_kind, old.parent_id) is distinct from (new.parent_kind, new.parent_id)))
  execute function hold_cap('cap_files', 10, 't.parent_kind|t.parent_id',
    't.deleted_at is null and t.parent_kind <> ''unsent'' and not t.generated', '');
