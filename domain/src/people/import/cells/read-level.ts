import { youthLevel } from '../../levels.ts';
import { cellText, saysNothing } from '../words/empty-words.ts';
import { foldWord } from '../words/fold-word.ts';
import { leagueWords } from '../words/league-words.ts';
import { badCell, type CellReading, emptyCell, readAs } from './cell-reading.ts';

/** The group of a league in which a club plays: `gir. C`, `Grupo 3`, `Staffel Nord`, `Groupe B`. */
const group =
  / (?:gir|girone|raggruppamento|group|grup|grupo|gruppo|groupe|gruppe|gr|g|staffel|poule|pool|division|div|zona|serie|lega nazionale|puglia|femminile|masculin|masculine|femenin\w*|femeni)(?: .{1,12})?$/;

const youth = /\b(?:u|under|sub|moins de|unter) ?-?(?:1[2-9]|2[0-3])\b|\bu(?:1[2-9]|2[0-3])\b/;

const tierWords =
  /^(?:tier|level|livello|nivel|nivell|niveau|liga|stufe|spielklasse|divisione|division)?\s*(\d{1,2})\s*(?:o|a|st|nd|rd|th|er|e|eme|re|on|r|n|t)?\s*(?:livello|level|tier|nivel|nivell|niveau|stufe|spielklasse|liga|ligastufe|escalao|divisione|division|divisao|divisio)?$/;

/** A level of football: `Serie D gir. C`, `4`, `4ª divisione`, `tier 4`, `Regionalliga Nord`, `U19`. */
export function readLevel(cell: string): CellReading<number> {
  if (saysNothing(cell)) return emptyCell;
  const folded = leagueText(cell);
  const league = leagueAtStart(folded);
  if (league !== null) return tierOf(league);
  const number = Number(tierWords.exec(folded)?.[1]);
  if (number >= 1 && number <= 15) return readAs(number - 1);
  if (youth.test(folded)) return readAs<number>(youthLevel);
  const later = leagueWithin(folded);
  return later === null ? badCell('notInList') : tierOf(later);
}

/** The league that a cell names, as `leagueWords` writes it; null for a number or a word that is none. */
export function leagueNamed(cell: string): string | null {
  const folded = leagueText(cell);
  return (
    leagueAtStart(folded) ?? (tierWords.test(folded) || youth.test(folded) ? null : leagueWithin(folded))
  );
}

const leagueText = (cell: string) => foldWord(cellText(cell).replace(/[,(].*$/u, ''));

const tierOf = (league: string): CellReading<number> => readAs(leagueWords.get(league) ?? youthLevel);

/** The league may stand after the country or the organiser: `Italia - Serie D`, `LND Eccellenza`. */
function leagueWithin(folded: string): string | null {
  const words = folded.split(' ');
  for (let from = 1; from < words.length; from += 1) {
    const later = leagueAtStart(words.slice(from).join(' '), 5);
    if (later !== null) return later;
  }
  return null;
}

/** Words that mean another league with the next word: `Primera`, `Primera Andaluza`. */
const generic = /^(?:primera|segunda|tercera|premier|national|conference|champ|promo|serie)$/;

/** The longest league name that stands at the beginning. */
function leagueAtStart(folded: string, shortest = 1): string | null {
  for (const form of [folded, folded.replace(group, '')]) {
    if (form.length >= shortest && leagueWords.has(form)) return form;
  }
  const words = folded.split(' ');
  for (let length = words.length - 1; length > 0; length -= 1) {
    const start = words.slice(0, length).join(' ');
    const fixed = start.length > 4 ? !generic.test(start) : /^[rnl][1-3]$/.test(start);
    if (fixed && start.length >= shortest && leagueWords.has(start)) return start;
  }
  return null;
}
