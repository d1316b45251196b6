-- Who writes a standard message: the club, whoever proposes, or both. A club does not ask a club for a trial.

alter table standard_messages
  -- null: both sides
  add column side text check (side in ('club', 'proposer'));

-- The questions of a club, as far as nobody has reworded them.
update standard_messages set side = 'club' where type = 1 and text in (
  'Buongiorno, il profilo ci interessa. Possiamo parlarne?',
  'Potete darmi qualche informazione in più?',
  'C’è un video recente di una partita intera?',
  'Siete disponibili per un periodo di prova?',
  'Quali sono le condizioni economiche richieste?',
  'Good morning, we are interested in this profile. Can we talk about it?',
  'Could you give me some more information?',
  'Is there a recent video of a full match?',
  'Are you available for a trial period?',
  'What are the financial terms requested?',
  'Buenos días, el perfil nos interesa. ¿Podemos hablarlo?',
  '¿Podéis darme algo más de información?',
  '¿Hay un vídeo reciente de un partido completo?',
  '¿Estáis disponibles para un periodo de prueba?',
  '¿Cuáles son las condiciones económicas solicitadas?',
  'Bon dia, el perfil ens interessa. En podem parlar?',
  'Em podeu donar una mica més d’informació?',
  'Hi ha un vídeo recent d’un partit sencer?',
  'Esteu disponibles per a un període de prova?',
  'Quines són les condicions econòmiques que es demanen?',
  'Bonjour, ce profil nous intéresse. Pouvons-nous en parler ?',
  'Pourriez-vous me donner un peu plus d’informations ?',
  'Existe-t-il une vidéo récente d’un match entier ?',
  'Êtes-vous disponibles pour une période d’essai ?',
  'Quelles sont les conditions financières demandées ?',
  'Bom dia, o perfil interessa-nos. Podemos falar sobre isso?',
  'Podem dar-me mais algumas informações?',
  'Há um vídeo recente de um jogo completo?',
  'Estão disponíveis para um período à experiência?',
  'Quais são as condições económicas pedidas?',
  'Guten Tag, das Profil interessiert uns. Können wir darüber sprechen?',
  'Könnten Sie mir noch einige Informationen geben?',
  'Gibt es ein aktuelles Video eines ganzen Spiels?',
  'Wäre eine Zeit im Probetraining möglich?',
  'Welche finanziellen Bedingungen werden gewünscht?');

-- A list that an administrator has filled up stays as it is: thirty are offered at most.
insert into standard_messages (type, language, side, place, text)
select 1, n.language, n.side, 1000 + n.place, n.text from (values
  ('it', 'club', 1, 'Ne parliamo in società e vi facciamo sapere.'),
  ('it', 'proposer', 2, 'Buongiorno, grazie dell’interesse. Ditemi pure che cosa vi serve sapere.'),
  ('it', 'proposer', 3, 'Vi mando il video di una partita intera.'),
  ('it', 'proposer', 4, 'Sì, per una prova c’è disponibilità. Quando e dove?'),
  ('it', 'proposer', 5, 'Quali condizioni potete offrire?'),
  ('it', 'proposer', 6, 'Entro quando pensate di decidere?'),
  ('it', 'proposer', 7, 'Ci sono anche altri club interessati: ci serve una risposta a breve.'),
  ('en', 'club', 1, 'We will discuss it at the club and let you know.'),
  ('en', 'proposer', 2, 'Good morning, thank you for your interest. Just tell me what you need to know.'),
  ('en', 'proposer', 3, 'I’m sending you the video of a full match.'),
  ('en', 'proposer', 4, 'Yes, a trial is possible. When and where?'),
  ('en', 'proposer', 5, 'What terms can you offer?'),
  ('en', 'proposer', 6, 'When do you expect to decide?'),
  ('en', 'proposer', 7, 'Other clubs are interested too, so we need an answer soon.'),
  ('es', 'club', 1, 'Lo hablamos en el club y os decimos algo.'),
  ('es', 'proposer', 2, 'Buenos días, gracias por el interés. Decidme qué necesitáis saber.'),
  ('es', 'proposer', 3, 'Os envío el vídeo de un partido completo.'),
  ('es', 'proposer', 4, 'Sí, la prueba es posible. ¿Cuándo y dónde?'),
  ('es', 'proposer', 5, '¿Qué condiciones podéis ofrecer?'),
  ('es', 'proposer', 6, '¿Cuándo pensáis decidir?'),
  ('es', 'proposer', 7, 'Hay otros clubes interesados, así que necesitamos una respuesta pronto.'),
  ('ca', 'club', 1, 'Ho parlem al club i us diem alguna cosa.'),
  ('ca', 'proposer', 2, 'Bon dia, gràcies per l’interès. Digueu-me què necessiteu saber.'),
  ('ca', 'proposer', 3, 'Us envio el vídeo d’un partit sencer.'),
  ('ca', 'proposer', 4, 'Sí, la prova és possible. Quan i on?'),
  ('ca', 'proposer', 5, 'Quines condicions podeu oferir?'),
  ('ca', 'proposer', 6, 'Quan penseu decidir?'),
  ('ca', 'proposer', 7, 'Hi ha altres clubs interessats, així que necessitem una resposta aviat.'),
  ('fr', 'club', 1, 'Nous en parlons au club et nous revenons vers vous.'),
  ('fr', 'proposer', 2, 'Bonjour, merci de votre intérêt. Dites-moi ce que vous souhaitez savoir.'),
  ('fr', 'proposer', 3, 'Je vous envoie la vidéo d’un match entier.'),
  ('fr', 'proposer', 4, 'Oui, un essai est possible. Quand et où ?'),
  ('fr', 'proposer', 5, 'Quelles conditions pouvez-vous proposer ?'),
  ('fr', 'proposer', 6, 'Quand pensez-vous décider ?'),
  ('fr', 'proposer', 7, 'D’autres clubs sont intéressés : il nous faudrait une réponse rapide.'),
  ('pt', 'club', 1, 'Falamos no clube e damos-vos notícias.'),
  ('pt', 'proposer', 2, 'Bom dia, obrigado pelo interesse. Digam-me o que precisam de saber.'),
  ('pt', 'proposer', 3, 'Envio-vos o vídeo de um jogo completo.'),
  ('pt', 'proposer', 4, 'Sim, um período à experiência é possível. Quando e onde?'),
  ('pt', 'proposer', 5, 'Que condições podem oferecer?'),
  ('pt', 'proposer', 6, 'Quando pensam decidir?'),
  ('pt', 'proposer', 7, 'Há outros clubes interessados, por isso precisamos de uma resposta em breve.'),
  ('de', 'club', 1, 'Wir besprechen das im Verein und melden uns.'),
  ('de', 'proposer', 2, 'Guten Tag, danke für Ihr Interesse. Sagen Sie mir gern, was Sie wissen möchten.'),
  ('de', 'proposer', 3, 'Ich schicke Ihnen das Video eines ganzen Spiels.'),
  ('de', 'proposer', 4, 'Ja, ein Probetraining ist möglich. Wann und wo?'),
  ('de', 'proposer', 5, 'Zu welchen Konditionen könnten Sie ein Angebot machen?'),
  ('de', 'proposer', 6, 'Bis wann möchten Sie entscheiden?'),
  ('de', 'proposer', 7, 'Andere Vereine sind auch interessiert, deshalb brauchen wir bald eine Antwort.')
) as n (language, side, place, text)
where not exists (
    select from standard_messages s
    where s.type = 1 and s.language = n.language and s.text = n.text and s.retired_at is null)
  and (select count(*) from standard_messages s where s.type = 1 and s.language = n.language and s.retired_at is null) <= 23;

-- What only one side says comes first, then what both say; the retired stay behind.
update standard_messages s set place = o.place
from (
  select id, row_number() over (
    partition by language order by retired_at is not null, side is null, place) as place
  from standard_messages where type = 1) as o
where s.id = o.id;
