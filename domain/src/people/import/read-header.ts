import { type Language, languages } from '../../platform/languages.ts';
import { type HeaderMeaning, type ImportTarget, importTargets } from './import-targets.ts';
import { careerEntryLabels } from './words/career-entry-labels.ts';
import { careerEntryWords } from './words/career-entry-words.ts';
import { isSlipOf } from './words/edit-distance.ts';
import { factLabels } from './words/fact-labels.ts';
import { foldWord } from './words/fold-word.ts';
import { composedMeaning } from './words/header-concepts.ts';
import { headerLabels, sharedLabels } from './words/header-labels.ts';
import { headerWords } from './words/header-words.ts';

type Words = ReadonlyMap<string, HeaderMeaning>;

let tables: ReadonlyMap<Language, ReadonlyMap<string, HeaderMeaning>> | null = null;

function tablesOf(): ReadonlyMap<Language, ReadonlyMap<string, HeaderMeaning>> {
  tables ??= new Map(
    languages.map((language) => {
      const words = new Map<string, HeaderMeaning>();
      for (const [target, label] of Object.entries({
        ...sharedLabels,
        ...headerLabels[language],
        ...factLabels[language],
        ...careerEntryLabels[language],
      }))
        words.set(foldWord(label), target as ImportTarget);
      const lists = { ...careerEntryWords[language], ...headerWords[language] };
      for (const [meaning, list = ''] of Object.entries(lists)) {
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

/** Periods, units, currencies and other words that say nothing about what a column holds. */
const asides =
  /\b(?:cms?|kgs?|eur|euros?|mensile|mensili|mese|month|monthly|annuo|annua|annuale|anno|annual|annually|yearly|year|anual|anuel|annuel|annuelle|mensual|mensuel|mensal|mes|mois|mtl|monatlich|jahrlich|jahr|monat|week|weekly|semanal|actual|atual|attuale|actuel|actuelle|aktuell|aktueller|current|currently|now|lordo|lorda|netto|netta|gross|net|brut|brute|brutto|bruto|bruta|neto|neta|net a|in|m|k|a|an|ano|any|obbligatorio|required|circa|ca|approx|about|\d{1,4})\b/g;

/** What a header says in a language: as it stands, without its brackets, split at signs, or abbreviated. */
function namedIn(language: Language, header: string): HeaderMeaning | undefined {
  const words = tablesOf().get(language);
  if (!words) return undefined;
  for (const form of [header, unbracketed(header), header.replace(/\s*[/:|].*$/, ''), unjoined(header)]) {
    const folded = foldWord(form);
    const found = words.get(folded) ?? words.get(withoutAsides(folded)) ?? abbreviated(words, form);
    if (found) return found;
  }
  return undefined;
}

const unbracketed = (header: string) => header.replace(/[([].*?(?:[)\]]|$)/g, ' ');
const unjoined = (header: string) => header.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
const withoutAsides = (folded: string) => folded.replace(asides, ' ').replace(/\s+/g, ' ').trim();

/** What the known words within a header say in a language. */
function heardIn(language: Language, header: string): HeaderMeaning | undefined {
  const words = tablesOf().get(language);
  if (!words) return undefined;
  const folded = foldWord(unbracketed(header));
  return runWithin(words, folded) ?? runWithin(words, withoutAsides(folded));
}

/** `Netto/mese`, `Net p/w (€)`: only how it is paid. */
function saysHowPaid(header: string): boolean {
  const bare = unbracketed(header);
  if (!/\b(?:netto|net|lordo|gross|brut[oet]*|neto)\b/iu.test(bare) || foldWord(header).split(' ').length > 4)
    return false;
  const left = foldWord(bare)
    .replace(asides, ' ')
    .replace(/\b\w\b/g, ' ')
    .trim();
  return left === '';
}

/** A header with a slip of the pen: `Nazionalià`, `Telefno`. */
function slippedIn(language: Language, header: string): HeaderMeaning | undefined {
  const folded = withoutAsides(foldWord(unbracketed(header)));
  const found = new Set<HeaderMeaning>();
  for (const [word, meaning] of tablesOf().get(language) ?? [])
    if (word.length > 4 && isSlipOf(folded, word)) found.add(meaning);
  const [only] = found;
  return found.size === 1 ? only : undefined;
}

/** `Staatsang.`, `Sit. contrattuale`, `Telem.`: the beginnings of known words, when all that fit mean the same. */
function abbreviated(words: Words, header: string): HeaderMeaning | undefined {
  const parts = header.split(/\s+/).filter((part) => /\p{L}/u.test(part));
  const starts = parts.flatMap((part) => {
    const word = foldWord(part).replaceAll(' ', '');
    return word === '' || word.replace(asides, '') === '' ? [] : [{ word, cut: /\.\W*$/.test(part) }];
  });
  if (starts.length === 0 || !starts.some(({ cut }) => cut)) return undefined;
  if (starts.some(({ word, cut }) => cut && word.length < 3 && starts.length === 1)) return undefined;
  const meanings = new Set<HeaderMeaning>();
  for (const [known, meaning] of words) {
    const full = known.split(' ');
    const fits =
      full.length === starts.length &&
      starts.every(({ word, cut }, at) => (cut ? full[at]?.startsWith(word) : full[at] === word));
    if (fits && meaning !== 'anyName') meanings.add(meaning);
  }
  const [only] = meanings;
  return meanings.size === 1 ? only : undefined;
}

/** A word of names within a header may belong to something else: `Last seen`. */
const ofNames: ReadonlySet<HeaderMeaning> = new Set(['anyName', 'name', 'surname']);

/**
 * `Note riservate`, `Di che paese è`: the longest known words at the beginning, at the end or, of five letters and
 * more, within a header.
 */
function runWithin(words: Words, folded: string): HeaderMeaning | undefined {
  const parts = folded.split(' ');
  for (let length = parts.length - 1; length > 0; length -= 1) {
    const runs = parts.flatMap((_, from) =>
      from + length <= parts.length ? [{ from, run: parts.slice(from, from + length).join(' ') }] : [],
    );
    const ends = runs.filter(({ from }) => from === 0 || from + length === parts.length);
    const inside = runs.filter(({ run }) => run.length >= 5);
    for (const { run } of [...ends.filter((one) => one.run.length >= 4), ...inside]) {
      const found = words.get(run);
      if (found && !ofNames.has(found) && !(found === 'skip' && length === 1 && parts.length > 2))
        return found;
    }
  }
  return undefined;
}

/** What a header says, and how sure that is: above a half when it is a known header as it stands. */
export interface HeaderClaim {
  readonly meaning: HeaderMeaning;
  readonly trust: number;
}

const trust = { named: 0.9, composed: 0.7, heard: 0.5, slipped: 0.4 } as const;

/** What a header says in the first of the languages that knows it; the names of our own fields are known in all. */
export function claimOf(header: string, ranked: readonly Language[]): HeaderClaim | undefined {
  const first = (find: (language: Language) => HeaderMeaning | undefined) => {
    for (const language of ranked) {
      const found = find(language);
      if (found) return found;
    }
    return undefined;
  };
  const named =
    first((language) => namedIn(language, header)) ?? wireNames.get(foldWord(header).replaceAll(' ', ''));
  const spoken = composedMeaning(header);
  // `Alt./Peso` is more than its first half.
  const whole =
    spoken === 'heightWeight' || (named === 'minutes' && spoken === 'minutesPercent') ? spoken : named;
  if (whole) return { meaning: whole, trust: trust.named };
  const composed = saysHowPaid(header) ? 'salary' : spoken;
  if (composed) return { meaning: composed, trust: trust.composed };
  const heard = first((language) => heardIn(language, header));
  if (heard) return { meaning: heard, trust: trust.heard };
  const slipped = first((language) => slippedIn(language, header));
  return slipped && { meaning: slipped, trust: trust.slipped };
}

/** The languages, that of most headers first; of equal ones the reader's. */
export function rankLanguages(headers: readonly string[], preferred: Language): Language[] {
  const score = (language: Language) =>
    headers.filter((header) => header !== '' && knownIn(language, header)).length;
  const scores = new Map(languages.map((language) => [language, score(language)]));
  return [preferred, ...languages.filter((language) => language !== preferred)].sort(
    (one, other) => (scores.get(other) ?? 0) - (scores.get(one) ?? 0),
  );
}

const knownIn = (language: Language, header: string) =>
  namedIn(language, header) ?? heardIn(language, header);

/** How many cells of a row are headers of a player's table; with `freely`, also those that only speak of one. */
export function headersKnown(cells: readonly string[], freely = false): number {
  return cells.filter(
    (cell) =>
      cell !== '' &&
      cell.length <= 60 &&
      (wireNames.has(foldWord(cell).replaceAll(' ', '')) ||
        saysHowPaid(cell) ||
        languages.some((language) => knownIn(language, cell)) ||
        (freely && claimOf(cell, languages) !== undefined)),
  ).length;
}
