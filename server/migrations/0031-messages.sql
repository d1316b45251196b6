-- What becomes of a message: changed and taken back with a trace, answered with a quote, naming members; and the standard
-- messages, which the administrator keeps.

-- How many times a message of the conversation was changed or taken back: whoever was away asks for what came since.
alter table conversations add column last_change bigint not null default 0 check (last_change >= 0);

alter table messages
  -- which message of the same conversation it answers
  add column reply_to_id bigint references messages (id),
  -- accounts of the members whom it names with @
  add column mentions bigint[] not null default '{}',
  add column edited_at timestamptz,
  -- taken back by its author: the words are in message_revisions alone
  add column deleted_at timestamptz,
  -- the number of its latest change among those of the conversation; 0: as it was first said
  add column change bigint not null default 0,
  add check ((change > 0) = (edited_at is not null or deleted_at is not null)),
  drop constraint messages_content_check,
  add constraint messages_content_check
    check (length(content) <= 4000 and (content <> '' or deleted_at is not null) and (deleted_at is null or content = ''));
create unique index messages_changes on messages (conversation_id, change) where change > 0;

create function check_reply() returns trigger language plpgsql as $$
begin
  if not exists (select from messages m where m.id = new.reply_to_id and m.conversation_id = new.conversation_id) then
    raise exception 'a message answers one of its own conversation' using errcode = 'foreign_key_violation';
  end if;
  return new;
end $$;
create trigger messages_reply before insert on messages
  for each row when (new.reply_to_id is not null) execute function check_reply();

-- The words that a message had before each change. Only ever added to, and by the database itself: no way of changing a
-- message leaves no trace.
create table message_revisions (
  message_id bigint not null references messages (id),
  number integer not null check (number >= 1),
  conversation_id bigint not null references conversations (id),
  content text not null check (length(content) <= 4000),
  mentions bigint[] not null,
  -- what ended it
  act text not null check (act in ('edited', 'deleted')),
  by_id bigint not null,
  -- from when until when the message had these words
  said_at timestamptz not null,
  ended_at timestamptz not null,
  primary key (message_id, number)
);
create index message_revisions_conversation on message_revisions (conversation_id, ended_at);

create function keep_messages() returns trigger language plpgsql as $$
begin
  if tg_op <> 'UPDATE' then
    raise exception 'what was said is not removed' using errcode = 'check_violation';
  end if;
  if (new.id, new.conversation_id, new.seq, new.kind, new.inserted_at)
       is distinct from (old.id, old.conversation_id, old.seq, old.kind, old.inserted_at)
     or (new.from_id, new.client_id, new.reply_to_id, new.source_event_id, new.meta)
       is distinct from (old.from_id, old.client_id, old.reply_to_id, old.source_event_id, old.meta) then
    raise exception 'who said what when does not change' using errcode = 'check_violation';
  end if;
  if (new.content, new.mentions, new.edited_at, new.deleted_at, new.change)
       is distinct from (old.content, old.mentions, old.edited_at, old.deleted_at, old.change) then
    if old.kind not in ('text', 'file') or old.deleted_at is not null or new.change <= old.change
       or (new.deleted_at is null and (new.edited_at is null or new.edited_at is not distinct from old.edited_at)) then
      raise exception 'this message does not change' using errcode = 'check_violation';
    end if;
    insert into message_revisions (message_id, number, conversation_id, content, mentions, act, by_id, said_at, ended_at)
    values (old.id, 1 + (select count(*) from message_revisions r where r.message_id = old.id), old.conversation_id,
            old.content, old.mentions, case when new.deleted_at is null then 'edited' else 'deleted' end, old.from_id,
            coalesce(old.edited_at, old.inserted_at), coalesce(new.deleted_at, new.edited_at));
  end if;
  return new;
end $$;
create trigger messages_kept before update or delete on messages for each row execute function keep_messages();
create trigger messages_never_emptied before truncate on messages for each statement execute function keep_messages();

create function keep_message_revisions() returns trigger language plpgsql as $$
begin
  raise exception 'the earlier words of a message are only added to' using errcode = 'check_violation';
end $$;
create trigger message_revisions_kept before update or delete on message_revisions
  for each row execute function keep_message_revisions();
create trigger message_revisions_never_emptied before truncate on message_revisions
  for each statement execute function keep_message_revisions();

-- The chat is a part of what the bell tells of.
alter table mail_switches
  drop constraint mail_switches_kind_check,
  add constraint mail_switches_kind_check check (kind in (
    'requests', 'applications', 'matches', 'negotiations', 'offers', 'invoices', 'mandates', 'portfolio', 'teams', 'profile',
    'conversations'));
alter table bell_switches
  drop constraint bell_switches_kind_check,
  add constraint bell_switches_kind_check check (kind in (
    'requests', 'applications', 'matches', 'negotiations', 'offers', 'invoices', 'mandates', 'portfolio', 'teams', 'profile',
    'conversations'));
alter table notifications
  drop constraint notifications_topic_check,
  add constraint notifications_topic_check check (topic in (
    'requests', 'applications', 'matches', 'negotiations', 'offers', 'invoices', 'mandates', 'portfolio', 'teams', 'profile',
    'conversations'));

-- What can be said with one press, by the kind of conversation and the language.
create table standard_messages (
  id bigint generated always as identity primary key,
  -- of the conversation: 1 negotiation, 2 one-to-one, 3 group (spec §3)
  type smallint not null check (type between 1 and 3),
  language text not null check (language in ('it', 'en', 'es', 'ca', 'fr', 'pt', 'de')),
  -- the order in which they are offered, by type and language
  place integer not null check (place > 0),
  text text not null check (length(text) between 1 and 500),
  -- no longer offered
  retired_at timestamptz,
  version integer not null default 1,
  unique (type, language, place) deferrable initially deferred
);
create unique index standard_messages_once on standard_messages (type, language, text) where retired_at is null;

insert into standard_messages (type, language, place, text) values
  (1, 'it', 1, 'Buongiorno, il profilo ci interessa. Possiamo parlarne?'),
  (1, 'it', 2, 'Potete darmi qualche informazione in più?'),
  (1, 'it', 3, 'C’è un video recente di una partita intera?'),
  (1, 'it', 4, 'Siete disponibili per un periodo di prova?'),
  (1, 'it', 5, 'Quali sono le condizioni economiche richieste?'),
  (1, 'it', 6, 'Possiamo sentirci per telefono? Quando vi va bene?'),
  (1, 'it', 7, 'Vi mando i documenti appena possibile.'),
  (1, 'it', 8, 'Grazie, a presto.'),
  (1, 'en', 1, 'Good morning, we are interested in this profile. Can we talk about it?'),
  (1, 'en', 2, 'Could you give me some more information?'),
  (1, 'en', 3, 'Is there a recent video of a full match?'),
  (1, 'en', 4, 'Are you available for a trial period?'),
  (1, 'en', 5, 'What are the financial terms requested?'),
  (1, 'en', 6, 'Can we talk on the phone? When would suit you?'),
  (1, 'en', 7, 'I will send you the documents as soon as possible.'),
  (1, 'en', 8, 'Thank you, talk soon.'),
  (1, 'es', 1, 'Buenos días, el perfil nos interesa. ¿Podemos hablarlo?'),
  (1, 'es', 2, '¿Podéis darme algo más de información?'),
  (1, 'es', 3, '¿Hay un vídeo reciente de un partido completo?'),
  (1, 'es', 4, '¿Estáis disponibles para un periodo de prueba?'),
  (1, 'es', 5, '¿Cuáles son las condiciones económicas solicitadas?'),
  (1, 'es', 6, '¿Podemos hablar por teléfono? ¿Cuándo os viene bien?'),
  (1, 'es', 7, 'Os envío los documentos lo antes posible.'),
  (1, 'es', 8, 'Gracias, hasta pronto.'),
  (1, 'ca', 1, 'Bon dia, el perfil ens interessa. En podem parlar?'),
  (1, 'ca', 2, 'Em podeu donar una mica més d’informació?'),
  (1, 'ca', 3, 'Hi ha un vídeo recent d’un partit sencer?'),
  (1, 'ca', 4, 'Esteu disponibles per a un període de prova?'),
  (1, 'ca', 5, 'Quines són les condicions econòmiques que es demanen?'),
  (1, 'ca', 6, 'Podem parlar per telèfon? Quan us va bé?'),
  (1, 'ca', 7, 'Us envio els documents tan aviat com pugui.'),
  (1, 'ca', 8, 'Gràcies, fins aviat.'),
  (1, 'fr', 1, 'Bonjour, ce profil nous intéresse. Pouvons-nous en parler ?'),
  (1, 'fr', 2, 'Pourriez-vous me donner un peu plus d’informations ?'),
  (1, 'fr', 3, 'Existe-t-il une vidéo récente d’un match entier ?'),
  (1, 'fr', 4, 'Êtes-vous disponibles pour une période d’essai ?'),
  (1, 'fr', 5, 'Quelles sont les conditions financières demandées ?'),
  (1, 'fr', 6, 'Pouvons-nous nous appeler ? Quand cela vous conviendrait-il ?'),
  (1, 'fr', 7, 'Je vous envoie les documents dès que possible.'),
  (1, 'fr', 8, 'Merci, à bientôt.'),
  (1, 'pt', 1, 'Bom dia, o perfil interessa-nos. Podemos falar sobre isso?'),
  (1, 'pt', 2, 'Podem dar-me mais algumas informações?'),
  (1, 'pt', 3, 'Há um vídeo recente de um jogo completo?'),
  (1, 'pt', 4, 'Estão disponíveis para um período à experiência?'),
  (1, 'pt', 5, 'Quais são as condições económicas pedidas?'),
  (1, 'pt', 6, 'Podemos falar por telefone? Quando vos dá jeito?'),
  (1, 'pt', 7, 'Envio-vos os documentos assim que possível.'),
  (1, 'pt', 8, 'Obrigado, até breve.'),
  (1, 'de', 1, 'Guten Tag, das Profil interessiert uns. Können wir darüber sprechen?'),
  (1, 'de', 2, 'Könnten Sie mir noch einige Informationen geben?'),
  (1, 'de', 3, 'Gibt es ein aktuelles Video eines ganzen Spiels?'),
  (1, 'de', 4, 'Wäre eine Zeit im Probetraining möglich?'),
  (1, 'de', 5, 'Welche finanziellen Bedingungen werden gewünscht?'),
  (1, 'de', 6, 'Können wir telefonieren? Wann passt es Ihnen?'),
  (1, 'de', 7, 'Ich schicke Ihnen die Unterlagen so bald wie möglich.'),
  (1, 'de', 8, 'Danke, bis bald.'),
  (2, 'it', 1, 'Buongiorno, le scrivo per presentarmi.'),
  (2, 'it', 2, 'Quando possiamo parlarne?'),
  (2, 'it', 3, 'Possiamo sentirci per telefono? Quando vi va bene?'),
  (2, 'it', 4, 'Potete darmi qualche informazione in più?'),
  (2, 'it', 5, 'Le rispondo più tardi, appena ho novità.'),
  (2, 'it', 6, 'Grazie, a presto.'),
  (2, 'en', 1, 'Good morning, I am writing to introduce myself.'),
  (2, 'en', 2, 'When can we talk about it?'),
  (2, 'en', 3, 'Can we talk on the phone? When would suit you?'),
  (2, 'en', 4, 'Could you give me some more information?'),
  (2, 'en', 5, 'I will reply later, as soon as I have news.'),
  (2, 'en', 6, 'Thank you, talk soon.'),
  (2, 'es', 1, 'Buenos días, le escribo para presentarme.'),
  (2, 'es', 2, '¿Cuándo podemos hablarlo?'),
  (2, 'es', 3, '¿Podemos hablar por teléfono? ¿Cuándo os viene bien?'),
  (2, 'es', 4, '¿Podéis darme algo más de información?'),
  (2, 'es', 5, 'Le respondo más tarde, en cuanto tenga novedades.'),
  (2, 'es', 6, 'Gracias, hasta pronto.'),
  (2, 'ca', 1, 'Bon dia, li escric per presentar-me.'),
  (2, 'ca', 2, 'Quan en podem parlar?'),
  (2, 'ca', 3, 'Podem parlar per telèfon? Quan us va bé?'),
  (2, 'ca', 4, 'Em podeu donar una mica més d’informació?'),
  (2, 'ca', 5, 'Li responc més tard, tan bon punt tingui novetats.'),
  (2, 'ca', 6, 'Gràcies, fins aviat.'),
  (2, 'fr', 1, 'Bonjour, je vous écris pour me présenter.'),
  (2, 'fr', 2, 'Quand pouvons-nous en parler ?'),
  (2, 'fr', 3, 'Pouvons-nous nous appeler ? Quand cela vous conviendrait-il ?'),
  (2, 'fr', 4, 'Pourriez-vous me donner un peu plus d’informations ?'),
  (2, 'fr', 5, 'Je vous réponds plus tard, dès que j’ai du nouveau.'),
  (2, 'fr', 6, 'Merci, à bientôt.'),
  (2, 'pt', 1, 'Bom dia, escrevo para me apresentar.'),
  (2, 'pt', 2, 'Quando podemos falar sobre isso?'),
  (2, 'pt', 3, 'Podemos falar por telefone? Quando vos dá jeito?'),
  (2, 'pt', 4, 'Podem dar-me mais algumas informações?'),
  (2, 'pt', 5, 'Respondo mais tarde, assim que tiver novidades.'),
  (2, 'pt', 6, 'Obrigado, até breve.'),
  (2, 'de', 1, 'Guten Tag, ich möchte mich kurz vorstellen.'),
  (2, 'de', 2, 'Wann können wir darüber sprechen?'),
  (2, 'de', 3, 'Können wir telefonieren? Wann passt es Ihnen?'),
  (2, 'de', 4, 'Könnten Sie mir noch einige Informationen geben?'),
  (2, 'de', 5, 'Ich melde mich später, sobald es Neuigkeiten gibt.'),
  (2, 'de', 6, 'Danke, bis bald.'),
  (3, 'it', 1, 'Benvenuti in questa conversazione.'),
  (3, 'it', 2, 'Ci sono novità?'),
  (3, 'it', 3, 'Fissiamo un incontro in questi giorni?'),
  (3, 'it', 4, 'Vi mando i documenti appena possibile.'),
  (3, 'it', 5, 'Grazie, a presto.'),
  (3, 'en', 1, 'Welcome to this conversation.'),
  (3, 'en', 2, 'Is there any news?'),
  (3, 'en', 3, 'Shall we arrange a meeting in the next few days?'),
  (3, 'en', 4, 'I will send you the documents as soon as possible.'),
  (3, 'en', 5, 'Thank you, talk soon.'),
  (3, 'es', 1, 'Bienvenidos a esta conversación.'),
  (3, 'es', 2, '¿Hay novedades?'),
  (3, 'es', 3, '¿Fijamos una reunión en los próximos días?'),
  (3, 'es', 4, 'Os envío los documentos lo antes posible.'),
  (3, 'es', 5, 'Gracias, hasta pronto.'),
  (3, 'ca', 1, 'Benvinguts a aquesta conversa.'),
  (3, 'ca', 2, 'Hi ha novetats?'),
  (3, 'ca', 3, 'Fixem una reunió els pròxims dies?'),
  (3, 'ca', 4, 'Us envio els documents tan aviat com pugui.'),
  (3, 'ca', 5, 'Gràcies, fins aviat.'),
  (3, 'fr', 1, 'Bienvenue dans cette conversation.'),
  (3, 'fr', 2, 'Y a-t-il du nouveau ?'),
  (3, 'fr', 3, 'Fixons-nous un rendez-vous ces jours-ci ?'),
  (3, 'fr', 4, 'Je vous envoie les documents dès que possible.'),
  (3, 'fr', 5, 'Merci, à bientôt.'),
  (3, 'pt', 1, 'Bem-vindos a esta conversa.'),
  (3, 'pt', 2, 'Há novidades?'),
  (3, 'pt', 3, 'Marcamos uma reunião para os próximos dias?'),
  (3, 'pt', 4, 'Envio-vos os documentos assim que possível.'),
  (3, 'pt', 5, 'Obrigado, até breve.'),
  (3, 'de', 1, 'Willkommen in dieser Unterhaltung.'),
  (3, 'de', 2, 'Gibt es Neuigkeiten?'),
  (3, 'de', 3, 'Sollen wir in den nächsten Tagen ein Treffen vereinbaren?'),
  (3, 'de', 4, 'Ich schicke Ihnen die Unterlagen so bald wie möglich.'),
  (3, 'de', 5, 'Danke, bis bald.');
