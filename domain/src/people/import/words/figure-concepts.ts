import type { SeasonFigure } from '../../players/season-figures.ts';
import type { HeaderMeaning } from '../import-targets.ts';

/** The beginnings of words for each figure of a season in the seven languages. */
const kinds: readonly (readonly [SeasonFigure, RegExp])[] = [
  [
    'cleanSheets',
    /\b(?:clean sheets?|shutouts?|(?:porta|reti) inviolat|porteri\w+ (?:a cero|a zero|imbat)|zu null|sans encaisser|sem sofrer|baliza\w* a zero)/,
  ],
  ['starts', /\b(?:titolar|titular|starts\b|games started|startelf|von beginn)/],
  ['yellowCards', /\b(?:ammon|yellow|giall|amarill|grogu|jaune|amarel|gelb|verwarn|booking)/],
  ['redCards', /\b(?:espuls|red cards?|ross[io]\b|rojas?\b|expuls|vermell|rouge|vermelh|rote?\b|platzverw)/],
  ['assists', /\b(?:assist|asistenc|passes? dec|vorlag)/],
  ['minutes', /(?:\b(?:minut|min\b|mins\b)|spielminut|einsatzminut)/],
  ['goals', /\b(?:gol|gols|goal|goals|goles|buts?|golos|tore|treffer|reti|marcature)\b/],
  [
    'appearances',
    /\b(?:presenz|pres\b|presenc|partite|partidos|partits|gare\b|match|apps\b|appear|games\b|spiele\b|einsatz|jogos)/,
  ],
];

/** What is no figure of one season: a rate, a career, a national team, what a goalkeeper let in, the last matches. */
const notOfSeason =
  /\b(?:med(?:ia|io|ie|ian)|mitjan|moyenne|durchschnitt|average|avg|per|par|por|pro|p90|90|total\w*|totale|gesamt|carrier\w*|career|carrera|karriere|nazional\w*|seleccio\w*|selecao|national\w*|international\w*|subit\w*|conced\w*|encajad\w*|encaixat\w*|encaisses|sofridos|gegentor\w*|ultim[eoi]|last|ultimos|letzte\w*|rigor\w*|penalt\w*|voto|rating|caps|attes[io]|xg|xa)\b/;

/** The figure that a header speaks of; undefined where it speaks of none, of several or of more than a season. */
export function figureMeaning(header: string, folded: string): HeaderMeaning | undefined {
  const share = /%|per ?cent|prozent|por ?cent|pour ?cent/iu.test(header);
  const spoken = kinds.filter(([, words]) => words.test(folded)).map(([figure]) => figure);
  // `Presenze da titolare`, `matchs sans encaisser`: the narrower word says which matches.
  const [first, ...others] = spoken.filter((figure) => spoken.length === 1 || !isMatches(figure, spoken));
  if (first === undefined || others.length > 0) return undefined;
  if (share) return first === 'minutes' ? 'minutesPercent' : undefined;
  return notOfSeason.test(folded) ? undefined : first;
}

/** `Matches` beside a word for which of them is no figure of its own. */
function isMatches(figure: SeasonFigure, spoken: readonly SeasonFigure[]): boolean {
  if (spoken.includes('cleanSheets')) return figure !== 'cleanSheets';
  return figure === 'appearances' && spoken.includes('starts');
}
