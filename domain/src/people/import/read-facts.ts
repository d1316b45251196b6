import { isValidPlainDate } from '../../platform/plain-date.ts';
import { associationsOfCountry, type BritishAssociation, isAssociation } from '../associations.ts';
import type { OptionHolder } from '../players/contract-facts.ts';
import { badCell, type CellReading, doubtAs, emptyCell, readAs, valueRead } from './cells/cell-reading.ts';
import { readCountry } from './cells/read-country.ts';
import { type DateOrder, readMonth } from './cells/read-date.ts';
import { cellText, saysNothing } from './words/empty-words.ts';
import { foldWord, wordMap } from './words/fold-word.ts';

/** A day of these centuries' contracts and permits; two digits are a year of this one. */
function dayOf(year: number, month: number, date: number): string | null {
  const full = year < 100 ? 2000 + year : year;
  const text = `${full}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
  return full >= 2000 && full < 2100 && isValidPlainDate(text) ? text : null;
}

/** The last day of a month, and of a season: contracts end then where only the month or the year is written. */
const endOfMonth = (year: number, month: number) =>
  dayOf(year, month, new Date(Date.UTC(year < 100 ? 2000 + year : year, month, 0)).getUTCDate());
const endOfSeason = (year: number) => dayOf(year, 6, 30);

/** `30/06/2027`, `2027-06-30`, `30 giugno 2027`, `fino al 30.6.27`: a whole day; null where a part is missing. */
function wholeDay(text: string, order: DateOrder): string | null {
  const iso = /\b(20\d\d)[-/.](\d{1,2})[-/.](\d{1,2})\b/.exec(text);
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const numeric = /\b(\d{1,2})\s*[/.\-\s]\s*(\d{1,2})\s*[/.\-\s]\s*(20\d\d|\d\d)\b/.exec(text);
  if (numeric) {
    const [first, second, year] = [Number(numeric[1]), Number(numeric[2]), Number(numeric[3])];
    const monthFirst = order === 'monthFirst' || second > 12;
    return monthFirst ? dayOf(year, first, second) : dayOf(year, second, first);
  }
  const words = foldWord(text).split(' ');
  const month = words.map(readMonth).find((found) => found !== undefined);
  const numbers = words.filter((word) => /^\d+$/.test(word)).map(Number);
  const [date, year] = numbers;
  if (month === undefined || date === undefined || year === undefined || numbers.length !== 2) return null;
  return date > 31 ? dayOf(date, month, year) : dayOf(year, month, date);
}

/** `06/2027`, `giugno 2027`, `2027`, `2026/27`: the last day of what is written; null for anything else. */
function lastDay(text: string): string | null {
  const folded = foldWord(text);
  const season = /\b(20\d\d) (\d\d)$/.exec(folded);
  if (season && Number(season[1]) % 100 === (Number(season[2]) + 99) % 100)
    return endOfSeason(Number(season[1]) + 1);
  const monthYear = /\b(\d{1,2}) (20\d\d)$/.exec(folded);
  if (monthYear && Number(monthYear[1]) <= 12) return endOfMonth(Number(monthYear[2]), Number(monthYear[1]));
  const year =
    /\b(20\d\d)$/.exec(folded)?.[1] ??
    /^(?:giu|jun|juny|juin|june|giugno|junio|juni) (\d\d)$/.exec(folded)?.[1];
  if (year === undefined) return null;
  const month = folded
    .split(' ')
    .map(readMonth)
    .find((found) => found !== undefined);
  return month === undefined ? endOfSeason(Number(year)) : endOfMonth(Number(year), month);
}

/** The last day of a contract or permit; a month or a year alone stands for its end, marked. */
export function readLastDay(cell: string, { order }: { order: DateOrder }): CellReading<string> {
  if (saysNothing(cell)) return emptyCell;
  const text = cellText(cell);
  const day = wholeDay(text, order);
  if (day !== null) return readAs(day);
  // Written whole, and there is no such day.
  if (/\d{1,2}\s*[/.-]\s*\d{1,2}\s*[/.-]\s*\d{2}/.test(text)) return badCell('notADate');
  const last = lastDay(text);
  return last === null ? badCell('notADate') : doubtAs(last, 'severalMeanings');
}

const holders = wordMap<OptionHolder>([
  [
    'club',
    'club,del club,of the club,the club s,team,society,societa,du club,do clube,clube,des vereins,verein',
  ],
  [
    'player',
    'player,del calciatore,calciatore,the player s,of the player,del jugador,jugador,du joueur,joueur,do jogador,jogador,des spielers,spieler',
  ],
  [
    'both',
    'both,di entrambi,entrambi,of both,de ambos,ambos,de tots dos,tots dos,des deux,les deux,von beiden,beide,reciproca,mutual',
  ],
]);

/** The side that has the option to extend a contract. */
export function readOptionHolder(cell: string): CellReading<string> {
  if (saysNothing(cell)) return emptyCell;
  const holder = holders.get(foldWord(cellText(cell)));
  return holder === undefined ? badCell('notInList') : readAs<string>(holder);
}

const british = wordMap<BritishAssociation>([
  ['ENG', 'eng,england,inghilterra,inglaterra,anglaterra,angleterre'],
  ['SCO', 'sco,scotland,scozia,escocia,ecosse,schottland'],
  ['WAL', 'wal,wales,galles,gales,gal les,pays de galles,pais de gales,pais de gal les'],
  [
    'NIR',
    'nir,northern ireland,irlanda del nord,irlanda del norte,irlande du nord,irlanda do norte,nordirland',
  ],
]);

/** A national association: England and its neighbours by their own names, any other by its country. */
export function readAssociation(cell: string): CellReading<string> {
  if (saysNothing(cell)) return emptyCell;
  const text = cellText(cell);
  const own = british.get(foldWord(text));
  if (own !== undefined) return readAs<string>(own);
  const country = readCountry(text);
  const code = valueRead(country);
  if (code === null) return badCell('notInList');
  if (isAssociation(code)) return country;
  const [first, ...others] = associationsOfCountry(code);
  return first === undefined
    ? badCell('notInList')
    : doubtAs<string>(first, 'severalMeanings', [first, ...others]);
}

/** Several associations. */
export function readAssociations(cell: string): CellReading<readonly string[]> {
  if (saysNothing(cell)) return emptyCell;
  const read = cellText(cell)
    .split(/[,;|/]/)
    .map(readAssociation);
  const codes = read.flatMap((one) => valueRead(one) ?? []);
  if (codes.length === 0) return badCell('notInList');
  const all = [...new Set(codes)];
  return read.every(({ state }) => state === 'read')
    ? readAs<readonly string[]>(all)
    : doubtAs<readonly string[]>(all, 'severalMeanings');
}
