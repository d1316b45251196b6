-- What the club says of a minor's parents when it puts the minor on trial by one press, before the trial is written down: that they
-- agree, and whom at the club they can reach. The form of the trial begins with it.
create table trial_parents (
  negotiation_id bigint primary key references negotiations (id),
  contact text not null check (length(contact) between 1 and 200),
  -- null: an account that was erased since
  said_by bigint references accounts (id) on delete set null,
  said_at timestamptz not null
);
create index trial_parents_said_by on trial_parents (said_by) where said_by is not null;
