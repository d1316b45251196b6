-- A player's application to a request: a candidate on the club's board.
create table candidates (
  id bigint generated always as identity (start with 7001) primary key,
  request_id bigint not null references requests (id) on delete cascade,
  player_id bigint not null references players (id) on delete cascade,
  -- the account that the record was linked to when it applied: nobody applies twice by two records
  person_id bigint references accounts (id) on delete set null,
  -- who applied: the player, or whoever lists them
  applicant_id bigint references accounts (id) on delete set null,
  source text not null check (source in ('profile', 'import', 'manual')),
  -- 0 pending, 1 signed, 2 rejected, 3 active (spec §4)
  status smallint not null check (status between 0 and 3),
  -- rejected only because criteria differ
  temporary boolean not null default false,
  reason text check (reason in ('money', 'roleFilled', 'age', 'level', 'documents', 'other')),
  reason_text text not null default '' check (length(reason_text) <= 1000),
  -- the club's own mark
  shortlisted boolean not null default false,
  version integer not null default 1,
  terms_version text not null,
  terms_accepted_at timestamptz not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  -- "Ti sei già candidato a questa offerta"
  constraint candidates_once unique (request_id, player_id),
  constraint candidates_person_once unique (request_id, person_id),
  -- temporary is a kind of rejection, and a final one says why
  check (not temporary or (status = 2 and reason is null)),
  check ((status = 2 and not temporary) = (reason is not null)),
  check (reason is distinct from 'other' or reason_text <> '')
);
create index candidates_board on candidates (request_id, status, created_at desc, id desc);
create index candidates_player on candidates (player_id);
create index candidates_waiting on candidates (request_id) where temporary;
create index candidates_person on candidates (person_id) where person_id is not null;
create index candidates_applicant on candidates (applicant_id) where applicant_id is not null;

-- The timeline: one row for each version.
create table candidate_moves (
  candidate_id bigint not null references candidates (id) on delete cascade,
  version integer not null,
  at timestamptz not null,
  from_status smallint check (from_status between 0 and 3),
  to_status smallint not null check (to_status between 0 and 3),
  temporary boolean not null,
  by_side text not null check (by_side in ('club', 'staff', 'applicant', 'system')),
  actor_id bigint references accounts (id) on delete set null,
  reason text,
  reason_text text not null default '',
  primary key (candidate_id, version)
);
create index candidate_moves_actor on candidate_moves (actor_id) where actor_id is not null;

-- What a club writes down for itself.
create table candidate_notes (
  id bigint generated always as identity primary key,
  candidate_id bigint not null references candidates (id) on delete cascade,
  author_id bigint references accounts (id) on delete set null,
  text text not null check (length(text) between 1 and 2000),
  created_at timestamptz not null
);
create index candidate_notes_candidate on candidate_notes (candidate_id, id);
create index candidate_notes_author on candidate_notes (author_id) where author_id is not null;

-- How often an account applied and read football-data pages on its latest day of doing so.
create table application_quotas (
  account_id bigint primary key references accounts (id) on delete cascade,
  day date not null,
  applications integer not null default 0,
  pages_read integer not null default 0
);
