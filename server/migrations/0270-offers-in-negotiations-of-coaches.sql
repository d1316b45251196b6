-- Expand: an offer to a member of coaching staff may name the negotiation in which it is made (docs/decisions/0200).
alter table offers drop constraint offers_check3;
