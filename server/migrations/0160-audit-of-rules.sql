-- A version of a rule pack that staff save stands in the activity log.
alter table deal_audit drop constraint deal_audit_deal_kind_check;
alter table deal_audit add constraint deal_audit_deal_kind_check check (deal_kind in
  ('negotiation', 'offer', 'transfer', 'candidate', 'request', 'invoice', 'charge', 'playerInvoice', 'payment',
    'representation', 'conversation', 'account', 'settings', 'rules'));
