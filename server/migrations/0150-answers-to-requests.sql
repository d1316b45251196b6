-- Who received a request answers it: nobody fits, or players are put forward (docs/decisions/0126).
create table request_answers (
  recipient_id bigint primary key references request_recipients (id) on delete cascade,
  -- false: nobody fits
  fits boolean not null,
  reason_code text check (reason_code in ('role', 'age', 'level', 'money', 'place', 'notMoving', 'other')),
  sentence text not null default '' check (length(sentence) <= 500),
  -- of the first answer, which a later one keeps
  answered_at timestamptz not null,
  changed_at timestamptz not null,
  check (not fits or reason_code is null)
);

-- The players put forward by name; those who applied to the request are its candidates.
create table request_answer_players (
  recipient_id bigint not null references request_answers (recipient_id) on delete cascade,
  player_id bigint not null references players (id) on delete cascade,
  primary key (recipient_id, player_id)
);
create index request_answer_players_player on request_answer_players (player_id);

create trigger cap_put_forward after insert on request_answer_players
  referencing new table as added for each statement
  execute function hold_cap('cap_put_forward', '20', 't.recipient_id', 'true', 'request_recipients');

-- The request that a proposal answers.
alter table proposals add column request_id bigint references requests (id);
create index proposals_request on proposals (request_id) where request_id is not null;
