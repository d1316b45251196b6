-- Proposals of a player, and one negotiation for each club that it was sent to.
create table proposals (
  id bigint generated always as identity (start with 1001) primary key,
  player_id bigint not null references players (id),
  -- the person who proposes: the agent of the record, or staff
  proposer_account_id bigint not null references accounts (id),
  agent_id bigint references agents (id),
  level smallint not null check (level between 0 and 15),
  -- transaction cost in euro cents
  price_cents bigint not null default 0 check (price_cents between 0 and 100000000000),
  -- the agent's commission: an amount in euro cents or a whole percent, never both
  commission_cents bigint check (commission_cents between 0 and 100000000000),
  commission_percent smallint check (commission_percent between 0 and 100),
  immediate_availability boolean not null default false,
  comments text not null default '' check (length(comments) <= 4000),
  created_at timestamptz not null,
  check (commission_cents is null or commission_percent is null),
  unique (id, player_id)
);
create index proposals_proposer on proposals (proposer_account_id);
create index proposals_agent on proposals (agent_id);

create table negotiations (
  id bigint generated always as identity (start with 3001) primary key,
  proposal_id bigint not null,
  player_id bigint not null,
  team_id bigint not null references teams (id),
  -- 0 pending, 1 sent, 2 viewed, 3 rejected, 4 trial, 5 signed (spec §4)
  status smallint not null default 0 check (status between 0 and 5),
  cause text check (cause in ('refusedByClub', 'withdrawn', 'signedElsewhere', 'lapsed')),
  signed_by_team_at timestamptz,
  version integer not null default 1,
  -- since when it waits on the side whose turn it is
  waiting_since timestamptz not null,
  -- the last sign of life of either side: a change, or a message in the room
  last_activity_at timestamptz not null,
  reminded_at timestamptz,
  -- when the mail of the start was handed over
  mailed_at timestamptz,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  foreign key (proposal_id, player_id) references proposals (id, player_id),
  unique (proposal_id, team_id),
  check ((status = 3) = (cause is not null)),
  check (signed_by_team_at is null or status in (2, 4, 5)),
  check (status <> 5 or signed_by_team_at is not null)
);
-- A player is proposed to a club once at a time, and a proposal ends in one signature at most.
create unique index one_open_negotiation on negotiations (player_id, team_id) where status in (0, 1, 2, 4);
create unique index one_signature_per_proposal on negotiations (proposal_id) where status = 5;
create index negotiations_team on negotiations (team_id, changed_at desc, id desc);
create index negotiations_player on negotiations (player_id, changed_at desc, id desc);
create index negotiations_changed on negotiations (changed_at desc, id desc);
create index negotiations_silent on negotiations (last_activity_at) where status in (0, 1, 2);

create table negotiation_changes (
  negotiation_id bigint not null references negotiations (id),
  -- the version that the change made
  version integer not null,
  at timestamptz not null,
  from_status smallint check (from_status between 0 and 5),
  to_status smallint not null check (to_status between 0 and 5),
  by_side text not null check (by_side in ('club', 'proposer', 'staff', 'system')),
  -- kept when the account goes, as a number without a person
  actor_id bigint,
  cause text check (cause in ('refusedByClub', 'withdrawn', 'signedElsewhere', 'lapsed')),
  signature text check (signature in ('signed', 'takenBack')),
  note text check (length(note) between 1 and 1000),
  primary key (negotiation_id, version),
  check ((by_side = 'system') = (actor_id is null))
);

create function keep_negotiation_changes() returns trigger language plpgsql as $$
begin
  raise exception 'the timeline of a negotiation is only added to' using errcode = 'check_violation';
end $$;
create trigger negotiation_changes_kept before update or delete on negotiation_changes
  for each row execute function keep_negotiation_changes();
create trigger negotiation_changes_never_emptied before truncate on negotiation_changes
  for each statement execute function keep_negotiation_changes();
