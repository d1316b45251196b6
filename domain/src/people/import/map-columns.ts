import type { Language } from '../../platform/languages.ts';
import { contractualStatus } from '../players/contractual-statuses.ts';
import { isFigureTarget } from './career-entry-targets.ts';
import { valueRead } from './cells/cell-reading.ts';
import { readContract } from './cells/read-contract.ts';
import type { HeaderMeaning, ImportTarget } from './import-targets.ts';
import { pairOfFigures } from './pair-of-figures.ts';
import { seasonWithin } from './read-career-entries.ts';
import { contentTargets, fitting, usualEvidence } from './read-content.ts';
import { claimOf, type HeaderClaim } from './read-header.ts';
import { foldWord } from './words/fold-word.ts';
import { givenNames } from './words/given-names.ts';

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
  {
    ranked,
    today,
    rows,
  }: { ranked: readonly Language[]; today: string; rows: readonly (readonly string[])[] },
): MappedColumn[] {
  const claims = headers.map((header, place) =>
    header === '' ? undefined : minutesOrShare(claimOf(header, ranked), columns[place] ?? []),
  );
  const meanings = decideNames(
    claims.map((claim) => claim?.meaning),
    columns,
  );
  const taken = new Set<ImportTarget>();
  const takenFigures = new Set<string>();
  const targets: MappedColumn[] = headers.map((header) => ({ header, target: null, by: 'nothing' }));
  const take = (place: number, target: ImportTarget, by: 'header' | 'content') => {
    // Figures may come once for each season: `Gol 23/24`, `Gol 24/25`.
    const ofSeason = isFigureTarget(target) ? `${target} ${seasonWithin(headers[place] ?? '') ?? ''}` : null;
    const again = ofSeason === null ? taken.has(target) : takenFigures.has(ofSeason);
    if ((again && target !== 'comments') || (target === 'fullName' && taken.has('surname'))) return;
    taken.add(target);
    if (ofSeason !== null) takenFigures.add(ofSeason);
    targets[place] = { header: headers[place] ?? '', target, by };
  };
  // One or two lines without headers are all there is to go by.
  const isShort = rows.length < usualEvidence && headers.every((header) => header === '');
  const context = { language: ranked[0] ?? 'it', today, evidence: isShort ? 1 : usualEvidence };
  const evidence = meanings.map((meaning, place) => {
    if (!meaning || meaning === 'skip' || meaning === 'aside') return 0;
    return (claims[place]?.trust ?? byNeighbour) * fitting(meaning, columns[place] ?? [], context);
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
  const open: { place: number; header: string; cells: readonly string[] }[] = [];
  for (const [place, cells] of columns.entries()) {
    if (targets[place]?.target || meanings[place] === 'skip' || meanings[place] === 'aside') continue;
    const meaning = meanings[place];
    const second = meaning !== undefined && taken.has(meaning) && (evidence[place] ?? 0) > 0;
    if (second && !standsOnce.has(meaning)) {
      // The end of a contract in one column, its status in the other.
      if (meaning === 'contractualStatus')
        targets[place] = { header: headers[place] ?? '', target: meaning, by: 'header' };
      else if (meaning === 'principalRole' && !taken.has('secondaryRole'))
        take(place, 'secondaryRole', 'header');
      else take(place, 'comments', 'content');
      continue;
    }
    open.push({ place, header: headers[place] ?? '', cells });
  }
  for (const [place, target] of contentTargets(open, taken, context)) take(place, target, 'content');
  for (const [place, target] of pairOfFigures(open, targets, rows)) take(place, target, 'content');
  for (const { place, header, cells } of open) {
    if (targets[place]?.target === null && taken.has('contractualStatus') && stateContract(cells))
      targets[place] = { header, target: 'contractualStatus', by: 'content' };
  }
  const paid = targets.findIndex(({ target, by }) => target === 'salary' && by === 'content');
  if (paid !== -1 && !taken.has('requestedSalary') && freeArePaid(rows, paid))
    targets[paid] = { header: headers[paid] ?? '', target: 'requestedSalary', by: 'content' };
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
  if (isShort) takeNames(columns, targets, take);
  takeTexts(columns, targets, meanings, take, context.evidence);
  return targets;
}

/** `Min` is the minutes played, or their share of the season: the cells say which. */
function minutesOrShare(claim: HeaderClaim | undefined, cells: readonly string[]): HeaderClaim | undefined {
  const meaning = claim?.meaning;
  if (claim === undefined || (meaning !== 'minutes' && meaning !== 'minutesPercent')) return claim;
  const written = cells.filter((cell) => /\d/.test(cell));
  if (meaning === 'minutes' && written.length > 0 && written.every((cell) => cell.includes('%')))
    return { ...claim, meaning: 'minutesPercent' };
  const beyond = written.some((cell) => Number(cell.replace(/\D/g, '')) > 100 && !/[%.,]\d{0,2}$/.test(cell));
  return meaning === 'minutesPercent' && beyond ? { ...claim, meaning: 'minutes' } : claim;
}

/** Words about contracts in nearly every cell, without a day. */
const stateContract = (cells: readonly string[]) =>
  cells.length >= 3 &&
  cells.filter((cell) => /^\D{4,}$/u.test(cell.trim()) && valueRead(readContract(cell)) !== null).length >=
    cells.length * 0.8;

/** Players without a club earn nothing: an amount beside them is what they ask. */
function freeArePaid(rows: readonly (readonly string[])[], paid: number): boolean {
  const free = rows.filter((cells) =>
    cells.some(
      (cell, at) =>
        at !== paid && cell.length < 30 && valueRead(readContract(cell)) === contractualStatus.free,
    ),
  );
  return free.length > 1 && free.filter((cells) => /\d/.test(cells[paid] ?? '')).length >= free.length * 0.6;
}

/** How sure half a name is that only its neighbour shows. */
const byNeighbour = 0.6;

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
  evidence: number,
): void {
  for (const [place, cells] of columns.entries()) {
    if (targets[place]?.target || cells.length === 0 || meanings[place] === 'skip') continue;
    const worded = cells.filter((cell) => /\p{L}{3}/u.test(cell)).length;
    if (worded * 2 < cells.length) continue;
    const clubOpen = meanings[place] !== 'aside' && !targets.some(({ target }) => target === 'currentClub');
    const named = targets.some(({ header }) => header !== '');
    const words = cells.reduce((total, cell) => total + cell.trim().split(/\s+/).length, 0);
    const repeats = new Set(cells.map(foldWord)).size <= cells.length * 0.8;
    const short = areShortNames(cells, evidence) && (!named || repeats || words > cells.length * 1.5);
    const target = clubOpen && (looksLikeClubs(cells) || short) ? 'currentClub' : 'comments';
    take(place, target, 'content');
  }
}

/**
 * The names of a list of one or two lines that no known given name shows: the first column of words with capitals, full names or the
 * halves of one in two columns.
 */
function takeNames(
  columns: readonly (readonly string[])[],
  targets: readonly MappedColumn[],
  take: (place: number, target: ImportTarget, by: 'content') => void,
): void {
  if (targets.some(({ target }) => target === 'fullName' || target === 'surname' || target === 'name'))
    return;
  const isOpen = (place: number) => targets[place]?.target === null;
  const areNames = (place: number) =>
    isOpen(place) &&
    (columns[place] ?? []).length > 0 &&
    (columns[place] ?? []).every(
      (cell) => /^\p{Lu}[\p{L}\s'’.,-]*$/u.test(cell.trim()) && !clubSigns.test(cell),
    );
  const first = columns.findIndex((_, place) => areNames(place));
  if (first === -1) return;
  const areHalves = (place: number) =>
    areNames(place) && (columns[place] ?? []).every((cell) => !/\p{L}[\s,]+\p{L}{2}/u.test(cell.trim()));
  if (!areHalves(first) || !areHalves(first + 1)) {
    take(first, 'fullName', 'content');
    return;
  }
  const given = (place: number) =>
    (columns[place] ?? []).filter((cell) => givenNames.has(foldWord(cell).split(' ')[0] ?? '')).length;
  const isGivenFirst = given(first) >= given(first + 1);
  take(first, isGivenFirst ? 'name' : 'surname', 'content');
  take(first + 1, isGivenFirst ? 'surname' : 'name', 'content');
}

/** Two or three words with a capital, as clubs are called; remarks begin small or are longer. */
function areShortNames(cells: readonly string[], evidence: number): boolean {
  const short = cells.filter(
    (cell) => /^\p{Lu}[^.,;:!?]*$/u.test(cell.trim()) && cell.trim().split(/\s+/).length <= 5,
  );
  return cells.length >= evidence && short.length >= cells.length * 0.8;
}

/** Clubs by their signs, or short names among which players without a club stand. */
function looksLikeClubs(cells: readonly string[]): boolean {
  const clubs = cells.filter((cell) => clubSigns.test(cell)).length;
  if (clubs * 3 >= cells.length) return true;
  const free = cells.some((cell) => valueRead(readContract(cell)) === contractualStatus.free);
  const words = cells.reduce((total, cell) => total + cell.trim().split(/\s+/).length, 0);
  return free && words <= cells.length * 2.5;
}

/** Given names in a cell of their own. */
const areGivenNames = (cells: readonly string[]) =>
  cells.length >= 3 &&
  cells.filter((cell) => givenNames.has(foldWord(cell).split(' ')[0] ?? '')).length >= cells.length * 0.4;

/** Words with a capital and no figures, hardly any of which come again. */
const areNameParts = (cells: readonly string[]) =>
  cells.length >= 3 &&
  cells.filter((cell) => /^[\p{L}\s'’.-]{2,30}$/u.test(cell.trim())).length >= cells.length * 0.9 &&
  new Set(cells.map(foldWord)).size >= cells.length * 0.6;

/** Names and countries whose header is general or strange, by their neighbours and their cells. */
function decideNames(
  named: readonly (HeaderMeaning | undefined)[],
  columns: readonly (readonly string[])[],
): (ImportTarget | 'skip' | 'aside' | undefined)[] {
  const has = (meaning: HeaderMeaning) => named.includes(meaning);
  const mostlyFull = (cells: readonly string[]) =>
    cells.filter((cell) => /\S[\s,]+\S/.test(cell.trim())).length * 2 > cells.length;
  const decided = named.map((meaning, place): ImportTarget | 'skip' | 'aside' | undefined => {
    const cells = columns[place] ?? [];
    if (meaning === 'anyName') {
      if (has('surname')) return 'name';
      if (has('name')) return 'surname';
      return has('fullName') && !mostlyFull(cells) ? 'skip' : 'fullName';
    }
    if (meaning === 'anyCountry') return has('nationality') ? 'country' : 'nationality';
    if (meaning === 'surname' && !has('name') && !has('anyName') && mostlyFull(cells)) return 'fullName';
    return meaning;
  });
  // Half a name under a known header, the other half beside it under a strange one.
  for (const [place, meaning] of decided.entries()) {
    const cells = columns[place] ?? [];
    const half =
      meaning === 'name' || meaning === 'surname' || (meaning === 'fullName' && !mostlyFull(cells));
    if (!half || (decided.includes('name') && decided.includes('surname'))) continue;
    const beside = [place - 1, place + 1].find(
      (at) =>
        at >= 0 &&
        at < columns.length &&
        decided[at] === undefined &&
        (areNameParts(columns[at] ?? []) || areGivenNames(columns[at] ?? [])),
    );
    if (beside === undefined) continue;
    const isGiven = meaning === 'name' || (meaning === 'fullName' && areGivenNames(cells));
    if (meaning === 'surname' && !areGivenNames(columns[beside] ?? [])) continue;
    if (meaning === 'fullName' && areGivenNames(cells) === areGivenNames(columns[beside] ?? [])) continue;
    decided[place] = isGiven ? 'name' : 'surname';
    decided[beside] = isGiven ? 'surname' : 'name';
    break;
  }
  return decided;
}
