-- The negotiation room: conversations, who is in them, what was said and how far each has read.

create table conversations (
  id bigint generated always as identity (start with 5001) primary key,
  -- 1 negotiation, 2 one-to-one, 3 group (spec §3)
  type smallint not null check (type between 1 and 3),
  is_group boolean not null,
  name text not null default '' check (length(name) <= 200),
  negotiation_id bigint unique,
  -- the two people of a one-to-one conversation, the smaller id first: one room for a pair, whoever asks
  low_account_id bigint references accounts (id),
  high_account_id bigint references accounts (id),
  -- number of messages, and the number of the last one: they are counted without gaps
  last_seq bigint not null default 0,
  -- of the creation, while nothing has been said
  last_message_at timestamptz not null,
  created_at timestamptz not null,
  check ((type = 1) = (negotiation_id is not null)),
  check ((type = 2) = (low_account_id is not null and high_account_id is not null)),
  check (low_account_id < high_account_id),
  unique (low_account_id, high_account_id)
);

create table conversation_members (
  conversation_id bigint not null references conversations (id) on delete cascade,
  account_id bigint not null references accounts (id),
  joined_at timestamptz not null,
  -- what a former member wrote stays, under their name
  left_at timestamptz,
  -- both only grow
  last_read_seq bigint not null default 0,
  last_read_message_id bigint not null default 0,
  read_at timestamptz,
  primary key (conversation_id, account_id)
);
create index conversation_members_account on conversation_members (account_id) where left_at is null;

create function keep_read_marks() returns trigger language plpgsql as $$
begin
  if new.last_read_seq < old.last_read_seq or new.last_read_message_id < old.last_read_message_id
     or (old.read_at is not null and (new.read_at is null or new.read_at < old.read_at)) then
    raise exception 'read marks never go back' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger conversation_members_read before update of last_read_seq, last_read_message_id, read_at
  on conversation_members for each row execute function keep_read_marks();

create table messages (
  -- 1000 is the empty placeholder on screen (spec §9)
  id bigint generated always as identity (start with 1001) primary key,
  conversation_id bigint not null references conversations (id) on delete cascade,
  seq bigint not null check (seq > 0),
  -- null: the platform itself
  from_id bigint,
  client_id text check (length(client_id) between 1 and 64),
  kind text not null check (kind in ('text', 'system')),
  content text not null check (length(content) between 1 and 4000),
  -- of a system message: {event, params}, put into words in the reader's language
  meta jsonb check ((meta is not null) = (kind = 'system')),
  -- the recorded event that a system message tells of: it is told once
  source_event_id bigint unique check (source_event_id is null or kind = 'system'),
  inserted_at timestamptz not null,
  check (kind = 'system' or from_id is not null),
  -- an author is, or was, a member
  foreign key (conversation_id, from_id) references conversation_members (conversation_id, account_id),
  unique (conversation_id, seq)
);
create unique index messages_client on messages (conversation_id, from_id, client_id) where client_id is not null;

-- POST /users of the chat service opens an account without a profile; registering with its e-mail completes it.
alter table accounts alter column profile drop not null;
alter table accounts alter column terms_version drop not null;
alter table accounts alter column terms_accepted_at drop not null;
alter table accounts add check (profile is null or (terms_version is not null and terms_accepted_at is not null));
