-- What makes a conversation evidence: attachments in messages, search, exports, and the guard against requests for money.

-- A file's bytes as they were stored, so that a copy can be told from a forgery.
alter table files add column sha256 text check (sha256 ~ '^[0-9a-f]{64}$');
-- `unsent`: uploaded by an account (the parent) and not sent yet; `message`: hangs on the message that carries it.
alter table files add check (parent_kind not in ('unsent', 'message') or sha256 is not null or stored_at is null);
create index files_unsent on files (created_at) where parent_kind = 'unsent' and deleted_at is null;

-- A file may come without a word.
alter table messages drop constraint messages_content_check;
alter table messages add constraint messages_content_check
  check (length(content) <= 4000 and (content <> '' or kind = 'file' or deleted_at is not null)
         and (deleted_at is null or content = ''));
-- What the message carried when it was sent: [{id, name, size, mime, sha256}]
alter table messages add column attachments jsonb;
alter table messages add constraint messages_attachments_check check (
  (attachments is not null) = (kind = 'file')
  and (attachments is null or (jsonb_typeof(attachments) = 'array' and jsonb_array_length(attachments) between 1 and 10)));

create function keep_attachments() returns trigger language plpgsql as $$
begin
  raise exception 'what a message carries does not change' using errcode = 'check_violation';
end $$;
create trigger messages_attachments_kept before update on messages for each row
  when (new.attachments is distinct from old.attachments) execute function keep_attachments();

-- The words of a text for search: as they stand and as each of the seven languages stems them, blind to accents, case and
-- punctuation. Without positions: where a word stands is seen in the text itself.
create function search_text(text) returns text language sql immutable parallel safe as $$
  select regexp_replace(public.fold_text($1), '[^[:alnum:]]+', ' ', 'g')
$$;
create function search_words(text) returns tsvector language sql immutable parallel safe as $$
  select strip(to_tsvector('pg_catalog.simple', w) || to_tsvector('pg_catalog.italian', w)
    || to_tsvector('pg_catalog.english', w) || to_tsvector('pg_catalog.spanish', w)
    || to_tsvector('pg_catalog.catalan', w) || to_tsvector('pg_catalog.french', w)
    || to_tsvector('pg_catalog.portuguese', w) || to_tsvector('pg_catalog.german', w))
  from (select public.search_text($1) as w) cleaned
$$;

-- Each word of what is sought: as it stands (from three letters on also as a beginning) or in any of the languages. `all_of`:
-- every word must be there; else any of them. Null when there is no word.
create function search_query(sought text, all_of boolean) returns tsquery language plpgsql immutable parallel safe as $$
declare
  word text;
  one tsquery;
  whole tsquery;
begin
  foreach word in array (regexp_split_to_array(trim(public.search_text(sought)), ' +'))[1:10] loop
    continue when word = '';
    one := to_tsquery('pg_catalog.simple', word || case when length(word) >= 3 then ':*' else '' end)
      || plainto_tsquery('pg_catalog.italian', word) || plainto_tsquery('pg_catalog.english', word)
      || plainto_tsquery('pg_catalog.spanish', word) || plainto_tsquery('pg_catalog.catalan', word)
      || plainto_tsquery('pg_catalog.french', word) || plainto_tsquery('pg_catalog.portuguese', word)
      || plainto_tsquery('pg_catalog.german', word);
    whole := case when whole is null then one when all_of then whole && one else whole || one end;
  end loop;
  return whole;
end $$;

-- The words of a message and of its attachments' names, with its conversation as one word more (`#5001`): a word that half
-- of all messages hold is still found quickly within one's own conversations. Filled behind the messages, by a job: storing
-- a message never waits for it, and search reads the few that are not in it yet from the messages themselves.
create table message_words (
  message_id bigint primary key references messages (id) on delete cascade,
  words tsvector not null
);
create index message_words_words on message_words using gin (words);

create function words_of_message(messages) returns tsvector language sql stable as $$
  select search_words($1.content || coalesce(
      (select string_agg(' ' || (a ->> 'name'), '') from jsonb_array_elements($1.attachments) a), ''))
    || array_to_tsvector(array['#' || $1.conversation_id])
$$;

-- How far the job has come. Every message up to `settled_id` is in, or will never be: `seen_id` was the last one at `seen_at`,
-- and a statement that stores messages ends within seconds.
create table message_words_progress (
  only_row boolean primary key default true check (only_row),
  settled_id bigint not null,
  seen_id bigint not null,
  seen_at timestamptz not null
);
insert into message_words_progress (settled_id, seen_id, seen_at) values (0, 0, '-infinity');

-- An edited message is found by what it says now.
create function renew_message_words() returns trigger language plpgsql as $$
begin
  update message_words set words = words_of_message(new) where message_id = new.id;
  return null;
end $$;
create trigger messages_words after update of content on messages for each row
  when (new.content is distinct from old.content)
  execute function renew_message_words();

-- The audit knows conversations too: who exported one, what the guard and staff made of a message.
alter table deal_audit drop constraint deal_audit_deal_kind_check;
alter table deal_audit add constraint deal_audit_deal_kind_check
  check (deal_kind in ('negotiation', 'offer', 'candidate', 'request', 'invoice', 'conversation'));

-- Messages that ask for money outside the platform's own service: a ticket for staff each.
create table money_tickets (
  id bigint generated always as identity primary key,
  message_id bigint not null unique references messages (id) on delete cascade,
  conversation_id bigint not null references conversations (id) on delete cascade,
  author_id bigint not null references accounts (id),
  -- of `contract/src/chat/money-requests.ts`
  rule text not null check (length(rule) between 1 and 40),
  passage text not null check (length(passage) between 1 and 400),
  status text not null default 'open' check (status in ('open', 'dismissed', 'confirmed')),
  note text not null default '' check (length(note) <= 1000),
  decided_by bigint references accounts (id),
  decided_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  check ((status = 'open') = (decided_at is null and decided_by is null and note = ''))
);
create index money_tickets_open on money_tickets (created_at, id) where status = 'open';
create index money_tickets_decided on money_tickets (decided_at desc, id desc) where status <> 'open';
create index money_tickets_conversation on money_tickets (conversation_id);
create index money_tickets_author on money_tickets (author_id);
