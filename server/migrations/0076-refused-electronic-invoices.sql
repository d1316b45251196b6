-- Files of electronic invoices that the exchange system refused (docs/decisions/0080). The document, its number and its day stay; its
-- file is sent again under the next name.
create table electronic_refusals (
  id bigint generated always as identity primary key,
  -- the document's own number of transmission, which is unique over all kinds of document
  document_transmission integer not null,
  -- the refused file; nobody refuses one twice
  file_name text not null unique check (length(file_name) <= 80),
  -- what the exchange system answered
  reason text not null check (length(reason) between 1 and 1000),
  -- the number of transmission of the next file
  next_transmission integer not null unique default nextval('invoice_transmissions'),
  refused_by bigint references accounts (id) on delete set null,
  refused_at timestamptz not null
);
create index electronic_refusals_document on electronic_refusals (document_transmission, id);
