-- Expand: how many unconfirmed proposals an agent sends, and within how many days, are settings (docs/decisions/0187).

-- A ninth argument of a cap names the setting that has its days, as the eighth names the one that has its number.
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
  span constant text := coalesce((
    select (s.settings #>> string_to_array(tg_argv[8], ',')) || ' days' from platform_settings s
    where tg_nargs > 8 order by s.version desc limit 1), tg_argv[6]);
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
    case when instant = '' then '' else format(' and t.%I > o.latest - interval %L', instant, span) end,
    most + 1, most);
  if tg_level = 'ROW' then execute statement into exceeded using new; else execute statement into exceeded; end if;
  if exceeded then
    raise exception 'at most % are allowed', most
      using errcode = 'check_violation', constraint = cap, table = tg_table_name;
  end if;
  return null;
end $$;

drop trigger cap_unconfirmed_proposals on proposals;
create trigger cap_unconfirmed_proposals after insert on proposals
  referencing new table as added for each statement
  execute function hold_cap('cap_unconfirmed_proposals', '3', 't.agent_id', 't.consent in (''waits'', ''refused'')', '',
    'created_at', '30 days', 'proposals,unconfirmed', 'proposals,unconfirmedDays');
