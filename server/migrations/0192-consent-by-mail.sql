-- The agent has a player without a login, or a minor's parent, asked by mail whether they stand by a proposal
-- (docs/decisions/0140). The link of the mail answers once, within a few days; a later request replaces it.
create table consent_requests (
  id bigint generated always as identity (start with 6001) primary key,
  proposal_id bigint not null references proposals (id) on delete cascade,
  asked text not null check (asked in ('player', 'guardian')),
  -- null: emptied by an erasure, or some time after the request was closed
  email citext check (length(email) <= 254),
  language text not null check (language in ('it', 'en', 'es', 'ca', 'fr', 'pt', 'de')),
  -- made when the mail is written
  code_hash bytea unique,
  -- null: an account that was erased since
  asked_by bigint references accounts (id) on delete set null,
  asked_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > asked_at),
  answer text check (answer in ('confirm', 'refuse')),
  -- answered, replaced by a later one, or needless because the proposal was answered otherwise
  closed_at timestamptz,
  check (answer is null or closed_at is not null)
);
create unique index one_open_consent_request on consent_requests (proposal_id) where closed_at is null;
create index consent_requests_proposal on consent_requests (proposal_id, asked_at);
create index consent_requests_email on consent_requests (email, asked_at);
create index consent_requests_asked_by on consent_requests (asked_by) where asked_by is not null;

-- Nobody's mailbox is filled.
create trigger cap_consent_requests after insert on consent_requests
  referencing new table as added for each statement
  execute function hold_cap('cap_consent_requests', '3', 't.proposal_id', 'true', '', 'asked_at', '1 day');
create trigger cap_consent_requests_to_address after insert on consent_requests
  referencing new table as added for each statement
  execute function hold_cap('cap_consent_requests_to_address', '5', 't.email', 'true', '', 'asked_at', '1 day');

-- Who answered a proposal by such a link; null: somebody with a login, or a mandate.
alter table proposals
  add column consent_way text check (consent_way in ('playerMail', 'guardianMail')),
  add constraint proposals_consent_way check (consent_way is null or coalesce(consent in ('player', 'refused'), false));

-- Who refuses by such a link has no account.
alter table negotiation_changes
  drop constraint negotiation_changes_check,
  add constraint negotiation_changes_actor check (
    case by_side when 'system' then actor_id is null when 'player' then true else actor_id is not null end);
