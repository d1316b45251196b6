import { youthLevel } from '../levels.ts';
import { badCell, type CellReading, emptyCell, readAs } from './cell-reading.ts';
import { cellText, saysNothing } from './empty-words.ts';
import { foldWord } from './fold-word.ts';
import { leagueWords } from './league-words.ts';

/** The group of a league in which a club plays: `gir. C`, `Grupo 3`, `Staffel Nord`, `Groupe B`. */
const group =
  / (?:gir|girone|raggruppamento|group|grup|grupo|gruppo|groupe|gruppe|gr|g|staffel|poule|pool|division|div|zona|serie|lega nazionale|puglia|femminile|masculin|masculine|femenin\w*|femeni)(?: .{1,12})?$/;

const youth = /\b(?:u|under|sub|moins de|unter) ?-?(?:1[2-9]|2[0-3])\b|\bu(?:1[2-9]|2[0-3])\b/;

const tierWords =
  /^(?:tier|level|livello|nivel|nivell|niveau|liga|stufe|spielklasse|divisione|division)?\s*(\d{1,2})\s*(?:o|a|st|nd|rd|th|er|e|eme|re|on|r|n|t)?\s*(?:livello|level|tier|nivel|nivell|niveau|stufe|spielklasse|liga|ligastufe|escalao|divisione|division|divisao|divisio)?$/;

/** A level of football: `Serie D gir. C`, `4`, `4ª divisione`, `tier 4`, `Regionalliga Nord`, `U19`. */
export function readLevel(cell: string): CellReading<number> {
  if (saysNothing(cell)) return emptyCell;
  const folded = foldWord(cellText(cell).replace(/[,(].*$/u, ''));
  const league = leagueOf(folded);
  if (league !== null) return readAs(league);
  const number = Number(tierWords.exec(folded)?.[1]);
  if (number >= 1 && number <= 15) return readAs(number - 1);
  if (youth.test(folded)) return readAs<number>(youthLevel);
  // The league may stand after the country or the organiser: `Italia - Serie D`, `LND Eccellenza`.
  const words = folded.split(' ');
  for (let from = 1; from < words.length; from += 1) {
    const later = leagueOf(words.slice(from).join(' '), 5);
    if (later !== null) return readAs(later);
  }
  return badCell('notInList');
}

/** Words that mean another league with the next word: `Primera`, `Primera Andaluza`. */
const generic = /^(?:primera|segunda|tercera|premier|national|conference|champ|promo|serie)$/;

/** The tier of the longest league name that stands at the beginning. */
function leagueOf(folded: string, shortest = 1): number | null {
  for (const form of [folded, folded.replace(group, '')]) {
    const known = form.length >= shortest ? leagueWords.get(form) : undefined;
    if (known !== undefined) return known;
  }
  const words = folded.split(' ');
  for (let length = words.length - 1; length > 0; length -= 1) {
    const start = words.slice(0, length).join(' ');
    const fixed = start.length > 4 ? !generic.test(start) : /^[rnl][1-3]$/.test(start);
    const known = fixed && start.length >= shortest ? leagueWords.get(start) : undefined;
    if (known !== undefined) return known;
  }
  return null;
}
