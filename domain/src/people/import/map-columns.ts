import { type Language, languages } from '../../platform/languages.ts';
import { contractualStatus } from '../contractual-statuses.ts';
import { valueRead } from './cell-reading.ts';
import { foldWord } from './fold-word.ts';
import { headerLabels, sharedLabels } from './header-labels.ts';
import { headerWords } from './header-words.ts';
import { type HeaderMeaning, type ImportTarget, importTargets } from './import-targets.ts';
import { contentTarget, fits } from './read-content.ts';
import { readContract } from './read-words.ts';

/** A column of the table, what it holds, and how that is known. */
export interface MappedColumn {
  readonly header: string;
  readonly target: ImportTarget | null;
  readonly by: 'header' | 'content' | 'choice' | 'nothing';
}

let tables: ReadonlyMap<Language, ReadonlyMap<string, HeaderMeaning>> | null = null;

function tablesOf(): ReadonlyMap<Language, ReadonlyMap<string, HeaderMeaning>> {
  tables ??= new Map(
    languages.map((language) => {
      const words = new Map<string, HeaderMeaning>();
      for (const [target, label] of Object.entries({ ...sharedLabels, ...headerLabels[language] }))
        words.set(foldWord(label), target as ImportTarget);
      for (const [meaning, list = ''] of Object.entries(headerWords[language])) {
        for (const word of list.split(',')) {
          const folded = foldWord(word);
          if (folded !== '' && !words.has(folded)) words.set(folded, meaning as HeaderMeaning);
        }
      }
      return [language, words];
    }),
  );
  return tables;
}

const wireNames: ReadonlyMap<string, ImportTarget> = new Map(
  importTargets.map((target) => [target.toLowerCase(), target]),
);

/** What a header says in a language: as it stands, without its brackets, or split at signs. */
function meaningIn(language: Language, header: string): HeaderMeaning | undefined {
  const words = tablesOf().get(language);
  const split = header.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
  const forms = [header, header.replace(/[([].*?[)\]]/g, ' '), header.replace(/\s*[/:|].*$/, ''), split];
  for (const form of forms) {
    const folded = foldWord(form);
    const found =
      words?.get(folded) ??
      words?.get(folded.replace(/ (?:cm|kg|eur|euro|m|k|in cm|in kg|mensile|month|mese)$/, ''));
    if (found) return found;
  }
  return runWithin(words, foldWord(header));
}

/** `Note riservate`, `Notes internes`: the longest known words at the beginning or the end of a header. */
function runWithin(
  words: ReadonlyMap<string, HeaderMeaning> | undefined,
  folded: string,
): HeaderMeaning | undefined {
  const parts = folded.split(' ');
  for (let length = parts.length - 1; length > 0; length -= 1) {
    const runs = [parts.slice(0, length).join(' '), parts.slice(-length).join(' ')];
    const run = runs.find((one) => one.length >= 4 && words?.has(one));
    const found = run && words?.get(run);
    if (found && found !== 'anyName') return found;
  }
  return undefined;
}

function meaningOf(header: string, ranked: readonly Language[]): HeaderMeaning | undefined {
  for (const language of ranked) {
    const found = meaningIn(language, header);
    if (found) return found;
  }
  return wireNames.get(foldWord(header).replaceAll(' ', ''));
}

/** The languages, that of most headers first; of equal ones the reader's. */
export function rankLanguages(headers: readonly string[], preferred: Language): Language[] {
  const score = (language: Language) =>
    headers.filter((header) => header !== '' && meaningIn(language, header)).length;
  const scores = new Map(languages.map((language) => [language, score(language)]));
  return [preferred, ...languages.filter((language) => language !== preferred)].sort(
    (one, other) => (scores.get(other) ?? 0) - (scores.get(one) ?? 0),
  );
}

/** How many cells of a row are headers of a player's table. */
export function headersKnown(cells: readonly string[]): number {
  return cells.filter((cell) => cell !== '' && cell.length <= 60 && meaningOf(cell, languages) !== undefined)
    .length;
}

/**
 * What each column holds: by its name in seven languages where its cells do not contradict it, else by what its cells look
 * like. No field is read from two columns.
 */
export function mapColumns(
  headers: readonly string[],
  columns: readonly (readonly string[])[],
  { ranked, today }: { ranked: readonly Language[]; today: string },
): MappedColumn[] {
  const named = headers.map((header) => (header === '' ? undefined : meaningOf(header, ranked)));
  const meanings = decideNames(named, columns);
  const taken = new Set<ImportTarget>();
  const targets: MappedColumn[] = headers.map((header) => ({ header, target: null, by: 'nothing' }));
  const take = (place: number, target: ImportTarget, by: 'header' | 'content') => {
    if ((taken.has(target) && target !== 'comments') || (target === 'fullName' && taken.has('surname')))
      return;
    taken.add(target);
    targets[place] = { header: headers[place] ?? '', target, by };
  };
  const context = { language: ranked[0] ?? 'it', today };
  for (const [place, meaning] of meanings.entries()) {
    if (meaning && meaning !== 'skip' && fits(meaning, columns[place] ?? [], context))
      take(place, meaning, 'header');
  }
  for (const [place, cells] of columns.entries()) {
    if (targets[place]?.target || meanings[place] === 'skip') continue;
    const target = contentTarget(cells, taken, context);
    if (target) take(place, target, 'content');
  }
  if (!taken.has('currentClub')) {
    const clubs = columns.findIndex(
      (cells, place) =>
        cells.length >= 3 &&
        !targets[place]?.target &&
        meanings[place] !== 'skip' &&
        cells.filter((cell) => clubSigns.test(cell)).length * 2 >= cells.length,
    );
    if (clubs !== -1) take(clubs, 'currentClub', 'content');
  }
  if (headers.every((header) => header === '')) takeTexts(columns, targets, take);
  return targets;
}

const clubSigns =
  /\b(?:f\.?c|a\.?c|u\.?s|s\.?s|a\.?s|asd|ssd|c\.?f|c\.?d|u\.?d|s\.?c|sv|vfb|vfl|tsv|fsv|spvgg|tus|fk|nk|sk|town|rovers|athletic|r\.?c|united|city|real|club|atletico|sporting|polisportiva|olympique|stade|svincolat\p{L}|libre|livre|lliure|free|vereinslos|vertragslos)\b/iu;

/** Without headers, a column of words is the club when enough cells look like one; other sentences are comments. */
function takeTexts(
  columns: readonly (readonly string[])[],
  targets: readonly MappedColumn[],
  take: (place: number, target: ImportTarget, by: 'content') => void,
): void {
  for (const [place, cells] of columns.entries()) {
    if (targets[place]?.target || cells.length === 0) continue;
    const worded = cells.filter((cell) => /\p{L}{3}/u.test(cell)).length;
    if (worded * 2 < cells.length) continue;
    const target = looksLikeClubs(cells) ? 'currentClub' : 'comments';
    take(place, target, 'content');
  }
}

/** Clubs by their signs, or short names among which players without a club stand. */
function looksLikeClubs(cells: readonly string[]): boolean {
  const clubs = cells.filter((cell) => clubSigns.test(cell)).length;
  if (clubs * 3 >= cells.length) return true;
  const free = cells.some((cell) => valueRead(readContract(cell)) === contractualStatus.free);
  const words = cells.reduce((total, cell) => total + cell.trim().split(/\s+/).length, 0);
  return free && words <= cells.length * 2.5;
}

/** Names and countries whose header is general, by their neighbours and their cells. */
function decideNames(
  named: readonly (HeaderMeaning | undefined)[],
  columns: readonly (readonly string[])[],
): (ImportTarget | 'skip' | undefined)[] {
  const has = (meaning: HeaderMeaning) => named.includes(meaning);
  return named.map((meaning, place) => {
    const cells = columns[place] ?? [];
    const several = cells.filter((cell) => /\S[\s,]+\S/.test(cell.trim())).length;
    const mostlyFull = several * 2 > cells.length;
    if (meaning === 'anyName') {
      if (has('surname')) return 'name';
      if (has('name')) return 'surname';
      return has('fullName') && !mostlyFull ? 'skip' : 'fullName';
    }
    if (meaning === 'anyCountry') return has('nationality') ? 'country' : 'nationality';
    if (meaning === 'surname' && !has('name') && !has('anyName') && mostlyFull) return 'fullName';
    return meaning;
  });
}
