-- Expand: the order of exact matches follows the mandates themselves, by their days, instead of the confirmation of the record (docs/decisions/0190).
-- Nodes of the previous release go on reading mandate_confirmed.
alter table player_market add column mandate_days datemultirange not null default '{}';

-- The days on which the agent of a record has a confirmed mandate of the player. Players who keep their own record speak for themselves, and
-- of a record without an agent the player confirms who keeps it.
create function mandate_days_of(record bigint) returns datemultirange language sql stable as $$
  select case when p.profile = 0 or (p.agent_id is null and p.listing = 'confirmed') then datemultirange(daterange(null, null)) else coalesce((
    select range_agg(daterange(m.starts_on, m.ends_on, '[]')) from mandates m
    where m.player_id = p.id and m.agent_id = p.agent_id and m.status = 1), '{}') end
  from players p where p.id = record
$$;

create function keep_mandate_days() returns trigger language plpgsql as $$
begin
  new.mandate_days := coalesce(mandate_days_of(new.player_id), '{}');
  return new;
end $$;
create trigger player_market_mandate before insert on player_market
  for each row execute function keep_mandate_days();
create trigger player_market_new_agent before update of agent_id, mandate_confirmed on player_market
  for each row when ((old.agent_id, old.mandate_confirmed) is distinct from (new.agent_id, new.mandate_confirmed)) execute function keep_mandate_days();

update player_market set mandate_days = coalesce(mandate_days_of(player_id), '{}');
