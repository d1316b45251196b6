-- Conversations complete: groups, the mediator who is called, the toc toc, mute, who was last seen when.

-- Who renames a group says which name they saw.
alter table conversations add column version integer not null default 1;

alter table conversation_members
  -- owner: of a group, whoever keeps its name and its people · mediator: of the platform's staff, called in
  add column role text not null default 'member' check (role in ('member', 'owner', 'mediator')),
  -- messages up to this number are not theirs to see, by no way
  add column hidden_up_to_seq bigint not null default 0 check (hidden_up_to_seq >= 0),
  -- no sound and no badge of this conversation
  add column muted boolean not null default false;
create unique index conversation_owner on conversation_members (conversation_id) where role = 'owner' and left_at is null;

-- A mediator was called: waiting (nobody has come) → joined → ended; a call that is taken back ends without one.
create table mediations (
  id bigint generated always as identity primary key,
  conversation_id bigint not null references conversations (id) on delete cascade,
  -- null: of the staff, unasked
  called_by bigint references accounts (id),
  called_at timestamptz not null,
  reason text not null default '' check (length(reason) <= 500),
  mediator_id bigint references accounts (id),
  joined_at timestamptz,
  ended_at timestamptz,
  -- whether the mediator may see what was said before: asked, answered by each side, and then shown for good
  asked_by bigint references accounts (id),
  asked_at timestamptz,
  shown_at timestamptz,
  check ((mediator_id is null) = (joined_at is null)),
  check ((asked_by is null) = (asked_at is null)),
  check (asked_at is null or joined_at is not null),
  check (shown_at is null or asked_at is not null)
);
-- One at a time in a conversation.
create unique index one_open_mediation on mediations (conversation_id) where ended_at is null;
create index mediations_waiting on mediations (called_at, id) where ended_at is null;

-- The yes of a side to showing what was before. A side: the club's, the proposer's, or one person's.
create table mediation_consents (
  mediation_id bigint not null references mediations (id) on delete cascade,
  side text not null check (side in ('club', 'proposer') or side ~ '^person:[0-9]+$'),
  account_id bigint not null references accounts (id),
  at timestamptz not null,
  primary key (mediation_id, side)
);

-- What is hidden from a mediator is shown by an agreement only.
create function keep_history_hidden() returns trigger language plpgsql as $$
begin
  if new.hidden_up_to_seq < old.hidden_up_to_seq and not exists (
    select from mediations m where m.conversation_id = new.conversation_id and m.mediator_id = new.account_id
      and m.ended_at is null and m.shown_at is not null)
  then
    raise exception 'what was said before is shown only when both sides agree' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger conversation_members_hidden before update of hidden_up_to_seq
  on conversation_members for each row execute function keep_history_hidden();

alter table messages drop constraint messages_kind_check;
alter table messages add constraint messages_kind_check check (kind in ('text', 'system', 'file', 'knock'));

-- The last toc toc of a person in a conversation: one row, so that one of a hundred at once is delivered.
create table knocks (
  conversation_id bigint not null references conversations (id) on delete cascade,
  account_id bigint not null references accounts (id),
  at timestamptz not null,
  primary key (conversation_id, account_id)
);

-- Who has a socket on which node of the chat; refreshed while it lives, by the database's clock.
create table chat_presence (
  account_id bigint not null references accounts (id) on delete cascade,
  node text not null check (length(node) between 1 and 64),
  beat_at timestamptz not null default now(),
  primary key (account_id, node)
);
create index chat_presence_beat on chat_presence (beat_at);

create table chat_last_seen (
  account_id bigint primary key references accounts (id) on delete cascade,
  at timestamptz not null
);

-- Whether others are told that the person is online, and when they were last seen.
alter table accounts add column shows_presence boolean not null default true;
