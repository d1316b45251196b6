-- Expand: both sides end a registration before its agreed day (docs/decisions/0184). A proposal is a row of its own; the ledger
-- changes when the other side agrees.
alter table registrations drop constraint registrations_ended_by_check,
  add constraint registrations_ended_by_check
    check (ended_by in ('signature', 'transfer', 'renewal', 'correction', 'termination', 'recall'));

create table registration_endings (
  id bigint generated always as identity primary key,
  registration_id bigint not null references registrations (id) on delete cascade,
  proposed_by text not null check (proposed_by in ('club', 'player', 'lender', 'borrower')),
  -- null: an erased account
  proposer_id bigint references accounts (id) on delete set null,
  -- the last day
  ends_on date not null,
  note text not null default '' check (length(note) <= 1000),
  proposed_at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'agreed', 'declined', 'withdrawn', 'lapsed')),
  -- who agreed, declined or withdrew; null: nobody, or an erased account
  closed_by bigint references accounts (id) on delete set null,
  closed_at timestamptz,
  check ((state = 'open') = (closed_at is null)),
  check (state <> 'open' or closed_by is null)
);
create unique index one_open_ending on registration_endings (registration_id) where state = 'open';
create unique index one_agreed_ending on registration_endings (registration_id) where state = 'agreed';
create index registration_endings_registration on registration_endings (registration_id);
create index registration_endings_proposer on registration_endings (proposer_id) where proposer_id is not null;
create index registration_endings_closed_by on registration_endings (closed_by) where closed_by is not null;
-- Proposals whose day has passed, for the nightly job.
create index registration_endings_open on registration_endings (ends_on) where state = 'open';

-- A proposal never changes but for what became of it, once, for references to erased accounts, and for words of an erased person.
-- It goes only with its registration.
create function keep_registration_endings() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if exists (select from registrations where id = old.registration_id) then
      raise exception 'a proposal to end a registration is never deleted' using errcode = 'integrity_constraint_violation';
    end if;
    return old;
  end if;
  if (new.id, new.registration_id, new.proposed_by, new.ends_on, new.proposed_at)
      is distinct from (old.id, old.registration_id, old.proposed_by, old.ends_on, old.proposed_at)
    or (new.proposer_id is distinct from old.proposer_id and new.proposer_id is not null)
    or new.note not in (old.note, '')
    or (old.state <> 'open' and (new.state, new.closed_at) is distinct from (old.state, old.closed_at))
    or (old.state <> 'open' and new.closed_by is distinct from old.closed_by and new.closed_by is not null)
  then
    raise exception 'a proposal to end a registration is never changed' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger registration_endings_kept before update or delete on registration_endings
  for each row execute function keep_registration_endings();
