-- An agent's proposal that neither the player nor a mandate confirmed binds nobody (docs/decisions/0139): no signature of the
-- club, no deal, no accepted offer. Deals and offers from before this rule stay as they are.
create function assert_proposal_confirmed() returns trigger language plpgsql as $$
begin
  if exists (
    select from negotiations n join proposals p on p.id = n.proposal_id
    where n.id = case tg_table_name when 'offers' then (to_jsonb(new) ->> 'negotiation_id')::bigint else new.id end
      and p.consent in ('waits', 'refused')
  ) then
    raise exception 'the player has not confirmed the proposal' using errcode = 'check_violation';
  end if;
  return null;
end $$;

create trigger negotiations_signed_confirmed after update of status, signed_by_team_at on negotiations
  for each row when (
    (new.status = 5 and old.status <> 5) or (new.signed_by_team_at is not null and old.signed_by_team_at is null))
  execute function assert_proposal_confirmed();
create trigger offers_accepted_confirmed after update of status on offers
  for each row when (new.status = 2 and old.status <> 2)
  execute function assert_proposal_confirmed();
