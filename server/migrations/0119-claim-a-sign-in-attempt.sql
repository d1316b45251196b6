-- One call instead of five: a login waits for each round trip. Each statement of the function sees what a concurrent
-- claim of the same e-mail has committed, since the lock comes first.
create function claim_sign_in_attempt(
  attempted_email citext, attempted_at timestamptz, since timestamptz, most integer,
  out id bigint, out refused_by timestamptz
) language plpgsql as $$
begin
  -- The commit does not wait for the disk: a crash can lose the failures of the last second.
  perform pg_advisory_xact_lock(hashtextextended('sign-in ' || attempted_email::text, 0)),
    set_config('synchronous_commit', 'off', true);
  if most is not null then
    select f.at into refused_by from sign_in_failures f where f.email = attempted_email and f.at > since
      order by f.at desc offset most - 1 limit 1;
    if found then
      return;
    end if;
  end if;
  delete from sign_in_failures f where f.at < since;
  insert into sign_in_failures (email, at) values (attempted_email, attempted_at)
    returning sign_in_failures.id into claim_sign_in_attempt.id;
end $$;
