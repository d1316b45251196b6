import { type ContractualStatus, contractualStatus } from '../../players/contractual-statuses.ts';
import { cellText, saysNothing } from '../words/empty-words.ts';
import { foldWord, wordMap } from '../words/fold-word.ts';
import { badCell, type CellReading, doubtAs, emptyCell, readAs } from './cell-reading.ts';
import { readMonth } from './read-date.ts';
import { yesNo } from './yes-no.ts';

const { free, underContract } = contractualStatus;

const contractWords = wordMap<ContractualStatus>([
  [
    free,
    'svincolato,svincolata,svinc,libero,libera,parametro zero,p 0,p0,free,free agent,fa,unattached,without club,no contract,libre,agente libre,sin contrato,sin equipo,sin club,lliure,sense contracte,sense club,libre de tout contrat,sans contrat,sans club,livre,jogador livre,sem contrato,sem clube,vereinslos,vertragslos,sense equip,sin equipa,sem equipa,fin de contrat libre,fin de contrat,fi de contracte,fine contratto,ablosefrei,frei,ohne verein,ohne vertrag,senza contratto,in scadenza libero,propio,en su poder,vertragsfrei,s clube,s club,no club,released,rilasciato,let go,carta libre,carta de libertad,libre de contrato,a zero',
  ],
  [
    underContract,
    'vincolato,vincolata,vinc,sotto contratto,contratto,contrattualizzato,tesserato,under contract,contract,contracted,con contrato,contratado,bajo contrato,en contrato,amb contracte,sota contracte,contractat,sous contrat,contrat,sob contrato,com contrato,unter vertrag,vertrag,in prestito,prestito,on loan,loan,cedido,cedit,prete,pret,emprestado,ausgeliehen,leihe,leihspieler,professionista,pluriennale,annuale,biennale,triennale,quadriennale,del club,del equipo,do clube,du club,del clube,blindado,renovado,renovo,rinnovato,fordervertrag,profivertrag,vertragsspieler,contrato profesional,contrat pro,pro,stagista contratto',
  ],
]);

/** Said anywhere in the cell. */
const freeSigns =
  /\b(?:svincolat[oa]|svinc|parametro zero|free agent|free transfer|unattached|out of contract|agente libre|(?:senza|without|no|sin|sense|sem|sans|ohne) (?:squadra|contratto|club|vincolo|contract|team|contrato|equipo|contracte|equip|clube|equipa|contrat|vertrag|verein)|vereinslos|vertragslos|vertragsfrei|ablosefrei|sofort frei|pase (?:libre|propio|en su poder)|due[nñ]o (?:de su|del) pase|passe (?:livre|proprio)|(?:a )?rescin\w+|desvinculado|libre de tout contrat|s clube|sin club)\b/;
/** At the beginning of the cell, alone or with a word about when, why or whence. */
const freeStart =
  /^(?:libero|libera|libre|lliure|livre|free|frei|svinc\w*)(?: (?:ex|agent|agente|subito|da|dal|since|desde|seit|depuis|des|de|now|sofort|jugador|tras|dopo|after|nach|apres)\b.*)?$/;
/** Ended, or given back: who is free by now, most likely. */
const hasEnded =
  /\b(?:scadut[oa]|expired|vencido|vencut|caducad[oa]|expire|abgelaufen|expirado|rescis\w*|resili\w*|aufgelost|jugador libre|jogador livre|joueur libre|carta (?:de )?libertad|lista gratuita)\b/;
/** `libre au 30/06`, `frei ab 1.7.`: still under contract, perhaps. */
const freeLater =
  /^(?:libero|libre|lliure|livre|free|frei|svincolat[oa])\b.* (?:al|au|a partir|from|ab|a)\b.*\d/;
const boundSigns =
  /\b(?:contratto|contrattualizzat[oa]|contract|contrato|contracte|contrat|contratad[oa]|vertrag|vincolat[oa]|tesserat[oa]|prestito|loan|loaned|prestam[oe]|lauft aus|cedid[oa]|cedit|cedida|cessio|cesion|pret|prete|emprest\w*|leihe|ausgeliehen|geliehen|pluriennale|biennale|triennale|renov\w+|rinnov\w+|verlangert|prolonge\w*)\b/;
const untilSign =
  /\b(?:until|till?|to|thru|through|fino|al|a|hasta|fins|ate|jusqu|jusque|bis|scad\w*|exp\w*|ends?|ending|fine|fin|fim|fi|finisce|caduca|vence|vencimiento|lauft|mai 20|cto|ctto|contr|vtr|vertr|opt\w*|opz\w*|opc\w*)\b.*\d/;
const years =
  /\b\d{1,2} ?(?:(?:more )?(?:yrs?|years?)(?: left)?|ann[oi]|anos?|anys?|ans?|jahre?n?|stagion[ei]|seasons?|temporadas?|saisons?)\b|\b(?:another|one|two|three) (?:year|years)\b/;

/** The last day of a contract that a cell names, as year and month; null when it names none. */
function endOf(folded: string): { year: number; month: number } | null {
  const words = folded.split(' ');
  const long = /.*\b(20\d\d)\b/.exec(folded)?.[1];
  const season = /\b(20)?(\d\d) (20)?(\d\d)$/.exec(folded);
  const named = words.map(readMonth).find((month) => month !== undefined);
  if (long !== undefined) {
    const before = /(\d{1,2}) 20\d\d\b/.exec(folded)?.[1];
    const month = named ?? (Number(before) <= 12 ? Number(before) : 6);
    return { year: Number(long), month };
  }
  const short = /\b(\d\d)$/.exec(folded)?.[1];
  if (short === undefined) return null;
  return {
    year: 2000 + Number(short),
    month: named ?? (Number(season?.[2]) <= 12 ? Number(season?.[2]) : 6),
  };
}

const dateLike =
  /^(?:\d{1,2} )?\d{1,2} (?:20)?\d{2}$|^(?:\p{L}+ )?\p{L}+ (?:20)?[2-4]\d$|^20[2-4]\d(?: \d{2,4})?(?: \d{1,2})?$|^\d{2} \d{2}$|\b20[2-4]\d\b/u;

/**
 * Whether the player is under contract: words for either in seven languages, or the day, month or year until which a
 * contract lasts. A contract whose end is past is marked.
 */
export function readContract(
  cell: string,
  { today = '' }: { today?: string } = {},
): CellReading<ContractualStatus> {
  if (saysNothing(cell)) return emptyCell;
  // `dic-27`, `06/2028` and `jun27` are words of a month and a year.
  const folded = foldWord(cellText(cell)).replace(/(\p{L})(\d)/gu, '$1 $2');
  const known = contractWords.get(folded) ?? yesNo(folded);
  if (typeof known === 'boolean') return readAs(known ? underContract : free);
  if (known !== undefined) return readAs(known);
  if (freeLater.test(folded))
    return doubtAs<ContractualStatus>(underContract, 'severalMeanings', [underContract, free]);
  if (freeSigns.test(folded) || freeStart.test(folded)) return readAs(free);
  if (hasEnded.test(folded))
    return doubtAs<ContractualStatus>(free, 'severalMeanings', [free, underContract]);
  const month = folded.split(' ').some((word) => readMonth(word) !== undefined);
  const dated =
    dateLike.test(folded) && (/\p{L}/u.test(folded) ? month || /\b20[2-4]\d\b/.test(folded) : true);
  const day = /\b\d{1,2} \d{1,2} (?:20)?[2-4]\d\b/.test(folded);
  if (!day && !boundSigns.test(folded) && !untilSign.test(folded) && !years.test(folded) && !dated)
    return startsLike(folded);
  const end = endOf(folded);
  const past =
    end !== null &&
    today !== '' &&
    `${end.year}-${String(end.month).padStart(2, '0')}` < today.slice(0, 7) &&
    end.year >= 2000;
  return past
    ? doubtAs<ContractualStatus>(underContract, 'severalMeanings', [underContract, free])
    : readAs(underContract);
}

function startsLike(folded: string): CellReading<ContractualStatus> {
  for (const [word, value] of contractWords)
    if (word.length > 4 && folded.startsWith(word)) return readAs(value);
  return badCell('notInList');
}

/** True for a header that asks whether somebody is free: `Svincolato?`, `Free agent`. */
export function saysFree(header: string): boolean {
  const folded = foldWord(header);
  return (
    freeSigns.test(folded) || /\b(?:svincol\w+|liber[oa]|free|libres?|lliures?|livres?|frei)\b/.test(folded)
  );
}
