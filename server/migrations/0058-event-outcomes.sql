-- Events are called by their outcome (docs/decisions/0064). What was recorded under the old names keeps its facts and gets
-- the new name: what waits for its reactions, so that they run, and the audit, so that its words are found.
update events set type = 'negotiation.' || case data ->> 'to'
    when '2' then 'reopened' when '3' then 'rejected' when '4' then 'putOnTrial' when '5' then 'signed' end
  where type = 'negotiation.statusChanged' and data ->> 'to' in ('2', '3', '4', '5');

alter table deal_audit disable trigger deal_audit_kept;
update deal_audit set type = 'negotiation.' || case facts ->> 'to'
    when '2' then 'reopened' when '3' then 'rejected' when '4' then 'putOnTrial' when '5' then 'signed' end
  where type = 'negotiation.statusChanged' and facts ->> 'to' in ('2', '3', '4', '5');
alter table deal_audit enable trigger deal_audit_kept;
