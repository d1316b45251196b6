-- Expand: when both sides of a registration were told that it ends within a month, and that it has come to its agreed end
-- (docs/decisions/0193).
alter table registrations add column expiring_told_at timestamptz, add column expired_told_at timestamptz;

-- What comes to its agreed end in some days, for the nightly job.
create index registrations_ends_on on registrations (ends_on) where source = 'deal' and ended_on is null;
