-- Where the database holds a figure of the platform settings, it holds the one in force.

-- A cap may be a setting (docs/decisions/0054): a further argument names it, and the number is the default. What was within a
-- cap stays when the setting is lowered; only new rows are refused.
create or replace function hold_cap() returns trigger language plpgsql as $$
declare
  cap constant text := tg_argv[0];
  most constant integer := coalesce((
    select (s.settings #>> string_to_array(tg_argv[7], ','))::integer from platform_settings s
    where tg_nargs > 7 order by s.version desc limit 1), tg_argv[1]::integer);
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

drop trigger cap_request_teams on request_recipients;
create trigger cap_request_teams after insert on request_recipients
  referencing new table as added for each statement
  execute function hold_cap('cap_request_teams', 30, 't.request_id', 't.team_id is not null', 'requests', '', '', 'recipients,clubs');
drop trigger cap_request_agents on request_recipients;
create trigger cap_request_agents after insert on request_recipients
  referencing new table as added for each statement
  execute function hold_cap('cap_request_agents', 30, 't.request_id', 't.agent_id is not null', 'requests', '', '', 'recipients,agents');
drop trigger cap_request_coaching_staff on request_recipients;
create trigger cap_request_coaching_staff after insert on request_recipients
  referencing new table as added for each statement
  execute function hold_cap('cap_request_coaching_staff', 30, 't.request_id', 't.coaching_staff_id is not null', 'requests', '', '', 'recipients,coachingStaff');
drop trigger cap_proposal_clubs on negotiations;
create trigger cap_proposal_clubs after insert on negotiations
  referencing new table as added for each statement
  execute function hold_cap('cap_proposal_clubs', 30, 't.proposal_id', 'true', 'proposals', '', '', 'recipients,clubs');

-- The longest message that the settings allow; the setting itself is the service's to hold.
alter table messages drop constraint messages_content_check;
alter table messages add constraint messages_content_check
  check (length(content) <= 10000 and (content <> '' or kind = 'file' or deleted_at is not null)
         and (deleted_at is null or content = ''));
alter table message_revisions drop constraint message_revisions_content_check;
alter table message_revisions add constraint message_revisions_content_check check (length(content) <= 10000);

-- The days of silence that a reminder announced: a negotiation lapses after these, whatever the settings say since.
alter table negotiations add column lapse_days smallint check (lapse_days between 1 and 365);
update negotiations set lapse_days = 21 where reminded_at is not null;
