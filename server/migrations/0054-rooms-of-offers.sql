-- Every offer has a room: one that was made without a negotiation has a conversation of its own.
alter table conversations add column offer_id bigint unique references offers (id);

-- the kind says what it is about: a negotiation's conversation is of exactly one deal
alter table conversations drop constraint conversations_check;
alter table conversations add constraint conversations_about_check
  check (num_nonnulls(negotiation_id, offer_id) = (type = 1)::integer);

-- in such a room the other side is the recipient's
alter table mediation_consents drop constraint mediation_consents_side_check;
alter table mediation_consents add constraint mediation_consents_side_check
  check (side in ('club', 'proposer', 'recipient') or side ~ '^person:[0-9]+$');
