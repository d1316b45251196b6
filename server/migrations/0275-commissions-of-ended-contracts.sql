-- Expand: what an early end of the contract leaves of a commission that is a percentage of pay (docs/decisions/0201).
alter table commissions
  -- the last day of the contract, and what was earned until then without tax; null: nothing ended it early, or it does not depend on pay
  add column ended_on date,
  add column earned_cents bigint check (earned_cents between 0 and amount_cents) check ((ended_on is null) = (earned_cents is null));

-- The last day of the contract, where the instalment fell away with it. It counts as waived, also for nodes of the previous release.
alter table commission_instalments
  add column lapsed_on date check (lapsed_on is null or waived_on is not null);

alter table commission_steps drop constraint commission_steps_act_check, add constraint commission_steps_act_check
  check (act in ('made', 'planned', 'confirmed', 'objected', 'reportedPaid', 'reportTakenBack', 'received', 'receiptTakenBack',
                 'waived', 'reduced'));
