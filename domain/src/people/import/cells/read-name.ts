import { maxPersonNameLength } from '../../../platform/text-limits.ts';
import { cellText } from '../words/empty-words.ts';
import { foldWord } from '../words/fold-word.ts';
import { alsoSurnames, givenNames } from '../words/given-names.ts';
import { badCell, type CellReading, doubtAs, emptyCell, readAs } from './cell-reading.ts';

/** Order of the parts of a full name in a column; `mixed`: each row shows it by a comma or by the given names known. */
export type NameOrder = 'givenFirst' | 'surnameFirst' | 'mixed';

export interface FullName {
  readonly name: string;
  readonly surname: string;
}

/** Words that belong to the surname which they precede. */
const particles = new Set(
  'de,di,da,do,dos,das,del,della,dello,dei,degli,delle,dal,dalla,d,la,le,lo,li,van,von,den,der,ter,ten,zu,zum,zur,vom,el,al,ben,bin,ibn,abou,abu,ould,mac,mc,st,san,santa,saint,sant,i,y,e,du,des,o'.split(
    ',',
  ),
);

/** Without what people write around a name: shirt number, captain, a nickname, the year of birth, a footnote. */
export function bareName(cell: string): string {
  const text = cellText(cell);
  return (
    (withoutNickname(text) || text)
      .replace(/^[^\p{L}\p{N}#(]+(?=\p{L})/u, '')
      // What stands behind the name: `Rossi Mario - infortunato`, `Mario Rossi, capitano`.
      .replace(/^(\S+\s\S.*?)\s+[-–—|/]\s+\S.*$/u, '$1')
      .replace(
        /,\s*(?:cap\w*|vice\w*|captain|capit\S+|inf\w*|injured|lesion\w*|bless\S+|verletzt|loan|prestito)\.?$/iu,
        '',
      )
      .replace(/^(?:\d{1,3}\s*[.)\-–:º°]*\s+|\d{1,3}[.)]|#\d+\s*|[-–•*·]\s*)/u, '')
      .replace(/\s*[*†‡©®!?]+$/u, '')
      .replace(/\s+(?:cap|capt|capit|kap)\.?$/iu, '')
      .replace(/(?:,|\s+[-–])?\s+(?:['’]\s?\d{2}|\d{1,4})$/u, '')
      .replace(/[\s,]+(?:[-–]\s+)?(?:cl\.|classe|jg\.?|jahrgang|u)\s*\d{2,4}$/iu, '')
      .replace(/\s+/g, ' ')
      .trim()
  );
}

/** `Cusmano Alessio "Ciccio"`, `Gerard (Geri)`, `Rossi detto Pallino`: what friends call a player is no part of the name. */
function withoutNickname(text: string): string {
  return text
    .replace(/\s*\([^()]*\)|\s*\[[^[\]]*\]/gu, ' ')
    .replace(/(^|\s)(?:["“”„«»][^"“”„«»]{1,30}["“”«»]|[‘'‚][^‘’'‚]{2,30}[’'])(?=[\s,]|$)/gu, '$1')
    .replace(
      /[\s,]+(?:detto|detta|alias|aka|a\.k\.a\.?|genannt|conegut com|conocido como|dit|conhecido por)\s.*$/iu,
      '',
    )
    .replace(/\s+,/g, ',')
    .trim();
}

/** True for text that no person is called: markup, an address, digits within. */
export function isNoName(text: string): boolean {
  return /[<>\uFFFD@=\p{Cc}\u202A-\u202E\u2066-\u2069]|\d|https?:/u.test(text) || !/\p{Letter}/u.test(text);
}

/** Given names after which a second one often comes. */
const startsDouble = new Set(
  'jose,juan,luis,jean,gian,joao,maria,carlos,pedro,miguel,francisco,marco,pier,victor,angel,jesus,manuel,antonio,ana,marc,pierre,jan,karl,hans'.split(
    ',',
  ),
);

const isInitial = (word: string) => /^\p{Lu}\.?(?:-?\p{Lu}\.)*$/u.test(word);
const isCapitals = (word: string) => /^[\p{Lu}'’\-.]{2,}$/u.test(word) && /\p{Lu}{2}/u.test(word);
const isGiven = (word: string) =>
  givenNames.has(foldWord(word)) ||
  foldWord(word)
    .split(' ')
    .every((part) => givenNames.has(part));

/** Endings that surnames have and given names hardly do. */
const surnameEnding =
  /(?:[eé]z|ić|ic|ich|icz|ski|sky|cki|czyk|ini|elli|etti|otti|ucci|acci|azzi|izzi|ozzi|uzzi|azzo|izzo|otto|etto|ello|oglu|escu|enko|mann|berger|hofer|meier|meyer|maier|bauer|huber|schmidt|sson|aes|ães|eira|eiro|dze|vili|yan|ois|eau|ault|ard)$/u;

const looksSurname = (word: string) => !isGiven(word) && surnameEnding.test(word.toLowerCase());

/** The order of a header: `Cognome e nome`, `NOM Prénom`, `First & last name`. */
function orderOfHeader(header: string): NameOrder | null {
  const folded = foldWord(header);
  if (
    /\b(?:surname|last name|cognome|apellidos?|apelido|nom|nachname) (?:first|prima|primer[oa]?|primeiro|d abord|zuerst)\b/.test(
      folded,
    )
  )
    return 'surnameFirst';
  const surname =
    /cognom|surname|last|family|apellid|apelid|sobrenome|nachname|zuname|familienname|\bnom\b(?=.*prenom)|(?<=prenom.*)\bnom\b/.exec(
      folded,
    )?.index;
  const given = /\b(?:nome|name|nombre|nom|first|given|forename|prenoms?|vorname)\b(?! de famil)/.exec(
    folded.replace(/\b(?:last|sur|family) ?name\b|\bnom(?= .*prenom)|(?<=prenom.*)nom\b/g, (found) =>
      '·'.repeat(found.length),
    ),
  )?.index;
  if (surname === undefined || given === undefined || surname === given) return null;
  return surname < given ? 'surnameFirst' : 'givenFirst';
}

/** The order that one name shows: by its form, by given names that are known, less surely by endings and particles. */
function orderShown(words: readonly string[]): { order: NameOrder; weight: number } | null {
  const [first = '', last = ''] = [words[0], words.at(-1)];
  const sure = orderByForm(words);
  if (sure) return { order: sure, weight: 1 };
  if (isGiven(first) !== isGiven(last))
    return { order: isGiven(first) ? 'givenFirst' : 'surnameFirst', weight: 1 };
  if (looksSurname(first) !== looksSurname(last))
    return { order: looksSurname(first) ? 'surnameFirst' : 'givenFirst', weight: 0.5 };
  const particled = particles.has(foldWord(first)) && !particles.has(foldWord(words[1] ?? ''));
  return words.length > 2 && particled ? { order: 'surnameFirst', weight: 0.5 } : null;
}

/**
 * The order that most names of a column show: by their form, the given names that are known, particles and endings of
 * surnames, what the header says, and, where nothing else speaks, by the words that come again.
 */
export function nameOrderOf(cells: Iterable<string>, header = ''): NameOrder {
  let [givenFirst, surnameFirst, commas] = [0, 0, 0];
  const [firsts, lasts]: [Set<string>, Set<string>] = [new Set(), new Set()];
  let whole = 0;
  for (const cell of cells) {
    const words = bareName(cell).split(' ');
    const [first = '', last = ''] = [words[0], words.at(-1)];
    if (words.some((word) => word.endsWith(','))) commas += 1;
    if (words.length < 2 || cell.includes(',')) continue;
    whole += 1;
    firsts.add(foldWord(first));
    lasts.add(foldWord(last));
    const shown = orderShown(words);
    if (shown?.order === 'givenFirst') givenFirst += shown.weight;
    if (shown?.order === 'surnameFirst') surnameFirst += shown.weight;
  }
  if (commas > 2 && givenFirst > 0 && surnameFirst > 0 && commas > givenFirst + surnameFirst) return 'mixed';
  const said = orderOfHeader(header);
  const weight = 1 + whole * 0.2;
  if (said === 'surnameFirst') surnameFirst += weight;
  if (said === 'givenFirst') givenFirst += weight;
  if (surnameFirst === givenFirst && whole > 5)
    return firsts.size > lasts.size ? 'surnameFirst' : 'givenFirst';
  return surnameFirst > givenFirst ? 'surnameFirst' : 'givenFirst';
}

/** The order that initials and capitals show beyond doubt: `J. Moulin`, `ROSSI Mario`, `Mario ROSSI`. */
function orderByForm(words: readonly string[]): NameOrder | null {
  const [first = '', last = ''] = [words[0], words.at(-1)];
  if (isInitial(first) && !isInitial(last)) return 'givenFirst';
  if (isInitial(last) && !isInitial(first)) return 'surnameFirst';
  if (isCapitals(first) && !isCapitals(last)) return 'surnameFirst';
  return isCapitals(last) && !isCapitals(first) ? 'givenFirst' : null;
}

/** `ROSSI` → `Rossi`, `de la cruz` → `De la Cruz`; a name that has both cases stays. */
export function properCase(name: string): string {
  const letters = name.replace(/[^\p{Letter}]/gu, '');
  const oneCase = letters === letters.toUpperCase() || letters === letters.toLowerCase();
  if (!oneCase || letters.length < 3)
    return letters.length > 1 && letters === letters.toLowerCase() ? raised(name) : name;
  return raised(name.toLowerCase());
}

function raised(name: string): string {
  return name
    .replace(
      /(^|[\s\-'’.])(\p{Letter})/gu,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    )
    .replace(/(?<=\s)(?:De|Di|Da|Do|Dos|Das|Del|Van|Von|Der|Den|La|El|Y|I|E|Du|Des)(?=\s)/gu, (word) =>
      word.toLowerCase(),
    );
}

/** A full name in one cell, by the order of its column. A single word is kept as the name and marked. */
export function readFullName(cell: string, order: NameOrder): CellReading<string> & { full?: FullName } {
  const text = bareName(cell);
  if (text === '') return emptyCell;
  if (isNoName(text)) return badCell('broken');
  const full = splitName(text, order);
  if (full.name.length > maxPersonNameLength || full.surname.length > maxPersonNameLength)
    return badCell('tooLong');
  const shown = `${full.name} ${full.surname}`.trim();
  return { ...(full.surname === '' ? doubtAs(shown, 'oneName') : readAs(shown)), full };
}

export function splitName(text: string, order: NameOrder): FullName {
  const comma = /^([^,]+),\s*(.+)$/.exec(text);
  if (comma)
    return { name: properCase((comma[2] ?? '').trim()), surname: properCase((comma[1] ?? '').trim()) };
  const words = text.split(' ').filter((word) => word !== '');
  if (words.length === 1) return { name: properCase(text), surname: '' };
  const byForm = orderByForm(words);
  const givenFirst = (byForm ?? orderOfRow(words, order)) !== 'surnameFirst';
  const at = givenFirst
    ? givenLength(words, byForm !== null)
    : words.length - givenLength([...words].reverse(), byForm !== null, true);
  const [before, after] = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
  const [name, surname] = givenFirst ? [before, after] : [after, before];
  return { name: properCase(name), surname: properCase(surname) };
}

/** The order of the column; a row against it needs a particle or names that are known for the other order only. */
function orderOfRow(words: readonly string[], order: NameOrder): NameOrder {
  const [first = '', last = ''] = [words[0], words.at(-1)];
  if (order === 'mixed') return !isGiven(first) && isGiven(last) ? 'surnameFirst' : 'givenFirst';
  // Two surnames before a name: `Vidal Sepúlveda Ignacio`.
  const inside = words.slice(1, -1);
  if (
    order === 'givenFirst' &&
    inside.length > 0 &&
    !isGiven(first) &&
    isGiven(last) &&
    !inside.some(isGiven)
  )
    return inside.some((word) => particles.has(foldWord(word))) && !particles.has(foldWord(first))
      ? order
      : 'surnameFirst';
  if (order === 'givenFirst' && particles.has(foldWord(first)) && words.length > 2 && isGiven(last))
    return 'surnameFirst';
  if (order === 'givenFirst' && looksSurname(first) && isGiven(last) && !alsoSurnames.has(foldWord(last)))
    return 'surnameFirst';
  if (order === 'surnameFirst' && looksSurname(last) && isGiven(first) && !alsoSurnames.has(foldWord(first)))
    return 'givenFirst';
  return order;
}

/** How many words from the given name's end are given names. */
function givenLength(words: readonly string[], byForm: boolean, reversed = false): number {
  const afterParticle = (at: number) => reversed && particles.has(foldWord(words[at + 1] ?? ''));
  if (byForm) {
    const capitals = words.some(isCapitals) && words.some((word) => !isCapitals(word) && !isInitial(word));
    let length = 1;
    if (capitals) {
      const firstIs = isCapitals(words[0] ?? '');
      while (
        length < words.length - 1 &&
        isCapitals(words[length] ?? '') === firstIs &&
        !particles.has(foldWord(words[length] ?? ''))
      )
        length += 1;
      return length;
    }
    while (length < words.length - 1 && isInitial(words[length] ?? '')) length += 1;
    return length;
  }
  let length = 1;
  // `Pablo Martín Gómez` has two surnames, `Juan Martín Gómez` may have one.
  if (
    words.length === 3 &&
    !reversed &&
    alsoSurnames.has(foldWord(words[1] ?? '')) &&
    !startsDouble.has(foldWord(words[0] ?? ''))
  )
    return 1;
  while (
    length < words.length - 1 &&
    isGiven(words[length] ?? '') &&
    !particles.has(foldWord(words[length] ?? '')) &&
    !afterParticle(length)
  )
    length += 1;
  return length;
}

/** A given name or a surname in its own cell. */
export function readNamePart(cell: string): CellReading<string> {
  const text = bareName(cell);
  if (text === '' || /^[-–—.?]+$/.test(text)) return emptyCell;
  if (isNoName(text)) return badCell('broken');
  return text.length > maxPersonNameLength ? badCell('tooLong') : readAs(properCase(text));
}
