-- Expand: the record of a member of coaching staff follows the registration ledger (docs/decisions/0182), as a player's does, and a
-- club that is deleted ends its registrations.
alter table coaching_staff add column registration_id bigint references registrations (id) on delete set null;
create index coaching_staff_registration on coaching_staff (registration_id) where registration_id is not null;

-- The club is that of the registration in force, whoever writes.
create function keep_staff_registered() returns trigger language plpgsql as $$
begin
  select r.team_id, case when r.team_id is null then r.club_name else '' end
  into new.current_team_id, new.current_club
  from registrations r where r.id = new.registration_id;
  return new;
end $$;
create trigger coaching_staff_keep_registered before update of registration_id, current_team_id, current_club on coaching_staff
  for each row when (new.registration_id is not null and new.deleted_at is null) execute function keep_staff_registered();

alter table registrations drop constraint registrations_ended_by_check,
  add constraint registrations_ended_by_check check (ended_by in ('signature', 'transfer', 'renewal', 'correction', 'termination', 'recall', 'clubDeleted'));
