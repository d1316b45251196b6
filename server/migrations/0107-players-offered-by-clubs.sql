-- A club proposes players of its own list: what it asks for. The terms that two clubs agree on are a transfer.
alter table proposals
  add column asked_kind text check (asked_kind in ('free', 'permanent', 'loan')),
  -- transfer compensation or loan fee in euro cents
  add column asked_fee_cents bigint check (asked_fee_cents between 0 and 100000000000),
  add column loan_until date,
  -- of the pay, which the proposing club goes on paying during a loan
  add column wage_share_percent smallint check (wage_share_percent between 0 and 100),
  add constraint proposals_asked_by_club check (asked_kind is null or proposer_team_id is not null),
  add constraint proposals_asked_kind check (
    asked_kind is not null or num_nonnulls(asked_fee_cents, loan_until, wage_share_percent) = 0),
  add constraint proposals_asked_fee check (asked_kind is distinct from 'free' or asked_fee_cents is null),
  add constraint proposals_asked_loan check (
    asked_kind is not distinct from 'loan' or num_nonnulls(loan_until, wage_share_percent) = 0);
