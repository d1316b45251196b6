-- Expand: two documents that decide whether a deal may be signed: the written notice to the present club, and the approval of a
-- minor's registration with another association.
alter table deal_documents drop constraint deal_documents_kind_check,
  add constraint deal_documents_kind_check check (kind in ('passport', 'fitness', 'mandate', 'guardian', 'minorApproval', 'notice',
    'nullaOsta', 'permit', 'itc', 'federationForm'));
