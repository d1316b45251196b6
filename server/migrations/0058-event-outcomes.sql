-- Events are called by their outcome (docs/decisions/0064). What was recorded under the old names keeps its facts and gets
-- the new name: in the outbox, so that its reactions run, and in the audit, so that its words are found. Of an invoice the audit
-- did not keep what had changed: its lines stay as they are.
alter table deal_audit disable trigger deal_audit_kept;
with outcomes (old, fact, value, name) as (values
  ('negotiation.statusChanged', 'to', '2', 'negotiation.reopened'),
  ('negotiation.statusChanged', 'to', '3', 'negotiation.rejected'),
  ('negotiation.statusChanged', 'to', '4', 'negotiation.putOnTrial'),
  ('negotiation.statusChanged', 'to', '5', 'negotiation.signed'),
  ('candidate.moved', 'to', '0', 'candidate.takenBack'),
  ('candidate.moved', 'to', '1', 'candidate.signed'),
  ('candidate.moved', 'to', '2', 'candidate.rejected'),
  ('candidate.moved', 'to', '3', 'candidate.activated'),
  ('mandate.moved', 'to', '1', 'mandate.confirmed'),
  ('mandate.moved', 'to', '2', 'mandate.ended'),
  ('mandate.moved', 'to', '3', 'mandate.expired'),
  ('mandate.moved', 'to', '4', 'mandate.refused'),
  ('request.delivered', 'delivery', '1', 'request.sent'),
  ('request.delivered', 'delivery', '2', 'request.viewed'),
  ('invoice.changed', 'what', 'paid', 'invoice.paid'),
  ('invoice.changed', 'what', 'paymentTakenBack', 'invoice.paymentTakenBack'),
  ('invoice.changed', 'what', 'reduced', 'invoice.reduced'),
  ('invoice.changed', 'what', 'cancelled', 'invoice.cancelled')
), recorded as (
  update events e set type = o.name from outcomes o where e.type = o.old and e.data ->> o.fact = o.value
)
update deal_audit a set type = o.name from outcomes o where a.type = o.old and a.facts ->> o.fact = o.value;
alter table deal_audit enable trigger deal_audit_kept;
