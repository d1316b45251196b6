-- Requests that are not finished. They stand apart from the requests, so that nothing that lists, matches or delivers
-- requests can ever meet one.
create table request_drafts (
  id bigint generated always as identity (start with 7001) primary key,
  -- null: staff or an agent have not chosen the club yet
  team_id bigint references teams (id) on delete cascade,
  -- the agent who writes it for the club
  agent_id bigint references agents (id) on delete cascade,
  -- whose answers in the quiz began it: answering again changes it and begins no second one
  quiz_account_id bigint unique references accounts (id) on delete set null,
  -- what is written so far, by the contract's names; a published request has columns instead
  content jsonb not null check (jsonb_typeof(content) = 'object' and length(content::text) <= 60000),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  created_by bigint references accounts (id) on delete set null,
  updated_by bigint references accounts (id) on delete set null,
  -- thrown away; for some seconds that can be taken back
  discarded_at timestamptz
);
create index request_drafts_team on request_drafts (team_id, updated_at desc, id desc) where discarded_at is null;
create index request_drafts_agent on request_drafts (agent_id) where discarded_at is null;
create index request_drafts_fresh on request_drafts (updated_at desc, id desc) where discarded_at is null;
create index request_drafts_discarded on request_drafts (discarded_at) where discarded_at is not null;

-- How far a request has come to anybody is asked for every row of a club's list.
create index request_recipients_delivery on request_recipients (request_id, delivery);

-- A list keeps searches of its own; those from before are the portfolio's.
alter table saved_searches add column list text not null default 'portfolio'
  check (list ~ '^[a-zA-Z]{1,40}$');
drop index saved_searches_name;
create unique index saved_searches_name on saved_searches (account_id, list, lower(name));
