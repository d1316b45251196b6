-- A percentage of the price of a negotiation is a percentage of the transaction cost; it was called "transferPrice".
-- Nodes of the release before still write the old name: the check allows both, and whoever reads takes the old for the new.
alter table proposals drop constraint proposals_commission_pay_check;
alter table proposals add constraint proposals_commission_pay_check
  check (commission_pay in ('yearlySalary', 'monthlySalary', 'transactionCost', 'transferPrice', 'signOnBonus'));
update proposals set commission_pay = 'transactionCost' where commission_pay = 'transferPrice';
