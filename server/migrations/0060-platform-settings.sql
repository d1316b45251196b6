-- The platform settings that the administrator changes, one row for each version. The latest one is in force; the earlier ones are
-- what was agreed on (docs/decisions/0067). The service writes version 1 at its first start.
create table platform_settings (
  version integer primary key check (version >= 1),
  settings jsonb not null check (jsonb_typeof(settings) = 'object'),
  -- null: the first start, or an account that was erased since
  changed_by bigint references accounts (id) on delete set null,
  reason text not null check (length(reason) between 1 and 500),
  changed_at timestamptz not null
);

create function keep_platform_settings() returns trigger language plpgsql as $$
begin
  -- An erased account disappears from its versions; nothing else of them changes.
  if tg_op = 'UPDATE' and new.changed_by is null
    and (new.version, new.settings, new.reason, new.changed_at) = (old.version, old.settings, old.reason, old.changed_at) then
    return new;
  end if;
  raise exception 'a version of the settings is never changed' using errcode = 'check_violation';
end $$;
create trigger platform_settings_kept before update or delete on platform_settings
  for each row execute function keep_platform_settings();
create trigger platform_settings_never_emptied before truncate on platform_settings
  for each statement execute function keep_platform_settings();

-- Versions follow each other without a gap, and every node hears of a new one.
create function follow_platform_settings() returns trigger language plpgsql as $$
begin
  if new.version > 1 and not exists (select from platform_settings where version = new.version - 1) then
    raise exception 'version % of the settings has no predecessor', new.version using errcode = 'check_violation';
  end if;
  perform pg_notify('settings', new.version::text);
  return null;
end $$;
create trigger platform_settings_followed after insert on platform_settings
  for each row execute function follow_platform_settings();
