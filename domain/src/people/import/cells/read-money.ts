import { cellText, saysNothing } from '../words/empty-words.ts';
import { foldWord } from '../words/fold-word.ts';
import { badCell, type CellReading, doubtAs, emptyCell, readAs } from './cell-reading.ts';
import { plainNumber } from './read-number.ts';

const factors: readonly [RegExp, number][] = [
  [/^(?:mld|mrd|bn|b|miliard\p{L}*|milliard\p{L}*|billion\p{L}*)$/u, 1_000_000_000],
  [
    /^(?:mln|mio|mill|m|mil·?lions?|milion\p{L}*|million\p{L}*|millon\p{L}*|milhao|milhoes|millo|mi)$/u,
    1_000_000,
  ],
  [/^(?:k|mila|mille|mil|tsd|th|thousand|milers?|tausend)$/u, 1_000],
];
const ownCurrency = /^(?:eur|euro|euros|e)$/;
const foreign = /[$£¥₣]|\b(?:usd|gbp|chf|sfr|fr|dollar\w*|pounds?|sterling|brl|r\$|pln|sek|nok|dkk)\b/iu;
const yearly =
  /^(?:ann[uaeo]\w*|anual\w*|anuel\w*|anuais|anys?|ano|anos|an|year\w*|yr|annum|pa|jahr\w*|stagion\w*|season\w*|saison\w*|temporad\w*|epoca|pj)$/;
const weekly = /^(?:week\w*|wk|wks|settiman\w*|seman\w*|setman\w*|woch\w*|wochen\w*|hebdo\w*|pw)$/;
const monthly = /^(?:mes|mese|mesi|mesos|meses|mens\w*|month\w*|mois|monat\w*)$/;
const neutral =
  /^(?:mese|mensile|mensili|al|month|monthly|mo|pm|per|mes|mensual|mensuals|mensuel|mois|par|por|pro|monat|monatlich|mtl|mensal|lordi|lordo|netti|netto|gross|net|brut|brutto|bruto|bruts|brutos|neto|netos|circa|ca|approx|about|ungefahr|env|environ|l|n|im|a|all|il|ao|am|rimborso|spese|rimb|min|minimo|minimum|max|massimo|mind|fino|up|to|bis|hasta|ate|trattabili|tratt|negotiable|neg|nego|negociable|negociaveis|negociavel|verhandelbar|vb|vhb|fissi|fisso|base|basic|almeno|least|at|da|ab|from|desde|vuole|chiede|wants|pide|demande|will|bonifico|x|cada|each|calendar|tutto|compreso|all|in|ogni)$/;

export type Period = 'month' | 'year' | 'week';

/** What a header says about the period that an amount stands for. */
export function periodOf(header: string): Period {
  if (/\/\s*(?:j|a|y|yr|an)(?!\p{L})|\bp\.?\s?a(?!\p{L})/iu.test(header)) return 'year';
  if (/\/\s*(?:w|wk)(?!\p{L})|\bp\.?\s?w(?!\p{L})/iu.test(header)) return 'week';
  const words = foldWord(header).split(' ');
  if (words.some((word) => yearly.test(word))) return 'year';
  return words.some((word) => weekly.test(word)) ? 'week' : 'month';
}

/** Words beside an amount that may say something else about it. */
const maxStrange = 4;

const months: Record<Period, number> = { month: 1, year: 1 / 12, week: 52 / 12 };

/** True when a header gives its amounts in money that is not converted: `Wage (£k/yr)`. */
export function isForeign(header: string): boolean {
  return foreign.test(header) && !/€|\beur/i.test(header);
}

/** The unit that a header names once for all its cells: `Valore (mln €)`, `Salary in k`. */
export function unitOf(header: string): number {
  const bracket = /[([].*[)\]]|\b(?:in|en|em)\s.*$/iu.exec(header)?.[0] ?? '';
  for (const word of foldWord(bracket).split(' ')) {
    const factor = word === 'm' ? undefined : factors.find(([names]) => names.test(word));
    if (factor) return factor[1];
  }
  return /k\s*€|€\s*k|\bk\b|\bT€/u.test(bracket) ? 1_000 : 1;
}

/**
 * An amount in whole euros: `€ 1.500`, `1,5k`, `1 500,00 €`, `1,2 Mio. €`. With `period`, an amount of money a month; what
 * the cell says about the period wins over the header.
 */
export function readMoney(
  cell: string,
  { period = null, unit = 1 }: { period?: Period | null; unit?: number } = {},
): CellReading<number> {
  if (saysNothing(cell)) return emptyCell;
  const text = cellText(cell)
    .replace(/\((?:.*?)\)/g, ' ')
    .replace(/\bT\s*€|\bTEUR\b/gu, ' k ')
    // What comes on top, in words: `1.500 + casa`.
    .replace(/\s*(?:\+|più|plus|más|mais|més)\s*[\p{L}\d\s.,€%&/]*\p{L}[\p{L}\d\s.,€%&/]*$/iu, ' ')
    // In how many payments: `1.200 x 10 mesi`.
    .replace(/\s*[x×*]\s*\d{1,2}\s*(?:mes\p{L}*|mens\p{L}*\.?|months?|mois|monate?n?)?$/iu, ' month ')
    .replace(/(?<=[\d€k])\s*\/\s*(?:m|mo|mth)(?!\p{L})\.?/giu, ' month ')
    .replace(/(?<=[\d€k])\s*\/\s*(?:w|wk)(?!\p{L})\.?/giu, ' week ')
    .replace(/(?<=[\d€k])\s*\/\s*(?:y|yr|j|a)(?!\p{L})\.?/giu, ' year ')
    .replace(/\bp\s*[./]?\s*a(?!\p{L})\.?/giu, ' year ')
    .replace(/\bp\s*[./]?\s*w(?!\p{L})\.?/giu, ' week ')
    .replace(/\bp\s*[./]?\s*[cm](?!\p{L})\.?/giu, ' month ')
    .trim();
  if (foreign.test(text)) return badCell('foreignCurrency');
  const range =
    /^([^\d]*\d[\d.,' ]*\s*\p{L}*\s*€?)\s*(?:-|–|—|\/|\ba\b|\bto\b|\bbis\b|\bà\b)\s*([^\d]*\d.*)$/u.exec(
      text,
    );
  if (range) {
    const least = readMoney(range[1] ?? '', { period, unit });
    const most = readMoney(range[2] ?? '', { period, unit });
    if (least.state !== 'read' || most.state !== 'read') return badCell('notANumber');
    const scaled =
      least.value < most.value / 100 && most.value % 1000 === 0 ? least.value * 1000 : least.value;
    return doubtAs(scaled, 'severalValues', [scaled, most.value]);
  }
  const written = /^([^\d-]*?)(-?\d[\d.,'’\s]*(?:[.,][-–—]+)?)(.*)$/u.exec(text);
  if (!written) return badCell('notANumber');
  let factor = 1;
  let time = period;
  let strange = 0;
  const words = foldWord(`${written[1]} ${written[3]?.replace(/·/g, '')}`)
    .split(' ')
    .filter((word) => word !== '');
  for (const word of words.flatMap((one) =>
    /^(?:k|m|mln|mio)(?:eur|e)$/.test(one) ? [one.replace(/eur|e$/, '')] : [one],
  )) {
    const found = factors.find(([names]) => names.test(word));
    if (found) factor = found[1];
    else if (yearly.test(word)) time = period && 'year';
    else if (weekly.test(word)) time = period && 'week';
    else if (monthly.test(word)) time = period && 'month';
    else if (/\d/.test(word)) return badCell('notANumber');
    else if (!ownCurrency.test(word) && !neutral.test(word)) strange += 1;
  }
  if (strange > maxStrange) return badCell('notANumber');
  const number = plainNumber((written[2] ?? '').trim(), factor === 1 && unit === 1);
  if (number === null) return badCell('notANumber');
  const amount = number * (factor === 1 ? unit : factor) * (time ? months[time] : 1);
  const euros = Math.round(amount);
  if (euros < 0 || euros > 1_000_000_000) return badCell('outOfRange');
  if (strange === 0) return readAs(euros);
  // An amount among other words, `1.200 se sale in D`: only one of some size is meant.
  return euros >= 100 ? doubtAs(euros, 'severalMeanings', [euros]) : badCell('notANumber');
}
