-- Expand: the database refuses what the protection of minors forbids.
-- A minor's birth date gets earlier, or lost, only in a transaction that asked `assertMinorStaysMinor` (docs/decisions/0172).
create function hold_birth_of_minor() returns trigger language plpgsql as $$
begin
  if new.deleted_at is null
    and coalesce(old.born_date, make_date(old.born_year, 12, 31)) > current_date - interval '18 years'
    and current_setting('trattativa.earlier_birth', true) is distinct from 'allowed' then
    raise check_violation using message = 'the birth date of a minor was made earlier', constraint = 'birth_of_minor';
  end if;
  return new;
end $$;

create trigger birth_of_minor before update of born_date, born_year on players for each row
  when (coalesce(old.born_date, make_date(old.born_year, 12, 31)) is not null
    and (coalesce(new.born_date, make_date(new.born_year, 12, 31)) is null
      or coalesce(new.born_date, make_date(new.born_year, 12, 31)) < coalesce(old.born_date, make_date(old.born_year, 1, 1))))
  execute function hold_birth_of_minor();

-- The sweep also reports players' records whose age was raised, and acts on players without a date.
alter table protection_findings drop constraint protection_findings_kind_check,
  add constraint protection_findings_kind_check
    check (kind in ('mandate', 'negotiation', 'offer', 'candidate', 'commission', 'player'));
