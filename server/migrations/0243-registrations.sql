-- Expand: the registration ledger (docs/decisions/0182). One row says with whom a player or a member of coaching staff is
-- registered, from which day to which. Rows are added, and what ended one before its agreed day is written on it once.
create table registrations (
  id bigint generated always as identity primary key,
  player_id bigint references players (id) on delete cascade,
  coaching_staff_id bigint references coaching_staff (id) on delete cascade,
  -- null: a club that is not on the platform, or no longer
  team_id bigint references teams (id) on delete set null,
  club_name text not null check (length(club_name) <= 200),
  kind text not null check (kind in ('employed', 'amateur', 'loan', 'staff')),
  contract_kind text check (contract_kind in ('professional', 'apprentice', 'amateur', 'volunteer')),
  starts_on date not null,
  -- the last day that was agreed
  ends_on date not null check (ends_on >= starts_on),
  source text not null check (source in ('deal', 'declared', 'import')),
  negotiation_id bigint,
  candidate_id bigint,
  recorded_at timestamptz not null,
  recorded_by bigint references accounts (id) on delete set null,
  -- the last day, when something ended it before the agreed one; the day before the first: it never began
  ended_on date check (ended_on >= starts_on - 1 and ended_on < ends_on),
  ended_by text check (ended_by in ('signature', 'transfer', 'renewal', 'correction')),
  end_reason text not null default '' check (length(end_reason) <= 1000),
  check (num_nonnulls(player_id, coaching_staff_id) = 1),
  check ((kind = 'staff') = (coaching_staff_id is not null)),
  check ((ended_on is null) = (ended_by is null)),
  check (num_nonnulls(negotiation_id, candidate_id) <= 1 and (source = 'deal' or num_nonnulls(negotiation_id, candidate_id) = 0)),
  constraint registrations_one_contract exclude using gist (
    int8range(player_id, player_id, '[]') with &&,
    daterange(starts_on, coalesce(ended_on, ends_on) + 1, '[)') with &&) where (kind in ('employed', 'amateur')),
  constraint registrations_one_loan exclude using gist (
    int8range(player_id, player_id, '[]') with &&,
    daterange(starts_on, coalesce(ended_on, ends_on) + 1, '[)') with &&) where (kind = 'loan'),
  constraint registrations_one_club_of_staff exclude using gist (
    int8range(coaching_staff_id, coaching_staff_id, '[]') with &&,
    daterange(starts_on, coalesce(ended_on, ends_on) + 1, '[)') with &&) where (kind = 'staff')
);
create index registrations_player on registrations (player_id, starts_on) where player_id is not null;
create index registrations_coaching_staff on registrations (coaching_staff_id, starts_on) where coaching_staff_id is not null;
create index registrations_team on registrations (team_id, starts_on) where team_id is not null;
create index registrations_recorded_by on registrations (recorded_by) where recorded_by is not null;
-- What begins on a day, for the nightly job.
create index registrations_starts_on on registrations (starts_on);
create unique index registrations_negotiation on registrations (negotiation_id) where negotiation_id is not null;
create unique index registrations_candidate on registrations (candidate_id) where candidate_id is not null;

-- A row never changes but for its end, once, for references to what was deleted, and for words about an erased person. It goes only with its person's record.
create function keep_registrations() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if exists (select from players where id = old.player_id) or exists (select from coaching_staff where id = old.coaching_staff_id) then
      raise exception 'a registration is never deleted' using errcode = 'integrity_constraint_violation';
    end if;
    return old;
  end if;
  if (new.id, new.player_id, new.coaching_staff_id, new.club_name, new.kind, new.contract_kind, new.starts_on, new.ends_on,
      new.source, new.negotiation_id, new.candidate_id, new.recorded_at)
    is distinct from (old.id, old.player_id, old.coaching_staff_id, old.club_name, old.kind, old.contract_kind, old.starts_on,
      old.ends_on, old.source, old.negotiation_id, old.candidate_id, old.recorded_at)
    or (new.team_id is distinct from old.team_id and new.team_id is not null)
    or (new.recorded_by is distinct from old.recorded_by and new.recorded_by is not null)
    or (old.ended_on is not null and (new.ended_on, new.ended_by) is distinct from (old.ended_on, old.ended_by))
    or (old.ended_on is not null and new.end_reason not in (old.end_reason, ''))
  then
    raise exception 'a registration is never changed' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger registrations_kept before update or delete on registrations for each row execute function keep_registrations();

-- The records of one person: several people may keep one of the same player, linked to one account.
create function records_of_person(bigint) returns setof bigint language sql stable parallel safe as $$
  select same.id from players one join players same on same.id = one.id or same.account_id = one.account_id where one.id = $1
$$;

-- Every day of a loan lies within the contracts of its player: asked of a new loan, and of the loans under a contract that ends
-- earlier.
create function keep_loans_covered() returns trigger language plpgsql as $$
begin
  if exists (
    select from registrations loan
    where loan.kind = 'loan' and coalesce(loan.ended_on, loan.ends_on) >= loan.starts_on
      and (loan.id = new.id or (tg_op = 'UPDATE' and loan.player_id in (select records_of_person(new.player_id))
        and loan.starts_on <= new.ends_on and coalesce(loan.ended_on, loan.ends_on) >= new.starts_on))
      and not daterange(loan.starts_on, coalesce(loan.ended_on, loan.ends_on), '[]') <@ (
        select coalesce(range_agg(daterange(contract.starts_on, coalesce(contract.ended_on, contract.ends_on) + 1, '[)')), '{}')
        from registrations contract
        where contract.player_id in (select records_of_person(loan.player_id)) and contract.kind in ('employed', 'amateur')))
  then
    raise exception 'no contract covers the loan' using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
-- At the end of the transaction: a signature writes the contract and the loan, or ends both.
create constraint trigger registrations_new_loan_covered after insert on registrations
  deferrable initially deferred for each row when (new.kind = 'loan') execute function keep_loans_covered();
create constraint trigger registrations_loans_stay_covered after update of ended_on on registrations
  deferrable initially deferred for each row when (new.kind in ('employed', 'amateur')) execute function keep_loans_covered();

-- The registration in force, from which the record takes club, status and the end of the contract.
alter table players add column registration_id bigint references registrations (id) on delete set null;
create index players_registration on players (registration_id) where registration_id is not null;

create function keep_registered() returns trigger language plpgsql as $$
begin
  select r.club_name, 1, coalesce(contract.ended_on, contract.ends_on, r.ended_on, r.ends_on)
  into new.current_club, new.contractual_status, new.contract_end
  from registrations r
    left join registrations contract on r.kind = 'loan' and contract.player_id in (select records_of_person(r.player_id)) and contract.kind in ('employed', 'amateur')
      and contract.starts_on <= coalesce(r.ended_on, r.ends_on) and coalesce(contract.ended_on, contract.ends_on) >= coalesce(r.ended_on, r.ends_on)
  where r.id = new.registration_id;
  -- An option prolongs the contract beyond its end.
  if new.option_until <= new.contract_end then
    new.option_until := null;
    new.option_holder := null;
  end if;
  return new;
end $$;
create trigger players_keep_registered before update of registration_id, current_club, contractual_status, contract_end on players
  for each row when (new.registration_id is not null and new.deleted_at is null) execute function keep_registered();

-- Why something ended, where another signature ended it.
alter table candidates drop constraint candidates_reason_check,
  add constraint candidates_reason_check check (reason in ('money', 'roleFilled', 'age', 'level', 'documents', 'other', 'signedElsewhere'));
alter table offers drop constraint offers_check4,
  add constraint offers_check4 check (case status
    when 1 then reason is not null and reason in ('money', 'roleFilled', 'age', 'level', 'documents', 'other')
    when 5 then reason is not null and reason in ('byClub', 'expired', 'recordGone', 'signedElsewhere')
    else reason is null end);

-- What players signed before: each one's signatures in their order. Nobody wrote down their last day: the last one lasts as long as
-- the record states of the same club, any other to the end of its season at most. Years are counted as the market did (from April on
-- a signature is for the next season). Left out are loans, whose contract is not known, and players whose record was set free since
-- then (no signed season any more).
with signatures as (
  select n.player_id, n.team_id, n.id as negotiation_id, null::bigint as candidate_id, n.changed_at as at
  from negotiations n join proposals r on r.id = n.proposal_id
  where n.status = 5 and n.player_id is not null and r.asked_kind is distinct from 'loan'
    and not exists (
      select from transfers x join transfer_revisions v on v.transfer_id = x.id and v.number = x.revision
      where x.negotiation_id = n.id and x.state = 'agreed' and v.terms ->> 'kind' = 'loan')
  union all
  select c.player_id, r.team_id, null, c.id, c.changed_at
  from candidates c join requests r on r.id = c.request_id where c.status = 1
), ordered as (
  select s.*, t.name as club_name, (s.at at time zone 'UTC')::date as day,
    lead((s.at at time zone 'UTC')::date) over (
      partition by s.player_id order by s.at, s.negotiation_id, s.candidate_id) as next_day
  from signatures s join teams t on t.id = s.team_id
), dated as (
  select o.*, case
      when o.next_day is null and p.contractual_status = 1 and p.contract_end >= o.day
        and fold_text(p.current_club) = fold_text(o.club_name) then p.contract_end
      else make_date((extract(year from o.day) + case when extract(month from o.day) >= 4 then 1 else 0 end)::int, 6, 30)
    end as last_day
  from ordered o join players p on p.id = o.player_id
  where o.next_day is distinct from o.day and (o.next_day is not null or p.signed_season is not null)
)
insert into registrations (player_id, team_id, club_name, kind, starts_on, ends_on, source, negotiation_id, candidate_id, recorded_at,
  ended_on, ended_by)
select d.player_id, d.team_id, d.club_name, 'employed', d.day, d.last_day, 'deal', d.negotiation_id, d.candidate_id, d.at,
  case when d.next_day <= d.last_day then d.next_day - 1 end,
  case when d.next_day <= d.last_day then 'signature' end
from dated d;
