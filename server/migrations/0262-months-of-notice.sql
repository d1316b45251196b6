-- Expand: the months of notice that an offer states for its contract (docs/decisions/0195).
alter table offer_revisions add column notice_months smallint check (notice_months between 1 and 12);
