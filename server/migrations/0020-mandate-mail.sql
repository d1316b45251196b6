-- Mail about mandates is a kind of its own, which its reader can switch off.
alter table mail_switches
  drop constraint mail_switches_kind_check,
  add constraint mail_switches_kind_check check (kind in ('requests', 'negotiations', 'mandates', 'profile'));
