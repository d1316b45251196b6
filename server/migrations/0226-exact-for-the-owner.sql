-- Expand: clubs are told of pairs that are exact with the player's hidden pay in bands, owners of those exact to the euro.
-- Counts only while `exact`; pairs from before this migration were exact to the euro.
alter table told_matches add column owner_exact boolean not null default true;
