-- How often and how soon coaches answer, too (docs/decisions/0099). One of the three owners is set.
alter table reply_figures add column coaching_staff_id bigint references coaching_staff (id) on delete cascade;
do $$
declare
  named text := (select conname from pg_constraint
    where conrelid = 'reply_figures'::regclass and pg_get_constraintdef(oid) like '%num_nonnulls%');
begin
  execute format('alter table reply_figures drop constraint %I', named);
end $$;
alter table reply_figures add constraint reply_figures_owner
  check (num_nonnulls(team_id, agent_id, coaching_staff_id) = 1);
create unique index reply_figures_coach on reply_figures (coaching_staff_id) where coaching_staff_id is not null;

-- Who is asked is reminded once, shortly before the day until which the club wants an answer.
alter table enquiries add column reminded_at timestamptz;
