import { seasonName, seasonOf } from '../season.ts';
import { valueRead } from './cells/cell-reading.ts';
import { readCell } from './cells/read-cell.ts';
import { readContract } from './cells/read-contract.ts';
import { dateOrderOf } from './cells/read-date.ts';
import { readHeight, readHeightWeight } from './cells/read-measures.ts';
import { readMoney } from './cells/read-money.ts';
import { bareName, isNoName } from './cells/read-name.ts';
import type { ImportTarget } from './import-targets.ts';
import { seasonWithin } from './read-career-entries.ts';
import { saysNothing } from './words/empty-words.ts';
import { foldWord } from './words/fold-word.ts';
import { givenNames } from './words/given-names.ts';

const looked = 80;

/** From so many cells on a column shows what it holds. */
export const usualEvidence = 3;

interface ContentContext {
  readonly language: string;
  readonly today: string;
  /** The cells that a column must have; fewer than usual in a list of one or two lines, where all of them must fit. */
  readonly evidence: number;
}

function sampleOf(cells: readonly string[]): string[] {
  return cells.filter((cell) => !saysNothing(cell)).slice(0, looked);
}

function shareRead(
  target: ImportTarget,
  cells: readonly string[],
  { language, today }: Pick<ContentContext, 'language' | 'today'>,
): number {
  if (cells.length === 0) return 0;
  const context = {
    language,
    today,
    dateOrder: dateOrderOf(cells),
    nameOrder: 'givenFirst' as const,
    header: '',
    foot: null,
  };
  const read = cells.filter((cell) => valueRead(readCell(target, cell, context)) !== null).length;
  return read / cells.length;
}

/** Fields of words, which figures contradict. */
const worded: ReadonlySet<ImportTarget> = new Set([
  'currentClub',
  'city',
  'fullName',
  'name',
  'surname',
  'address',
]);

/** How well the cells of a column are what its header says, 0 to 1; 0 when they contradict it. */
export function fitting(
  target: ImportTarget,
  cells: readonly string[],
  context: Pick<ContentContext, 'language' | 'today'>,
): number {
  const sample = sampleOf(cells);
  if (sample.length < usualEvidence) return 1;
  const min =
    target === 'currentLevel' || target === 'contractualStatus' || target === 'immediateAvailability'
      ? 0.5
      : 0.2;
  if (worded.has(target) && share(sample, (cell) => /\p{L}{2}/u.test(cell)) < 0.5) return 0;
  const read = shareRead(target, sample, context);
  return read >= min ? read : 0;
}

const numbers = (cells: readonly string[]) =>
  cells.map((cell) => Number(cell.replace(',', '.').replace(/[^\d.]/g, '')));

/** Classes of birth: `2003`, `98`. */
const areYears = (cells: readonly string[]) =>
  cells.every((cell) => /^(?:19[6-9]\d|200\d|201\d|0\d|[6-9]\d)$/.test(cell.trim())) &&
  cells.some((cell) => cell.trim().length === 4);

const share = (cells: readonly string[], is: (cell: string) => boolean) =>
  cells.filter(is).length / cells.length;

/** Words rather than figures, and not one letter each. */
const areWords = (cells: readonly string[]) =>
  cells.some((cell) => foldWord(cell).length > 1) &&
  share(cells, (cell) => /\p{L}/u.test(cell)) >= 0.6 &&
  share(cells, (cell) => /\d{3}|\d[.,]\d|€/.test(cell)) < 0.3;

/** Amounts of money; of a range, `300-400 €`, the first. */
const arePaid = (cells: readonly string[]) =>
  share(cells, (cell) => /€|eur|\d\s*k\b|\/\s*(?:m|y|j|a)/i.test(cell)) >= 0.4 &&
  cells.every((cell) => (valueRead(readMoney(cell)) ?? 0) < 100_000);

/** Seasons that have begun; those to come are when contracts end. */
const areSeasons = (cells: readonly string[], today: string) =>
  share(cells, (cell) => cell.length <= 20 && seasonWithin(cell) !== null) >= 0.9 &&
  cells.every((cell) => (seasonWithin(cell) ?? '') <= seasonName(seasonOf(today)));

/** Figures that hardly repeat; one or two lines show none of that. */
const areVaried = (cells: readonly string[]) => cells.length < usualEvidence || new Set(cells).size > 3;

/** What cells look like, tried from the surest; the second part says what else must hold. */
const looks: readonly (readonly [
  target: ImportTarget,
  alike: (cells: readonly string[], today: string) => boolean,
  /** Less than 1 where another column of that field is better. */
  weight?: number,
])[] = [
  ['youtubeUrl', (cells) => cells.every((cell) => /youtu\.?be/i.test(cell))],
  ['careerEntrySeason', areSeasons],
  ['figuresSource', areWords],
  [
    'videoUrl',
    (cells) =>
      share(cells, (cell) =>
        /^\S*(?:youtu|vimeo|wyscout|video|hudl|veo\.|dailymotion)\S*$/i.test(cell.trim()),
      ) >= 0.7,
  ],
  [
    'bornDate',
    (cells) =>
      cells.filter((cell) => /\d[\s/.\-,]|[\s/.\-,]\d/.test(cell) && !/^\d+[.,]\d+$/.test(cell)).length >=
      cells.length * 0.8,
  ],
  [
    'bornDate',
    (cells) =>
      cells.filter((cell) =>
        /^(?:\p{L}+\.?\s*)?(?:['’]\d\d|(?:19[6-9]|20[0-2])\d)\b|^\p{L}+\.? ?\d\d$|^\d{1,2}[/.]\d{1,2}[/.]\d{2}/u.test(
          cell.trim(),
        ),
      ).length >=
      cells.length * 0.7,
    0.7,
  ],
  [
    'bornDate',
    (cells) =>
      cells.filter((cell) => /^(?:19[6-9]\d|20[01]\d|\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4})$/.test(cell.trim()))
        .length >=
      cells.length * 0.8,
    0.7,
  ],
  [
    'phone',
    (cells) =>
      cells.filter((cell) => /^\s*'?(?:\+|00)?[\d\s()./-]{8,}$/.test(cell)).length >= cells.length * 0.8,
  ],
  [
    'heightWeight',
    (cells) =>
      cells.filter(
        (cell) =>
          valueRead(readHeightWeight(cell))?.every((half) => half > 0) === true &&
          (valueRead(readHeightWeight(cell)) ?? []).length === 2,
      ).length >=
      cells.length * 0.7,
  ],
  [
    'heightCm',
    (cells) =>
      share(cells, (cell) => {
        const [value = 0] = numbers([cell]);
        const metric = (value >= 1.5 && value <= 2.15) || (value >= 150 && value <= 215);
        return metric || (/['’′]|ft|-/.test(cell) && valueRead(readHeight(cell)) !== null);
      }) >= 0.85,
  ],
  [
    'foot',
    (cells) => cells.some((cell) => foldWord(cell).length > 1) || new Set(cells.map(foldWord)).size > 1,
  ],
  ['principalRole', areWords],
  ['secondaryRole', areWords],
  ['currentLevel', (cells) => areWords(cells) && share(cells, (cell) => foldWord(cell).length > 1) >= 0.8],
  [
    // `svincolato` also stands among clubs: only a column of hardly anything else is about contracts.
    'contractualStatus',
    (cells) =>
      cells.filter((cell) => /\p{L}{4}|\b20[2-4]\d\b/u.test(cell) && valueRead(readContract(cell)) !== null)
        .length >=
      cells.length * 0.8,
  ],
  ['nationality', areWords],
  [
    'fullName',
    (cells) =>
      cells.filter(
        (cell) =>
          !isNoName(bareName(cell)) &&
          /\p{L}[\s,]+\p{L}/u.test(bareName(cell)) &&
          foldWord(bareName(cell))
            .split(' ')
            .some((word) => givenNames.has(word)),
      ).length >=
      cells.length * 0.4,
  ],
  [
    'weightKg',
    (cells) =>
      cells.some((cell) => /kg/i.test(cell)) ||
      (numbers(cells).filter((value) => value >= 50 && value <= 105).length >= cells.length * 0.9 &&
        areVaried(cells)),
  ],
  ['salary', arePaid],
  ['requestedSalary', arePaid],
  [
    'age',
    (cells) =>
      areYears(cells) || (numbers(cells).every((value) => value >= 14 && value <= 45) && areVaried(cells)),
  ],
];

/** A column that nothing has claimed. */
interface OpenColumn {
  readonly place: number;
  readonly header: string;
  readonly cells: readonly string[];
}

/** Columns of the same kind of which the second has another meaning. */
const afterFirst: Partial<Record<ImportTarget, ImportTarget>> = {
  secondaryRole: 'principalRole',
  requestedSalary: 'salary',
};

/**
 * The fields that columns without a known header look like. Of all columns and fields the best pair is taken first, so a
 * column of countries is none of positions because a few of its codes are; a field that is taken is not given again.
 */
export function contentTargets(
  open: readonly OpenColumn[],
  taken: ReadonlySet<ImportTarget>,
  context: ContentContext,
): [place: number, target: ImportTarget][] {
  const columns = open
    .map((column) => ({ ...column, sample: sampleOf(column.cells) }))
    .filter(({ sample }) => sample.length >= context.evidence);
  const held = new Set(taken);
  const given = new Map<number, ImportTarget>();
  const pairs = columns.flatMap(({ place, header, sample }) =>
    looks.flatMap(([target, alike, weight = 1], order) => {
      if (held.has(target) || !(alike(sample, context.today) || paidByHeader(target, header, sample)))
        return [];
      const read = shareRead(target, sample, context);
      const min = sample.length < usualEvidence ? 1 : target === 'fullName' ? 0.6 : 0.8;
      return read >= min ? [{ place, target, sample, order, score: Math.round(read * weight * 10) }] : [];
    }),
  );
  pairs.sort((one, other) => other.score - one.score || one.order - other.order);
  // A second pass, for fields that follow another one.
  for (const { place, target, sample } of [...pairs, ...pairs]) {
    const first = afterFirst[target];
    if (given.has(place) || held.has(target) || (first !== undefined && !held.has(first))) continue;
    if (contradicts(target, sample, held)) continue;
    held.add(target);
    given.set(place, target);
  }
  return [...given];
}

/** `Qwfp (€/month)`: whatever it is called, it is paid. */
const paidByHeader = (target: ImportTarget, header: string, sample: readonly string[]) =>
  target === 'salary' && /€|\beur/i.test(header) && share(sample, (cell) => /^\D{0,4}\d/.test(cell)) >= 0.8;

/** What else must hold beside the look of the cells. */
function contradicts(
  target: ImportTarget,
  sample: readonly string[],
  taken: ReadonlySet<ImportTarget>,
): boolean {
  if (target === 'age') return taken.has('bornDate') && !areYears(sample);
  if (target === 'fullName') return taken.has('surname') || taken.has('name');
  if (target === 'heightWeight') return taken.has('heightCm') || taken.has('weightKg');
  // Clubs among which some say `svincolato` are no contracts.
  return (
    target === 'contractualStatus' &&
    !taken.has('currentClub') &&
    sample.some((cell) => valueRead(readContract(cell)) === null || /^\p{L}.*\(/u.test(cell))
  );
}
