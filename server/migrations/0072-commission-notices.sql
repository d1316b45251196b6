-- Notices of commissions have a topic of their own. Which topics there are says the contract.
alter table mail_switches
  drop constraint mail_switches_kind_check,
  add constraint mail_switches_kind_check check (kind ~ '^[a-z][A-Za-z]{0,39}$');
alter table bell_switches
  drop constraint bell_switches_kind_check,
  add constraint bell_switches_kind_check check (kind ~ '^[a-z][A-Za-z]{0,39}$');
alter table notifications
  drop constraint notifications_topic_check,
  add constraint notifications_topic_check check (topic ~ '^[a-z][A-Za-z]{0,39}$');
