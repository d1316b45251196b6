-- Expand: mail that waits for the mail server.
-- Mail that was written and that the mail server has not accepted yet (docs/decisions/0160). Its text is encrypted,
-- since it can contain one-time codes.
create table outgoing_mails (
  id bigint generated always as identity primary key,
  recipient citext not null,
  -- mail that its reader can switch off; without a kind it is security mail, which goes first
  kind text,
  sealed bytea not null,
  -- the one-time code in the mail: whose table it is in, and its hash
  code_kind text,
  code_hash bytea,
  created_at timestamptz not null,
  attempts integer not null default 0,
  -- '-infinity' until the first attempt
  next_attempt_at timestamptz not null,
  check ((code_kind is null) = (code_hash is null))
);
create index outgoing_mails_due on outgoing_mails (next_attempt_at);
create index outgoing_mails_recipient on outgoing_mails (recipient);
