import type { Language } from '@trattativa/texts/languages';

/** A line of a conversation about a proposed player: who writes, and after how many minutes. */
export type DemoLine = readonly [from: 'agent' | 'club', minutes: number, text: string];

/** A line as written below, with other words if they differ for a player under contract. */
type WrittenLine = readonly [...line: DemoLine, ofBound?: string];

/** The course of a conversation: before an answer, before and after a trial, around a signature, at a refusal. */
type TalkKind = 'talking' | 'trial' | 'signing' | 'rejected' | 'withdrawn';

/** `{name}` is the player's first name. The club always writes Italian; an agent from abroad writes as agents do. */
const italian: Record<TalkKind, readonly (readonly WrittenLine[])[]> = {
  talking: [
    [
      [
        'agent',
        6,
        'Buongiorno, avete visto il profilo di {name}? Sabato ha fatto 90 minuti, vi giro la partita.',
      ],
      [
        'club',
        38,
        'Visto, grazie. Di piede ci piace, però da quella parte siamo già in due. Accetterebbe di giocarsela?',
      ],
      [
        'agent',
        4,
        'Sì, ne abbiamo parlato ieri. Preferisce partire dalla panchina in un gruppo che punta ai play-off.',
      ],
      ['club', 71, 'Ok. Lo propongo al mister giovedì e vi faccio sapere.'],
    ],
    [
      [
        'agent',
        11,
        'Ciao, per {name} la richiesta è quella in scheda, ma se c’è l’alloggio possiamo scendere un po’.',
      ],
      ['club', 25, 'Un bilocale con un altro ragazzo ce l’abbiamo, a dieci minuti dal campo.'],
      ['agent', 3, 'Perfetto, gli va benissimo. E i pasti?'],
      ['club', 9, 'Pranzo al centro sportivo nei giorni di allenamento.'],
      ['agent', 52, 'Allora quando volete ne parliamo con i numeri in mano.'],
    ],
    [
      ['club', 17, 'Buonasera, come mai {name} ha cambiato tre squadre in due anni?'],
      [
        'agent',
        29,
        'Due prestiti e un fallimento della società, purtroppo. Dove ha giocato ha sempre fatto più di venti presenze.',
      ],
      ['club', 6, 'Capito. L’allenatore dell’anno scorso posso sentirlo?'],
      ['agent', 15, 'Certo, lo avviso io e vi mando il numero domattina.'],
    ],
    [
      [
        'agent',
        9,
        'Vi interessa ancora? Mi hanno cercato altri due club ma {name} vorrebbe restare vicino a casa.',
      ],
      ['club', 140, 'Sì, scusate il silenzio: eravamo in trasferta. Ci sentiamo domani dopo l’allenamento?'],
      ['agent', 5, 'Va bene, alle 18 sono libero.'],
    ],
  ],
  trial: [
    [
      ['agent', 8, 'Buongiorno, {name} può venire già da lunedì.'],
      ['club', 22, 'Lunedì la squadra riposa. Martedì alle 15, allenamento con noi e giovedì la partitella.'],
      ['agent', 4, 'Martedì alle 15, segnato. Serve altro oltre al certificato medico?'],
      ['club', 13, 'Scarpe da erba e da sintetico, e il nulla osta se è ancora tesserato.'],
      [
        'agent',
        31,
        'È svincolato, niente nulla osta. Il certificato ve lo porta lui.',
        'Il nulla osta c’è: ve lo porta lui insieme al certificato.',
      ],
      ['club', 2, 'Perfetto, a martedì.'],
    ],
    [
      ['club', 12, 'Il mister lo vuole vedere dal vivo. Due giorni, vitto e alloggio a carico nostro.'],
      ['agent', 7, 'Ottimo. Arriva in treno mercoledì sera, qualcuno lo può prendere in stazione?'],
      ['club', 18, 'Ci pensa il team manager, mi mandi l’orario.'],
      ['agent', 44, 'Treno delle 19.42. Grazie!'],
    ],
    [
      ['agent', 5, 'Com’è andata la prima giornata con {name}?'],
      ['club', 95, 'Bene: ha corso tanto e si è inserito subito. Domani gioca la partitella.'],
      ['agent', 6, 'Gli farà piacere. Poi ci risentiamo per i conti.'],
    ],
  ],
  signing: [
    [
      ['club', 14, 'Il presidente ha detto sì. Restiamo su quanto detto al telefono?'],
      ['agent', 9, 'Confermo: stessa cifra, alloggio e rimborso della benzina.'],
      ['club', 27, 'Allora firmiamo qui e domani vi aspettiamo in sede per i documenti.'],
      ['agent', 3, '{name} è felicissimo. Documento, codice fiscale e visita: ho tutto.'],
    ],
    [
      ['agent', 21, 'Ultima cosa prima di chiudere: il premio se arrivate ai play-off lo mettiamo?'],
      ['club', 33, 'Sì, come per gli altri: una mensilità.'],
      ['agent', 5, 'Affare fatto. Aspetto la vostra firma e confermo subito.'],
    ],
  ],
  rejected: [
    [
      [
        'club',
        19,
        'Buongiorno, {name} è un bel profilo ma cerchiamo qualcuno con più presenze in categoria.',
      ],
      ['agent', 12, 'Capisco, grazie della franchezza. Se qualcosa cambia a gennaio sono qui.'],
    ],
    [
      ['agent', 6, 'Avete avuto modo di guardare il video?'],
      [
        'club',
        210,
        'Sì. Bravo, però la richiesta è fuori dal nostro budget e non vorrei farvi perdere tempo.',
      ],
    ],
    [
      ['club', 16, 'Ieri abbiamo chiuso per lo stesso ruolo, quindi per {name} ci fermiamo qui.'],
      ['agent', 8, 'Ok, in bocca al lupo per il campionato.'],
    ],
  ],
  withdrawn: [
    [
      ['club', 25, 'Ci date ancora qualche giorno per {name}? Aspettiamo un’uscita.'],
      [
        'agent',
        62,
        'Purtroppo ha scelto una squadra più vicina a casa: ritiro la proposta, mi dispiace.',
        'Purtroppo il suo club gli ha rinnovato la fiducia e resta lì: ritiro la proposta, mi dispiace.',
      ],
    ],
    [
      [
        'agent',
        11,
        '{name} ha trovato un lavoro vicino a casa, quindi per quest’anno non si muove.',
        '{name} ha trovato casa e lavoro vicino al club di adesso, quindi per quest’anno non si muove.',
      ],
      ['club', 6, 'Nessun problema, grazie per averci avvisato subito.'],
    ],
  ],
};

const english: typeof italian = {
  talking: [
    [
      ['agent', 7, 'Hello, did you have a chance to look at {name}? He is fit and training every day.'],
      ['club', 34, 'Buongiorno! Sì, ci piace. Può giocare in più ruoli?'],
      ['agent', 5, 'Yes, he did for half of last season. I can send you two full matches.'],
      ['club', 12, 'Volentieri, meglio le partite intere degli highlights.'],
    ],
    [
      ['agent', 14, 'Would a flat be included? That matters more to {name} than fifty euros more.'],
      ['club', 48, 'Sì, camera singola in un appartamento con altri due ragazzi.'],
      ['agent', 3, 'Great, then the asking salary is open for discussion.'],
    ],
  ],
  trial: [
    [
      ['club', 20, 'Possiamo vederlo la prossima settimana? Due allenamenti e una amichevole.'],
      ['agent', 8, 'He can fly in on Monday. Who pays for the ticket?'],
      ['club', 15, 'Il biglietto lo anticipate voi, ve lo rimborsiamo con la ricevuta.'],
      ['agent', 4, 'Fine. I will send you the flight number tonight.'],
    ],
  ],
  signing: [
    [
      ['club', 11, 'Per noi va bene. Firmiamo oggi?'],
      ['agent', 6, 'Yes please. {name} has his passport and the medical certificate with him.'],
      ['club', 9, 'Perfetto, allora domani alle 10 in sede.'],
    ],
  ],
  rejected: [
    [
      ['club', 55, 'Grazie, ma cerchiamo un giocatore più giovane per la regola degli under.'],
      ['agent', 9, 'Understood, thank you for the quick answer.'],
    ],
  ],
  withdrawn: [
    [
      [
        'agent',
        30,
        'I am sorry, {name} has decided to stay close to home. I have to withdraw him.',
        'I am sorry, {name} has extended his contract. I have to withdraw him.',
      ],
      ['club', 14, 'Peccato, in bocca al lupo a lui.'],
    ],
  ],
};

const spanish: typeof italian = {
  talking: [
    [
      ['agent', 9, 'Buenas, ¿habéis podido ver a {name}? Llega en gran forma.'],
      ['club', 27, 'Buongiorno, sì. È già libero?', 'Buongiorno, sì. Il suo club lo lascerebbe partire?'],
      ['agent', 6, 'Sí, puede firmar mañana mismo.', 'Sí, si le llega una buena oferta no se opone.'],
      ['club', 41, 'Bene, allora ne parlo con il direttore e vi rispondo entro venerdì.'],
    ],
    [
      ['agent', 13, 'Una pregunta: ¿entrenáis por la mañana o por la tarde? {name} estudia a distancia.'],
      ['club', 19, 'Di pomeriggio, dalle 15. La mattina è libera.'],
      ['agent', 2, 'Perfecto, entonces encaja muy bien.'],
    ],
  ],
  trial: [
    [
      ['club', 16, 'Il mister vorrebbe vederlo tre giorni. Quando può venire?'],
      ['agent', 10, 'Del 2 al 4. Llega en avión a Bérgamo, ¿podéis recogerlo?'],
      ['club', 5, 'Certo, mandateci il volo.'],
    ],
  ],
  signing: [
    [
      ['agent', 8, '{name} está muy contento con la prueba. Por nosotros, adelante con esas condiciones.'],
      ['club', 22, 'Anche per noi. Firmo e aspetto la vostra conferma.'],
      ['agent', 3, 'Hecho en cuanto la vea. ¡Gracias a todos!'],
    ],
  ],
  rejected: [
    [
      ['club', 31, 'Ci dispiace, in quel ruolo abbiamo scelto un ragazzo del vivaio.'],
      ['agent', 7, 'Me alegro por él. Seguimos en contacto.'],
    ],
  ],
  withdrawn: [
    [
      ['agent', 18, '{name} se queda cerca de su familia este año, así que retiro la propuesta. Lo siento.'],
      ['club', 12, 'Nessun problema, grazie.'],
    ],
  ],
};

const portuguese: typeof italian = {
  talking: [
    [
      ['agent', 10, 'Boa tarde, já viram o vídeo do {name}? Faz a época toda sem lesões.'],
      ['club', 36, 'Buonasera, visto: gran fisico. Conosce già la categoria?'],
      ['agent', 5, 'Já jogou lá e adaptou-se depressa.'],
      ['club', 14, 'Ottimo, questo ci aiuta. Ne parlo con il mister.'],
    ],
  ],
  trial: [
    [
      ['club', 24, 'Possiamo provarlo giovedì con la prima squadra?'],
      ['agent', 7, 'Sim, chega na quarta à noite. O hotel fica por conta do clube?'],
      ['club', 6, 'Sì, due notti vicino allo stadio.'],
    ],
  ],
  signing: [
    [
      ['agent', 12, 'Falei com o {name}: aceita tudo, só pede quarto individual.'],
      ['club', 17, 'Nessun problema. Firmiamo oggi.'],
      ['agent', 3, 'Perfeito, confirmo assim que vir a assinatura.'],
    ],
  ],
  rejected: [
    [
      ['club', 44, 'Grazie, ma in quel ruolo abbiamo appena preso un altro ragazzo.'],
      ['agent', 9, 'Compreendo, obrigado pela resposta rápida.'],
    ],
  ],
  withdrawn: [
    [
      [
        'agent',
        26,
        'O {name} quer ficar perto de casa esta época, tenho de retirar a proposta. Desculpem.',
        'O {name} renovou com o clube dele, tenho de retirar a proposta. Desculpem.',
      ],
      ['club', 11, 'Peccato, alla prossima.'],
    ],
  ],
};

/** By the language of the agent; a German writes English to an Italian club. */
const inLanguage: Partial<Record<Language, typeof italian>> = {
  de: english,
  en: english,
  es: spanish,
  pt: portuguese,
};

/** The conversation of a deal, the same for the same number; deals of one agent do not repeat each other soon. */
export function demoTalk(
  kind: TalkKind,
  { language, number, name, isFree }: { language: Language; number: number; name: string; isFree: boolean },
): DemoLine[] {
  const talks = (inLanguage[language] ?? italian)[kind];
  const talk = talks[number % talks.length] ?? [];
  return talk.map(([from, minutes, text, ofBound]) => {
    const words = isFree ? text : (ofBound ?? text);
    return [from, minutes, words.replace('{name}', name)];
  });
}
