-- How many rows an owner may have. Counting before inserting lets rows through that come at the same moment: here the
-- owner is locked, the rows are counted after the write, and one too many is a check violation whose constraint is the cap's name
-- (docs/decisions/0054). The numbers are those of the contract; a test compares them.
--
-- Arguments: cap · how many · whose, as expressions over `t` separated by | · which rows count, a condition over `t` ·
-- the table of the owner, locked by its id (the first expression); empty: an advisory lock · for a cap within a time the
-- column of the instant, and the time.
create function hold_cap() returns trigger language plpgsql as $$
declare
  cap constant text := tg_argv[0];
  most constant integer := tg_argv[1];
  whose constant text[] := string_to_array(tg_argv[2], '|');
  counts constant text := tg_argv[3];
  owner_table constant text := tg_argv[4];
  instant constant text := coalesce(tg_argv[5], '');
  written constant text := case tg_level when 'ROW' then '(select ($1).*)' else 'added' end;
  keys text;
  matches text;
  owners text;
  statement text;
  exceeded boolean;
begin
  select string_agg(format('%s as k%s', expression, n), ', ' order by n),
      string_agg(format('%s = o.k%s', expression, n), ' and ' order by n)
    into keys, matches from unnest(whose) with ordinality as w (expression, n);
  owners := format('(select %s%s from %s as t where %s group by %s)', keys,
    case when instant = '' then '' else format(', max(t.%I) as latest', instant) end, written, counts,
    (select string_agg(n::text, ', ' order by n) from generate_subscripts(whose, 1) as n));
  if owner_table = '' then
    statement := format('select pg_advisory_xact_lock(hashtextextended(o.name, 0)) from (
      select distinct lower(concat_ws('' '', %L, %s)) as name from %s as o order by 1) as o', cap,
      (select string_agg(format('o.k%s', n), ', ' order by n) from generate_subscripts(whose, 1) as n), owners);
  else
    statement := format('select from %I p where p.id in (select k1 from %s as o) order by p.id for no key update',
      owner_table, owners);
  end if;
  if tg_level = 'ROW' then execute statement using new; else execute statement; end if;
  statement := format('select exists (select from %s as o where (
      select count(*) from (select from %I t where %s and %s%s limit %s) as counted) > %s)',
    owners, tg_table_name, matches, counts,
    case when instant = '' then '' else format(' and t.%I > o.latest - interval %L', instant, tg_argv[6]) end,
    most + 1, most);
  if tg_level = 'ROW' then execute statement into exceeded using new; else execute statement into exceeded; end if;
  if exceeded then
    raise exception 'at most % are allowed', most
      using errcode = 'check_violation', constraint = cap, table = tg_table_name;
  end if;
  return null;
end $$;

create trigger cap_saved_searches after insert on saved_searches
  referencing new table as added for each statement
  execute function hold_cap('cap_saved_searches', 50, 't.account_id', 'true', 'accounts');

create trigger cap_shortlists after insert on scout_shortlists
  referencing new table as added for each statement
  execute function hold_cap('cap_shortlists', 50, 't.coaching_staff_id', 't.deleted_at is null', 'coaching_staff');
create trigger cap_shortlists_restored after update of deleted_at on scout_shortlists
  for each row when (old.deleted_at is not null and new.deleted_at is null)
  execute function hold_cap('cap_shortlists', 50, 't.coaching_staff_id', 't.deleted_at is null', 'coaching_staff');

create trigger cap_files after insert on files
  referencing new table as added for each statement
  execute function hold_cap('cap_files', 10, 't.parent_kind|t.parent_id',
    't.deleted_at is null and t.parent_kind <> ''unsent''', '');
create trigger cap_files_moved after update of parent_kind, parent_id, deleted_at on files
  for each row when (new.deleted_at is null and new.parent_kind <> 'unsent' and (
    old.deleted_at is not null or (old.parent_kind, old.parent_id) is distinct from (new.parent_kind, new.parent_id)))
  execute function hold_cap('cap_files', 10, 't.parent_kind|t.parent_id',
    't.deleted_at is null and t.parent_kind <> ''unsent''', '');
create trigger cap_unsent_files after insert on files
  referencing new table as added for each statement
  execute function hold_cap('cap_unsent_files', 40, 't.parent_kind|t.parent_id',
    't.deleted_at is null and t.parent_kind = ''unsent''', '');
create trigger cap_unsent_files_restored after update of deleted_at on files
  for each row when (old.deleted_at is not null and new.deleted_at is null and new.parent_kind = 'unsent')
  execute function hold_cap('cap_unsent_files', 40, 't.parent_kind|t.parent_id',
    't.deleted_at is null and t.parent_kind = ''unsent''', '');

create trigger cap_notes after insert on candidate_notes
  referencing new table as added for each statement
  execute function hold_cap('cap_notes', 100, 't.candidate_id', 'true', 'candidates');

create trigger cap_drafts after insert on request_drafts
  referencing new table as added for each statement
  execute function hold_cap('cap_drafts', 50, 't.team_id', 't.discarded_at is null', 'teams');
create trigger cap_drafts_moved after update of team_id, discarded_at on request_drafts
  for each row when (new.discarded_at is null and (
    old.discarded_at is not null or old.team_id is distinct from new.team_id))
  execute function hold_cap('cap_drafts', 50, 't.team_id', 't.discarded_at is null', 'teams');
-- without a club they are their writer's
create trigger cap_drafts_without_club after insert on request_drafts
  referencing new table as added for each statement
  execute function hold_cap('cap_drafts_without_club', 50, 't.created_by', 't.team_id is null and t.discarded_at is null',
    'accounts');
create trigger cap_drafts_without_club_moved after update of team_id, discarded_at on request_drafts
  for each row when (new.team_id is null and new.discarded_at is null and (
    old.discarded_at is not null or old.team_id is not null))
  execute function hold_cap('cap_drafts_without_club', 50, 't.created_by', 't.team_id is null and t.discarded_at is null',
    'accounts');

create trigger cap_group_members after insert on conversation_members
  referencing new table as added for each statement
  execute function hold_cap('cap_group_members', 50, 't.conversation_id',
    't.left_at is null and t.role <> ''mediator'' and exists (
      select from conversations c where c.id = t.conversation_id and c.type = 3)', 'conversations');
create trigger cap_group_members_back after update of left_at on conversation_members
  for each row when (old.left_at is not null and new.left_at is null)
  execute function hold_cap('cap_group_members', 50, 't.conversation_id',
    't.left_at is null and t.role <> ''mediator'' and exists (
      select from conversations c where c.id = t.conversation_id and c.type = 3)', 'conversations');

create trigger cap_standard_messages after insert on standard_messages
  referencing new table as added for each statement
  execute function hold_cap('cap_standard_messages', 30, 't.type|t.language', 't.retired_at is null', '');
create trigger cap_standard_messages_back after update of retired_at on standard_messages
  for each row when (old.retired_at is not null and new.retired_at is null)
  execute function hold_cap('cap_standard_messages', 30, 't.type|t.language', 't.retired_at is null', '');

create trigger cap_experiences after insert on player_experiences
  referencing new table as added for each statement
  execute function hold_cap('cap_experiences', 40, 't.player_id', 'true', 'players');

create trigger cap_request_teams after insert on request_recipients
  referencing new table as added for each statement
  execute function hold_cap('cap_request_teams', 30, 't.request_id', 't.team_id is not null', 'requests');
create trigger cap_request_agents after insert on request_recipients
  referencing new table as added for each statement
  execute function hold_cap('cap_request_agents', 30, 't.request_id', 't.agent_id is not null', 'requests');
create trigger cap_request_coaching_staff after insert on request_recipients
  referencing new table as added for each statement
  execute function hold_cap('cap_request_coaching_staff', 30, 't.request_id', 't.coaching_staff_id is not null', 'requests');

create trigger cap_proposal_clubs after insert on negotiations
  referencing new table as added for each statement
  execute function hold_cap('cap_proposal_clubs', 30, 't.proposal_id', 'true', 'proposals');

create trigger cap_record_invitations after insert on claim_invitations
  referencing new table as added for each statement
  execute function hold_cap('cap_record_invitations', 3, 't.player_id', 'true', 'players', 'invited_at', '1 day');
create trigger cap_invitations_to_address after insert on claim_invitations
  referencing new table as added for each statement
  execute function hold_cap('cap_invitations_to_address', 5, 't.email', 'true', '', 'invited_at', '1 day');

create trigger cap_team_invitations after insert on team_acts
  referencing new table as added for each statement
  execute function hold_cap('cap_team_invitations', 20, 't.team_id', 't.kind = ''memberInvited''', 'teams', 'at', '1 day');
create trigger cap_team_invitations_to_address after insert on team_acts
  referencing new table as added for each statement
  execute function hold_cap('cap_team_invitations_to_address', 3, 't.team_id|lower(t.details ->> ''about'')',
    't.kind = ''memberInvited''', 'teams', 'at', '1 day');
create trigger cap_team_claims after insert on team_acts
  referencing new table as added for each statement
  execute function hold_cap('cap_team_claims', 5, 't.team_id', 't.kind = ''claimStarted''', 'teams', 'at', '1 day');

create trigger cap_account_links after insert on account_codes
  referencing new table as added for each statement
  execute function hold_cap('cap_account_links', 5, 't.account_id|t.purpose', 't.purpose <> ''withdrawal''', 'accounts',
    'created_at', '1 hour');
