-- Expand: browsers that signed in before, and whose failure a wrong password was.
-- Browsers that signed in before (docs/decisions/0161): their failures are counted for themselves, so that a stranger's do
-- not keep them out. The cookie holds the secret; here is its keyed hash.
create table known_devices (
  hash bytea not null,
  account_id bigint not null references accounts (id) on delete cascade,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  primary key (hash, account_id)
);
create index known_devices_account on known_devices (account_id);

alter table sessions add column device_hash bytea;

-- Whose failure it was: a known device, a session, or a network.
alter table sign_in_failures
  add column source text not null default '',
  add column is_known boolean not null default false;

-- Counts the failures of the source, and for an unknown one also those of all unknown ones together. Each statement of the
-- function sees what a concurrent claim of the same e-mail has committed, since the lock comes first.
create function claim_sign_in_attempt_from(
  attempted_email citext, attempted_from text, from_known boolean, attempted_at timestamptz, since timestamptz,
  max_failures integer, max_of_unknown integer,
  out id bigint, out refused_by timestamptz
) language plpgsql as $$
begin
  -- The commit does not wait for the disk: a crash can lose the failures of the last second.
  perform pg_advisory_xact_lock(hashtextextended('sign-in ' || attempted_email::text, 0)),
    set_config('synchronous_commit', 'off', true);
  if max_failures is not null then
    select f.at into refused_by from sign_in_failures f
      where f.email = attempted_email and f.source = attempted_from and f.at > since
      order by f.at desc offset max_failures - 1 limit 1;
    if refused_by is null and not from_known then
      select f.at into refused_by from sign_in_failures f
        where f.email = attempted_email and not f.is_known and f.at > since
        order by f.at desc offset max_of_unknown - 1 limit 1;
    end if;
    if refused_by is not null then
      return;
    end if;
  end if;
  insert into sign_in_failures (email, source, is_known, at)
    values (attempted_email, attempted_from, from_known, attempted_at)
    returning sign_in_failures.id into claim_sign_in_attempt_from.id;
end $$;

-- Mail is counted when it is asked for, by mailbox and source. These are the last line: no call reaches them.
create or replace trigger cap_account_links after insert on account_codes
  referencing new table as added for each statement
  execute function hold_cap('cap_account_links', 60, 't.account_id|t.purpose', 't.purpose <> ''withdrawal''', 'accounts',
    'created_at', '1 hour');

alter table account_codes
  drop constraint account_codes_purpose_check,
  add constraint account_codes_purpose_check
    check (purpose in ('activation', 'reset', 'guardian', 'withdrawal', 'email', 'entry', 'signIn'));
