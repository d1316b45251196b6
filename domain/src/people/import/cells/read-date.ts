import { isValidPlainDate } from '../../../platform/plain-date.ts';
import { cellText, saysNothing } from '../words/empty-words.ts';
import { foldWord, wordMap } from '../words/fold-word.ts';
import { badCell, type CellReading, doubtAs, emptyCell, readAs } from './cell-reading.ts';

/** Order of day and month in a column of dates such as `03/04/2005`, as the column itself shows. */
export type DateOrder = 'dayFirst' | 'monthFirst' | 'unknown';

const months = wordMap<number>([
  [1, 'gennaio,gen,genn,january,jan,enero,ene,gener,janvier,janv,janeiro,januar,janner,jaenner,i'],
  [2, 'febbraio,feb,febb,february,febrero,febrer,febr,fevrier,fevr,fev,fevereiro,februar,ii'],
  [3, 'marzo,mar,march,marc,mars,marco,marz,maerz,mrz,iii'],
  [4, 'aprile,apr,april,abril,abr,avril,avr,iv'],
  [5, 'maggio,mag,magg,may,mayo,maig,mai,maio,v'],
  [6, 'giugno,giu,giug,june,jun,junio,juny,juin,junho,juni,vi'],
  [7, 'luglio,lug,july,jul,julio,juliol,juillet,juil,julho,juli,vii'],
  [8, 'agosto,ago,ag,august,aug,agost,aout,viii'],
  [9, 'settembre,set,sett,september,sep,sept,septiembre,setembre,septembre,setembro,ix'],
  [10, 'ottobre,ott,october,oct,octubre,octobre,outubro,out,oktober,okt,x'],
  [11, 'novembre,nov,november,noviembre,novembro,xi'],
  [12, 'dicembre,dic,december,dec,diciembre,desembre,des,decembre,dezembro,dez,dezember,xii'],
]);

/** The number of a month by its name or abbreviation, folded. */
export function readMonth(word: string): number | undefined {
  return word.length > 2 ? months.get(word) : undefined;
}

const hasMonth = (text: string): boolean =>
  foldWord(text)
    .split(' ')
    .some((word) => readMonth(word) !== undefined);

const numeric = /^(\d{1,2})\s*[/.\-\s,]\s*(\d{1,2})\s*[/.\-\s,]\s*(\d{4}|\d{2})\.?$/;

/** The order that the dates of a column show; unknown when no date has a part above twelve. */
export function dateOrderOf(cells: Iterable<string>): DateOrder {
  let [day, month] = [0, 0];
  for (const cell of cells) {
    const parts = numeric.exec(bareDate(cell));
    if (!parts) continue;
    const [first, second] = [Number(parts[1]), Number(parts[2])];
    if (first > 12 && first <= 31 && second <= 12) day += 1;
    if (second > 12 && second <= 31 && first <= 12) month += 1;
  }
  if (day === 0 && month === 0) return 'unknown';
  return day >= month ? 'dayFirst' : 'monthFirst';
}

/** Without the weekday, the time and what stands in brackets: `Mar 17, 2004 (22)`. */
function bareDate(cell: string): string {
  const text = cellText(cell);
  // `24 (12/03/2001)`: the day stands in the brackets.
  const inside = /^\d{1,2}\s*\(\s*(\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4})\s*\)$/.exec(text)?.[1];
  return (
    (inside ?? text)
      .replace(/\(.*?\)|\[.*?\]/g, ' ')
      .replace(
        /^(?:nat[oa](?: il)?|born(?: on)?|geb\.?|n[ée]e?(?: le)?|nacid[oa](?: el)?|nascid[oa](?: em)?|\*)\s+/i,
        '',
      )
      .replace(/[T ]\d{1,2}:\d{2}(?::\d{2})?(?:\.\d+)?(?:\s*[ap]\.?m\.?)?(?:Z|[+-]\d{2}:?\d{2})?$/i, '')
      // The weekday or the place of birth beside the day.
      .replace(/^\p{L}[\p{L}\s.'’-]*?[\s,:]+(?=\d{1,2}[/.-]\d{1,2}[/.-](?:\d{4}|\d{2})$)/u, '')
      .replace(/^(\d{1,2}[/.-]\d{1,2}[/.-](?:\d{4}|\d{2}))[\s,]+\p{L}.*$/u, '$1')
      .replace(/\s*[*†?]+$/, '')
      .trim()
  );
}

/** A birth date of a column; a year alone is kept as a number and marked. */
export function readBirth(
  cell: string,
  { order, today }: { order: DateOrder; today: string },
): CellReading<string | number> {
  if (saysNothing(cell)) return emptyCell;
  const text = bareDate(cell);
  const year = Number(today.slice(0, 4));
  // `U21 (2005)`, `~2002`, `2003er Jahrgang`: one year of birth among other words.
  const years = cellText(cell).match(/(?<!\d)(?:19[6-9]|20[0-2])\d(?!\d)/g) ?? [];
  const lone = cellText(cell)
    .replace(/(?<!\d)(?:19[6-9]|20[0-2])\d(?!\d)/g, '')
    .replace(/\bu\s?-?\d\d\b|\(\d\d\)/gi, '');
  if (years.length === 1 && !/\d/.test(lone) && !hasMonth(lone)) return yearOnly(Number(years[0]), year);
  const dated = (reading: CellReading<string>): CellReading<string> => {
    if (reading.state !== 'read' && reading.state !== 'doubt') return reading;
    // Nobody plays before the age of four: the day of an answer or of a contract is no birth.
    return reading.value > `${year - 4}` || reading.value < `${year - 65}` ? badCell('outOfRange') : reading;
  };
  const iso = /^(\d{4})\s*[-/.\s年]\s*(\d{1,2})\s*[-/.\s月]\s*(\d{1,2})/.exec(text);
  if (iso) return dated(day(Number(iso[1]), Number(iso[2]), Number(iso[3])));
  const parts = numeric.exec(text);
  if (parts) return dated(numericDay(parts, order, year));
  const compact = /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  if (compact) return dated(day(Number(compact[1]), Number(compact[2]), Number(compact[3])));
  if (/^\d{4}$/.test(text)) return yearOnly(Number(text), year);
  const short =
    /^(?:['’‘`]|\p{L}+\.?\s*['’]?)(\d{2}|\d{4})(?:er)?$/u.exec(text) ?? /^(\d{2}|\d{4})er$/u.exec(text);
  if (short) return yearOnly(fullYear(short[1] ?? '', year), year);
  if (/^\d{2}\s*(?:\p{L}+\.?|y[./]?o\.?)$/u.test(text)) return readAge(text.replace(/\W+(?=o)/, ''), today);
  // Two digits between are rather an age than a year.
  if (/^(?:0\d|1[0-2]|[6-9]\d)$/.test(text)) return yearOnly(fullYear(text, year), year);
  const serial = /^(\d{4,5})(?:[.,]\d+)?$/.exec(text);
  if (serial) return dated(serialDay(Number(serial[1])));
  return wordedDay(text, year, dated);
}

function numericDay(parts: RegExpExecArray, order: DateOrder, thisYear: number): CellReading<string> {
  const [first, second] = [Number(parts[1]), Number(parts[2])];
  const year = fullYear(parts[3] ?? '', thisYear);
  const dayFirst = day(year, second, first);
  if (order === 'dayFirst') return dayFirst;
  const monthFirst = day(year, first, second);
  if (order === 'monthFirst') return monthFirst;
  if (dayFirst.state === 'bad') return monthFirst;
  if (monthFirst.state === 'bad' || first === second) return dayFirst;
  return dayFirst.state === 'read' && monthFirst.state === 'read'
    ? doubtAs(dayFirst.value, 'dayOrMonth', [dayFirst.value, monthFirst.value])
    : dayFirst;
}

/** Two digits are a year of this century when somebody born in it can already play. */
function fullYear(written: string, thisYear: number): number {
  const year = Number(written);
  if (written.length === 4) return year;
  const century = Math.floor(thisYear / 100) * 100;
  return century + year <= thisYear - 5 ? century + year : century - 100 + year;
}

function day(year: number, month: number, date: number): CellReading<string> {
  const text = `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
  return isValidPlainDate(text) ? readAs(text) : badCell('notADate');
}

/** A year of birth: the day is unknown. */
function yearOnly(year: number, thisYear: number): CellReading<string | number> {
  if (year > thisYear - 4 || year < thisYear - 65) return badCell('notADate');
  return doubtAs(year, 'yearOnly');
}

/** The number by which spreadsheets count days. */
function serialDay(serial: number): CellReading<string> {
  if (serial < 9_000 || serial > 60_000) return badCell('notADate');
  return readAs(new Date(Date.UTC(1899, 11, 30) + serial * 86_400_000).toISOString().slice(0, 10));
}

/** `17 marzo 2004`, `March 17th, 2004`, `4 d’agost de 2003`, `mar 2004`, `03/2004`. */
function wordedDay(
  text: string,
  thisYear: number,
  dated: (reading: CellReading<string>) => CellReading<string>,
): CellReading<string | number> {
  const words = foldWord(text)
    .replace(/(\d)([a-z])/g, '$1 $2')
    .replace(/([a-z])(\d)/g, '$1 $2')
    .split(' ')
    .filter((word) => !/^(de|del|di|d|of|the|st|nd|rd|th|er|o|a|le|el|il|den|am)$/.test(word));
  const month = words.map((word) => months.get(word)).find((found) => found !== undefined);
  const numbers = words.filter((word) => /^\d+$/.test(word));
  if (month === undefined) {
    const monthAndYear = /^(\d{1,2})\s*[/.-]\s*(\d{4})$/.exec(text);
    return monthAndYear ? yearOnly(Number(monthAndYear[2]), thisYear) : badCell('notADate');
  }
  const long = numbers.find((number) => number.length === 4);
  if (long && numbers.length === 1) return yearOnly(Number(long), thisYear);
  if (numbers.length !== 2) return badCell('notADate');
  const written = long ?? numbers[1] ?? '';
  const date = numbers.find((number) => number !== written) ?? written;
  return dated(day(fullYear(written, thisYear), month, Number(date)));
}

/** A whole age, as the year of birth that it suggests; marked, since the day is unknown. */
export function readAge(cell: string, today: string): CellReading<number> {
  if (saysNothing(cell)) return emptyCell;
  const text = cellText(cell);
  if (/^\d{4}$/.test(text)) return yearOnly(Number(text), Number(today.slice(0, 4))) as CellReading<number>;
  const named = /^\p{L}+\.?\s+(?:\p{L}+\s+)?((?:19[6-9]|20[01])\d)$/u.exec(text);
  if (named) return yearOnly(Number(named[1]), Number(today.slice(0, 4))) as CellReading<number>;
  // A class of birth, as `98` or `02`: nobody who plays is so old or so young.
  if (/^(?:0\d|[6-9]\d)$/.test(text))
    return yearOnly(
      fullYear(text, Number(today.slice(0, 4))),
      Number(today.slice(0, 4)),
    ) as CellReading<number>;
  const written = /^(\d{1,2})(?:[.,]\d)?\s*(?:\p{Letter}+\.?)?$/iu.exec(text);
  const age = Number(written?.[1]);
  if (!written || age < 5 || age > 60) return badCell(written ? 'outOfRange' : 'notANumber');
  return doubtAs(Number(today.slice(0, 4)) - age, 'yearOnly');
}
