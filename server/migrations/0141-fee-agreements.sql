-- That the player agrees to what the agent takes on a deal, one row for each figures that were agreed to. Other figures, as
-- those of another accepted offer, have no row and need an agreement of their own.
create table fee_agreements (
  negotiation_id bigint not null references negotiations (id),
  figures text not null check (length(figures) between 1 and 200),
  -- 'client': the player said so here. 'recorded': the agent recorded what a player without an own account, or a
  -- guardian, said in writing
  way text not null check (way in ('client', 'recorded')),
  agreed_on date not null,
  statement text check (length(statement) between 10 and 1000),
  -- null: an account that was erased since
  by_id bigint references accounts (id) on delete set null,
  at timestamptz not null,
  primary key (negotiation_id, figures),
  check ((way = 'recorded') = (statement is not null))
);
create index fee_agreements_by on fee_agreements (by_id) where by_id is not null;

create function keep_fee_agreements() returns trigger language plpgsql as $$
begin
  -- An erased account disappears from its agreements; nothing else of them changes.
  if new.by_id is null and (new.negotiation_id, new.figures, new.way, new.agreed_on, new.statement, new.at)
    is not distinct from (old.negotiation_id, old.figures, old.way, old.agreed_on, old.statement, old.at) then
    return new;
  end if;
  raise exception 'an agreement to a fee is never changed' using errcode = 'check_violation';
end $$;
create trigger fee_agreements_kept before update on fee_agreements
  for each row execute function keep_fee_agreements();
