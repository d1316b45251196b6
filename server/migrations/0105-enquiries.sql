-- A negotiation may begin with a club's enquiry about a player: who keeps the record answers it (docs/decisions/0098).

-- The proposing side may be a club: all who act for it propose, answer and confirm.
alter table proposals
  add column proposer_team_id bigint references teams (id),
  add constraint proposals_proposer_kind check (num_nonnulls(agent_id, proposer_team_id) <= 1);
create index proposals_proposer_team on proposals (proposer_team_id) where proposer_team_id is not null;

alter table negotiations
  add column begun_by text not null default 'proposer' check (begun_by in ('proposer', 'club')),
  -- the club's enquiry has no answer yet; stays when it ends without one
  add column awaits_answer boolean not null default false,
  add constraint negotiations_enquiry check (
    not awaits_answer or (begun_by = 'club' and status in (0, 1, 2, 3) and signed_by_team_at is null)),
  drop constraint negotiations_cause_check,
  add constraint negotiations_cause_check check (
    cause in ('refusedByClub', 'withdrawn', 'refusedByKeeper', 'withdrawnByClub', 'signedElsewhere', 'lapsed')),
  drop constraint negotiations_reason_code_check,
  add constraint negotiations_reason_code_check check (
    reason_code in ('money', 'roleFilled', 'age', 'level', 'documents', 'notMoving', 'otherClub', 'place', 'other')),
  drop constraint negotiations_reason,
  add constraint negotiations_reason check (
    reason_code is null or cause in ('refusedByClub', 'withdrawn', 'refusedByKeeper', 'withdrawnByClub')),
  -- a refused enquiry always says why
  add constraint negotiations_refusal check (cause is distinct from 'refusedByKeeper' or reason_code is not null);

alter table negotiation_changes
  add column answer text check (answer in ('available', 'terms')),
  drop constraint negotiation_changes_cause_check,
  add constraint negotiation_changes_cause_check check (
    cause in ('refusedByClub', 'withdrawn', 'refusedByKeeper', 'withdrawnByClub', 'signedElsewhere', 'lapsed')),
  drop constraint negotiation_changes_reason_code_check,
  add constraint negotiation_changes_reason_code_check check (
    reason_code in ('money', 'roleFilled', 'age', 'level', 'documents', 'notMoving', 'otherClub', 'place', 'other'));

-- What a club asked, and what was answered unless it was no. That a club asks about a player once at a time is held by
-- one_open_negotiation.
create table enquiries (
  negotiation_id bigint primary key references negotiations (id),
  team_id bigint not null references teams (id),
  kind text not null check (kind in ('free', 'permanent', 'loan')),
  -- its first calendar year
  season smallint not null check (season between 2020 and 2100),
  -- gross pay a month in euro cents
  pay_from_cents bigint check (pay_from_cents between 0 and 100000000000),
  pay_to_cents bigint check (pay_to_cents between 0 and 100000000000),
  -- the last day (UTC) of an answer
  answer_by date not null,
  sentence text not null default '' check (length(sentence) <= 500),
  asked_at timestamptz not null,
  answer text check (answer in ('available', 'terms')),
  answered_at timestamptz,
  answered_from_cents bigint check (answered_from_cents between 0 and 100000000000),
  answered_to_cents bigint check (answered_to_cents between 0 and 100000000000),
  answer_sentence text not null default '' check (length(answer_sentence) <= 500),
  check (pay_from_cents <= pay_to_cents),
  check (answered_from_cents <= answered_to_cents),
  check ((answer is null) = (answered_at is null)),
  -- terms are bounds of pay
  check ((answer is not distinct from 'terms') = (num_nonnulls(answered_from_cents, answered_to_cents) > 0))
);
create index enquiries_team on enquiries (team_id, asked_at);
-- those whose day has passed without an answer
create index enquiries_unanswered on enquiries (answer_by) where answer is null;

create trigger cap_enquiries after insert on enquiries
  referencing new table as added for each statement
  execute function hold_cap('cap_enquiries', '20', 't.team_id', 'true', 'teams', 'asked_at', '1 day');
