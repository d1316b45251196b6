-- Expand: figures that an import brought into the player's career and that wait for one confirmation (docs/decisions/0202).
alter table clause_figures
  -- an import has no author of the two sides
  add column source text not null default 'stated' check (source in ('stated', 'imported')) check (source = 'stated' or stater_id is null);

create or replace function keep_clause_figures() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if exists (select from negotiations where id = old.negotiation_id)
      and (exists (select from offers where id = old.offer_id) or exists (select from transfers where id = old.transfer_id)) then
      raise exception 'a figure of a deal is never deleted' using errcode = 'integrity_constraint_violation';
    end if;
    return old;
  end if;
  if (new.id, new.negotiation_id, new.offer_id, new.transfer_id, new.season, new.figure, new.total, new.counted_on,
      new.is_correction, new.stated_by, new.stated_at, new.source)
      is distinct from (old.id, old.negotiation_id, old.offer_id, old.transfer_id, old.season, old.figure, old.total,
      old.counted_on, old.is_correction, old.stated_by, old.stated_at, old.source)
    or (new.stater_id is distinct from old.stater_id and new.stater_id is not null)
    or (old.state <> 'open' and (new.state, new.closed_at) is distinct from (old.state, old.closed_at))
    or (old.state <> 'open' and new.closed_by is distinct from old.closed_by and new.closed_by is not null)
  then
    raise exception 'a figure of a deal is never changed' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
