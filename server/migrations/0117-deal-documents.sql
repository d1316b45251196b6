-- The documents of a deal that somebody of its sides has said are there. Their files are attachments of the negotiation.
create table deal_documents (
  negotiation_id bigint not null references negotiations (id),
  kind text not null check (kind in ('passport', 'fitness', 'mandate', 'guardian', 'nullaOsta', 'permit', 'itc', 'federationForm')),
  marked_by bigint not null,
  marked_at timestamptz not null,
  primary key (negotiation_id, kind)
);
