import type { NumberRange } from '../../platform/number-limits.ts';
import { type Category, categories } from '../categories.ts';
import type { FigureSource } from '../players/season-figures.ts';
import { maxSeasonLength } from '../record-limits.ts';
import { seasonName, yearsOfSeason } from '../season.ts';
import { badCell, type CellReading, doubtAs, emptyCell, readAs } from './cells/cell-reading.ts';
import { plainNumber } from './cells/read-number.ts';
import { readLine } from './cells/read-text.ts';
import { cellText, saysNothing } from './words/empty-words.ts';
import { foldWord, wordMap } from './words/fold-word.ts';

/** Two years that follow each other: `2024/25`, `24-25`, `2024–2025`, `24 25`. */
const twoYears = /(?<!\d)((?:19|20)?\d\d)\s*[/\-–— ]\s*((?:19|20)?\d\d)(?!\d)/;

/** A season in a text, as it is written in careers: `Gol 24/25` → `2024/25`; null where two years do not follow each other. */
export function seasonWithin(text: string): string | null {
  const [, first = '', second = ''] = twoYears.exec(text) ?? [];
  if (first === '' || (Number(first) + 1) % 100 !== Number(second) % 100) return null;
  const year = first.length === 4 ? Number(first) : Number(first) + (Number(first) < 70 ? 2000 : 1900);
  return seasonName(year);
}

/** A season: `2024/25`, `24/25`, `stagione 2024-25`; what is written otherwise stays so and is marked where no year is in it. */
export function readSeason(cell: string): CellReading<string> {
  if (saysNothing(cell)) return emptyCell;
  const line = readLine(cell, maxSeasonLength);
  if (line.state !== 'read') {
    const within = seasonWithin(cellText(cell));
    return within !== null && line.state === 'bad' && line.reason === 'tooLong' ? readAs(within) : line;
  }
  const text = line.value;
  if (yearsOfSeason(text) !== null) return line;
  const within = seasonWithin(text);
  // More than one season stays as it is written.
  const rest = text.replace(twoYears, '').replace(seasonWord, '');
  if (within !== null && !/[\p{L}\d]/u.test(rest)) return readAs(within);
  return /\d/.test(text) ? line : doubtAs(text, 'notASeason');
}

const seasonWord = /\b(?:stagione|season|temporada|saison|época|epoca|spielzeit|stag|temp|s)\b\.?/giu;

/** A calendar year of a career; spreadsheets write it as a number. */
export function readYear(cell: string): CellReading<number> {
  if (saysNothing(cell)) return emptyCell;
  const text = cellText(cell);
  if (!/^\d{1,4}(?:[.,]0+)?$/.test(text)) return badCell('notANumber');
  const year = Number.parseInt(text, 10);
  return year >= 1950 && year < 2200 ? readAs(year) : badCell('outOfRange');
}

/** What stands beside a figure: `28 presenze`, `90'`, `2.140 min`. */
const unit = /^([\d.,\s'’]+?)\s*(?:['’′]|\p{L}[\p{L}.\s]*)?$/u;

/** A figure of a season: `28`, `2.140`, `1800'`; of `24 (4)`, starts and substitutions, the sum is not guessed. */
export function readFigure(cell: string, { min, max }: NumberRange): CellReading<number> {
  if (saysNothing(cell)) return emptyCell;
  const text = cellText(cell);
  const [, counted = ''] = /^(\d{1,4})\s*(?:\(\s*\+?\s*\d{1,4}\s*\)|\+\s*\d{1,4})$/.exec(text) ?? [];
  const written = counted === '' ? (unit.exec(text)?.[1] ?? text) : counted;
  const number = plainNumber(written, true);
  if (number === null || !Number.isInteger(number)) return badCell('notANumber');
  if (number < min || number > max) return badCell('outOfRange');
  return counted === '' ? readAs(number) : doubtAs(number, 'severalValues');
}

/** The categories as the federation names them, the same in every language. */
const categoryWords = wordMap<Category>([
  [0, 'serie a'],
  [1, 'serie b'],
  [2, 'serie c,lega pro'],
  [3, 'primavera 1'],
  [4, 'primavera 2'],
  [5, 'berretti'],
  [6, 'serie d'],
  [7, 'eccellenza'],
  [8, 'promozione'],
  [9, 'prima categoria'],
  [10, 'seconda categoria'],
  [11, 'terza categoria'],
  [12, 'juniores elite'],
  [13, 'juniores nazionali'],
  [14, 'juniores regionali'],
  [15, 'juniores provinciali'],
  [16, 'under 18 serie a'],
  [17, 'under 18 serie b'],
  [18, 'allievi elite'],
  [19, 'allievi nazionali'],
  [20, 'allievi regionali'],
  [21, 'allievi provinciali'],
  [22, 'giovanissimi elite'],
  [23, 'giovanissimi nazionali'],
  [24, 'giovanissimi regionali'],
  [25, 'giovanissimi provinciali'],
  [26, 'primi calci piccoli amici,primi calci,piccoli amici'],
  [27, 'pulcini'],
  [28, 'esordienti'],
]);

/** An Italian category of a career entry, by its name or number. */
export function readCategory(cell: string): CellReading<number> {
  if (saysNothing(cell)) return emptyCell;
  const folded = foldWord(cellText(cell));
  const category = categoryWords.get(folded) ?? categories.find((one) => String(one) === folded);
  return category === undefined ? badCell('notInList') : readAs<number>(category);
}

const sourceWords = wordMap<FigureSource>([
  [
    'entered',
    'entered,inseriti a mano,a mano,entered by hand,by hand,introducidos a mano,introduits a ma,saisis a la main,inseridos a mao,von hand eingetragen,manuell',
  ],
  [
    'imported',
    'imported,importati da una tabella,da una tabella,imported from a table,importados de una tabla,importats d una taula,importes d un tableau,importados de uma tabela,aus einer tabelle importiert',
  ],
  [
    'footballData',
    'footballdata,da un sito di dati calcistici,transfermarkt,tuttocampo,from a football data site,de una web de datos de futbol,d un web de dades de futbol,d un site de donnees de football,de um site de dados de futebol,von einer fussballdaten website,wyscout,soccerway,fbref,sofascore',
  ],
]);

/** Where figures come from. */
export function readFigureSource(cell: string): CellReading<string> {
  if (saysNothing(cell)) return emptyCell;
  const source = sourceWords.get(foldWord(cellText(cell)));
  return source === undefined ? badCell('notInList') : readAs<string>(source);
}
