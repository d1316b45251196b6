import type { Language } from '../../platform/languages.ts';
import { contractualStatus } from '../contractual-statuses.ts';
import { valueRead } from './cell-reading.ts';
import type { HeaderMeaning, ImportTarget } from './import-targets.ts';
import { contentTarget, fitting } from './read-content.ts';
import { readContract } from './read-contract.ts';
import { claimOf } from './read-header.ts';

/** A column of the table, what it holds, and how that is known. */
export interface MappedColumn {
  readonly header: string;
  readonly target: ImportTarget | null;
  readonly by: 'header' | 'content' | 'choice' | 'nothing';
}

/**
 * What each column holds: by its name in seven languages where its cells do not contradict it, else by what its cells look
 * like. Of two columns that claim a field, that with the surer name and more cells of its kind gets it. No field is read from
 * two columns.
 */
export function mapColumns(
  headers: readonly string[],
  columns: readonly (readonly string[])[],
  { ranked, today }: { ranked: readonly Language[]; today: string },
): MappedColumn[] {
  const claims = headers.map((header) => (header === '' ? undefined : claimOf(header, ranked)));
  const meanings = decideNames(
    claims.map((claim) => claim?.meaning),
    columns,
  );
  const taken = new Set<ImportTarget>();
  const targets: MappedColumn[] = headers.map((header) => ({ header, target: null, by: 'nothing' }));
  const take = (place: number, target: ImportTarget, by: 'header' | 'content') => {
    if ((taken.has(target) && target !== 'comments') || (target === 'fullName' && taken.has('surname')))
      return;
    taken.add(target);
    targets[place] = { header: headers[place] ?? '', target, by };
  };
  const context = { language: ranked[0] ?? 'it', today };
  const evidence = meanings.map((meaning, place) => {
    if (!meaning || meaning === 'skip' || meaning === 'aside') return 0;
    return (claims[place]?.trust ?? 0) * fitting(meaning, columns[place] ?? [], context);
  });
  // A little more evidence does not outweigh the order of the columns.
  const steps = evidence.map((one) => Math.round(one * 5));
  const surest = [...meanings.keys()].sort(
    (one, other) => (steps[other] ?? 0) - (steps[one] ?? 0) || one - other,
  );
  for (const place of surest) {
    const meaning = meanings[place];
    if (!meaning || meaning === 'skip' || meaning === 'aside' || (evidence[place] ?? 0) === 0) continue;
    // A year beside the day of birth helps where the day is missing or impossible.
    const again = meaning === 'bornDate' && taken.has('bornDate');
    take(place, again && fitting('age', columns[place] ?? [], context) > 0 ? 'age' : meaning, 'header');
  }
  for (const [place, cells] of columns.entries()) {
    if (targets[place]?.target || meanings[place] === 'skip' || meanings[place] === 'aside') continue;
    const meaning = meanings[place];
    const second = meaning !== undefined && taken.has(meaning) && (evidence[place] ?? 0) > 0;
    if (second && !standsOnce.has(meaning)) {
      if (meaning === 'principalRole' && !taken.has('secondaryRole')) take(place, 'secondaryRole', 'header');
      else take(place, 'comments', 'content');
      continue;
    }
    const target = contentTarget(cells, taken, context);
    if (target) take(place, target, 'content');
  }
  if (!taken.has('currentClub')) {
    const clubs = columns.findIndex(
      (cells, place) =>
        cells.length >= 3 &&
        !targets[place]?.target &&
        meanings[place] !== 'skip' &&
        meanings[place] !== 'aside' &&
        cells.filter((cell) => clubSigns.test(cell)).length * 2 >= cells.length,
    );
    if (clubs !== -1) take(clubs, 'currentClub', 'content');
  }
  takeTexts(columns, targets, meanings, take);
  return targets;
}

/** A second column of these says nothing new; of others, such as a second telephone, it is kept in the comments. */
const standsOnce: ReadonlySet<ImportTarget> = new Set([
  'fullName',
  'name',
  'surname',
  'bornDate',
  'age',
  'heightCm',
  'weightKg',
  'heightWeight',
]);

const clubSigns =
  /\b(?:f\.?c|a\.?c|u\.?s|s\.?s|a\.?s|asd|ssd|c\.?f|c\.?d|u\.?d|c\.?e|u\.?e|a\.?e|pol|virtus|s\.?c|sv|vfb|vfl|tsv|fsv|spvgg|tus|fk|nk|sk|town|rovers|athletic|r\.?c|united|city|real|club|atletico|sporting|polisportiva|olympique|stade|svincolat\p{L}|libre|livre|lliure|free|vereinslos|vertragslos)\b/iu;

/** A column of words that nothing claims: the club when enough cells look like one; other sentences are comments. */
function takeTexts(
  columns: readonly (readonly string[])[],
  targets: readonly MappedColumn[],
  meanings: readonly (HeaderMeaning | undefined)[],
  take: (place: number, target: ImportTarget, by: 'content') => void,
): void {
  for (const [place, cells] of columns.entries()) {
    if (targets[place]?.target || cells.length === 0 || meanings[place] === 'skip') continue;
    const worded = cells.filter((cell) => /\p{L}{3}/u.test(cell)).length;
    if (worded * 2 < cells.length) continue;
    const clubOpen = meanings[place] !== 'aside' && !targets.some(({ target }) => target === 'currentClub');
    const named = targets.some(({ header }) => header !== '');
    const target =
      clubOpen && (looksLikeClubs(cells) || (!named && areShortNames(cells))) ? 'currentClub' : 'comments';
    take(place, target, 'content');
  }
}

/** Two or three words with a capital, as clubs are called; remarks begin small or are longer. */
function areShortNames(cells: readonly string[]): boolean {
  const short = cells.filter(
    (cell) => /^\p{Lu}[^.,;:!?]*$/u.test(cell.trim()) && cell.trim().split(/\s+/).length <= 5,
  );
  return cells.length >= 3 && short.length >= cells.length * 0.8;
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
): (ImportTarget | 'skip' | 'aside' | undefined)[] {
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
