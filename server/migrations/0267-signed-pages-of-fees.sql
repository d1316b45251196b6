-- Expand: the signed page of an agreement to a fee that the agent recorded (docs/decisions/0199).
alter table fee_agreements
  -- a file of the parent feeAgreement; null: agreed to in person, or recorded before the page was asked for
  add column page_id text check (page_id is null or way = 'recorded');

create or replace function keep_fee_agreements() returns trigger language plpgsql as $$
begin
  -- An erased account disappears from its agreements; nothing else of them changes.
  if new.by_id is null
    and (new.negotiation_id, new.figures, new.way, new.agreed_on, new.statement, new.page_id, new.at)
    is not distinct from (old.negotiation_id, old.figures, old.way, old.agreed_on, old.statement, old.page_id, old.at) then
    return new;
  end if;
  raise exception 'an agreement to a fee is never changed' using errcode = 'check_violation';
end $$;
