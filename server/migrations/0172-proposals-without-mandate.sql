-- Whether the player stands by an agent's proposal (docs/decisions/0131). Null: nobody has to, as for a club's own player, a
-- member of coaching staff, a club's enquiry, and every proposal from before this rule.
alter table proposals
  add column consent text check (consent in ('mandate', 'player', 'waits', 'refused')),
  -- when it was given or refused; of a proposal that began with it, when it was made
  add column consented_at timestamptz,
  add constraint proposals_consent_of_agent check (consent is null or (agent_id is not null and player_id is not null)),
  add constraint proposals_consented check ((consent is null or consent = 'waits') = (consented_at is null));
create index proposals_unconfirmed on proposals (agent_id, created_at) where consent in ('waits', 'refused');
create index proposals_waiting on proposals (player_id) where consent = 'waits';

-- How many proposals without a mandate and without the player's word an agent sends in a month. One that the player
-- confirms no longer counts.
create trigger cap_unconfirmed_proposals after insert on proposals
  referencing new table as added for each statement
  execute function hold_cap('cap_unconfirmed_proposals', '3', 't.agent_id', 't.consent in (''waits'', ''refused'')', '',
    'created_at', '30 days');

-- An answer stands: only a proposal that waits for one gets it.
create function keep_consent() returns trigger language plpgsql as $$
begin
  if new.consent is distinct from old.consent and old.consent is distinct from 'waits' then
    raise exception 'a proposal is answered once' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger proposals_consent_kept before update of consent on proposals
  for each row execute function keep_consent();

-- The player ends the negotiations of a proposal that they do not stand by.
alter table negotiations
  drop constraint negotiations_cause_check,
  add constraint negotiations_cause_check check (
    cause in ('refusedByClub', 'withdrawn', 'refusedByKeeper', 'withdrawnByClub', 'refusedByPlayer', 'signedElsewhere', 'lapsed'));
alter table negotiation_changes
  drop constraint negotiation_changes_by_side_check,
  add constraint negotiation_changes_by_side_check check (by_side in ('club', 'proposer', 'player', 'staff', 'system')),
  drop constraint negotiation_changes_cause_check,
  add constraint negotiation_changes_cause_check check (
    cause in ('refusedByClub', 'withdrawn', 'refusedByKeeper', 'withdrawnByClub', 'refusedByPlayer', 'signedElsewhere', 'lapsed'));
