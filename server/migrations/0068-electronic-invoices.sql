-- The Italian electronic invoice (FatturaPA, docs/decisions/0075).

-- The number of a document's transmission to the exchange system (ProgressivoInvio), unique over all kinds of document. Numbers
-- may be missing: only documents themselves are numbered without gaps.
create sequence invoice_transmissions as integer;
alter table team_invoices add column transmission integer not null unique default nextval('invoice_transmissions');
alter table credit_notes add column transmission integer not null unique default nextval('invoice_transmissions');
alter table player_invoices add column transmission integer not null unique default nextval('invoice_transmissions');
alter table player_credit_notes add column transmission integer not null unique default nextval('invoice_transmissions');

-- What the tax office wants to know of who is invoiced: a player's account or a club. Empty texts are not known yet.
create table billing_details (
  id bigint generated always as identity primary key,
  account_id bigint unique references accounts (id) on delete cascade,
  team_id bigint unique references teams (id) on delete cascade,
  -- the registered name of a club, where it is another than the one that the platform shows
  legal_name text not null check (length(legal_name) <= 80),
  tax_code text not null check (length(tax_code) <= 16),
  vat_number text not null check (length(vat_number) <= 30),
  address text not null check (length(address) <= 60),
  postcode text not null check (length(postcode) <= 10),
  city text not null check (length(city) <= 60),
  province text not null check (province ~ '^([A-Z]{2})?$'),
  country text not null check (country ~ '^([A-Z]{2})?$'),
  -- where the exchange system delivers: seven characters, or a certified mail address
  recipient_code text not null check (recipient_code ~ '^([A-Z0-9]{7})?$'),
  pec text not null check (length(pec) <= 254),
  version integer not null default 1,
  changed_by bigint references accounts (id) on delete set null,
  changed_at timestamptz not null,
  check (num_nonnulls(account_id, team_id) = 1)
);
