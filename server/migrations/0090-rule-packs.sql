-- The versions of rule packs that staff save, one row for each version of a pack. The latest one takes the place of the pack that
-- the release ships (docs/decisions/0091); the earlier ones say what the figures were.
create table rule_pack_versions (
  pack text not null check (pack ~ '^[a-zA-Z]{1,40}$'),
  version integer not null check (version >= 1),
  rules jsonb not null check (jsonb_typeof(rules) = 'array'),
  -- The kinds of rules that the release knew: a later release adds the rules that it ships of kinds of its own.
  kinds text[] not null,
  -- null: an account that was erased since
  changed_by bigint references accounts (id) on delete set null,
  reason text not null check (length(reason) between 1 and 500),
  changed_at timestamptz not null,
  primary key (pack, version)
);
create index rule_pack_versions_changed_by on rule_pack_versions (changed_by) where changed_by is not null;

create function keep_rule_pack_versions() returns trigger language plpgsql as $$
begin
  -- An erased account disappears from its versions; nothing else of them changes.
  if tg_op = 'UPDATE' and new.changed_by is null
    and (new.pack, new.version, new.rules, new.kinds, new.reason, new.changed_at)
      = (old.pack, old.version, old.rules, old.kinds, old.reason, old.changed_at) then
    return new;
  end if;
  raise exception 'a version of a rule pack is never changed' using errcode = 'check_violation';
end $$;
create trigger rule_pack_versions_kept before update or delete on rule_pack_versions
  for each row execute function keep_rule_pack_versions();
create trigger rule_pack_versions_never_emptied before truncate on rule_pack_versions
  for each statement execute function keep_rule_pack_versions();

-- Versions of a pack follow each other without a gap, and every node hears of a new one.
create function follow_rule_pack_versions() returns trigger language plpgsql as $$
begin
  if new.version > 1
    and not exists (select from rule_pack_versions where pack = new.pack and version = new.version - 1) then
    raise exception 'version % of the rule pack % has no predecessor', new.version, new.pack
      using errcode = 'check_violation';
  end if;
  perform pg_notify('rules', new.pack || ' ' || new.version);
  return null;
end $$;
create trigger rule_pack_versions_followed after insert on rule_pack_versions
  for each row execute function follow_rule_pack_versions();
