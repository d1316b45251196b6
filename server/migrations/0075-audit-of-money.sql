-- Acts on money stand in the audit: discounts before an invoice, payments with their refunds, representations with their balances,
-- and the documents that players get.
alter table deal_audit drop constraint deal_audit_deal_kind_check;
alter table deal_audit add constraint deal_audit_deal_kind_check check (deal_kind in
  ('negotiation', 'offer', 'candidate', 'request', 'invoice', 'charge', 'playerInvoice', 'payment', 'representation',
    'conversation', 'account', 'settings'));
