import { valueRead } from './cell-reading.ts';
import { saysNothing } from './empty-words.ts';
import { foldWord } from './fold-word.ts';
import { givenNames } from './given-names.ts';
import type { ImportTarget } from './import-targets.ts';
import { readCell } from './read-cell.ts';
import { readContract } from './read-contract.ts';
import { readHeightWeight } from './read-measures.ts';
import { bareName, isNoName } from './read-name.ts';

const looked = 80;

interface ContentContext {
  readonly language: string;
  readonly today: string;
}

function sampleOf(cells: readonly string[]): string[] {
  return cells.filter((cell) => !saysNothing(cell)).slice(0, looked);
}

function shareRead(
  target: ImportTarget,
  cells: readonly string[],
  { language, today }: ContentContext,
): number {
  if (cells.length === 0) return 0;
  const context = {
    language,
    today,
    dateOrder: 'dayFirst',
    nameOrder: 'givenFirst',
    header: '',
    foot: null,
  } as const;
  const read = cells.filter((cell) => valueRead(readCell(target, cell, context)) !== null).length;
  return read / cells.length;
}

/** How well the cells of a column are what its header says, 0 to 1; 0 when they contradict it. */
export function fitting(target: ImportTarget, cells: readonly string[], context: ContentContext): number {
  const sample = sampleOf(cells);
  if (sample.length < 3) return 1;
  const least =
    target === 'currentLevel' || target === 'contractualStatus' || target === 'immediateAvailability'
      ? 0.5
      : 0.2;
  const share = shareRead(target, sample, context);
  return share >= least ? share : 0;
}

const numbers = (cells: readonly string[]) =>
  cells.map((cell) => Number(cell.replace(',', '.').replace(/[^\d.]/g, '')));

/** Classes of birth: `2003`, `98`. */
const areYears = (cells: readonly string[]) =>
  cells.every((cell) => /^(?:19[6-9]\d|200\d|201\d|0\d|[6-9]\d)$/.test(cell.trim())) &&
  cells.some((cell) => cell.trim().length === 4);

/** What cells look like, tried from the surest; the second part says what else must hold. */
const looks: readonly (readonly [ImportTarget, (cells: readonly string[]) => boolean])[] = [
  ['youtubeUrl', (cells) => cells.every((cell) => /youtu\.?be/i.test(cell))],
  [
    'videoUrl',
    (cells) =>
      cells.every((cell) => /^(?:https?:|www\.|youtu).*(?:youtu|vimeo|wyscout|video|hudl|veo)/i.test(cell)),
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
  ],
  [
    'bornDate',
    (cells) =>
      cells.filter((cell) => /^(?:19[6-9]\d|20[01]\d|\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4})$/.test(cell.trim()))
        .length >=
      cells.length * 0.8,
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
      numbers(cells).filter((value) => (value >= 1.5 && value <= 2.15) || (value >= 150 && value <= 215))
        .length >=
      cells.length * 0.85,
  ],
  [
    'foot',
    (cells) => cells.some((cell) => foldWord(cell).length > 1) || new Set(cells.map(foldWord)).size > 1,
  ],
  ['principalRole', (cells) => cells.some((cell) => foldWord(cell).length > 1)],
  ['secondaryRole', (cells) => cells.some((cell) => foldWord(cell).length > 1)],
  [
    // `svincolato` also stands among clubs: only a column of hardly anything else is about contracts.
    'contractualStatus',
    (cells) =>
      cells.filter((cell) => /\p{L}{4}|\b20[2-4]\d\b/u.test(cell) && valueRead(readContract(cell)) !== null)
        .length >=
      cells.length * 0.8,
  ],
  ['nationality', (cells) => cells.some((cell) => foldWord(cell).length > 1)],
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
      cells.some((cell) => /kg/i.test(cell)) || numbers(cells).every((value) => value >= 50 && value <= 105),
  ],
  [
    'salary',
    (cells) =>
      cells.filter((cell) => /€|eur|\d\s*k\b|\/\s*(?:m|y|j|a)/i.test(cell)).length >= cells.length * 0.4 &&
      // Of a range, `300-400 €`, the first amount.
      Math.max(...numbers(cells.map((cell) => /[\d.,]+/.exec(cell)?.[0] ?? ''))) < 100_000,
  ],
  [
    'age',
    (cells) =>
      areYears(cells) ||
      (numbers(cells).every((value) => value >= 14 && value <= 45) && new Set(cells).size > 3),
  ],
];

/** The field that the cells of a column without a known header look like; null when none is sure. */
export function contentTarget(
  cells: readonly string[],
  taken: ReadonlySet<ImportTarget>,
  context: ContentContext,
): ImportTarget | null {
  const sample = sampleOf(cells);
  if (sample.length < 3) return null;
  for (const [target, alike] of looks) {
    if (taken.has(target)) continue;
    if (target === 'age' && taken.has('bornDate') && !areYears(sample)) continue;
    if (target === 'fullName' && (taken.has('surname') || taken.has('name'))) continue;
    // Clubs among which some say `svincolato` are no contracts.
    if (target === 'contractualStatus' && !taken.has('currentClub')) {
      if (sample.some((cell) => valueRead(readContract(cell)) === null || /^\p{L}.*\(/u.test(cell))) continue;
    }
    if (target === 'secondaryRole' && !taken.has('principalRole')) continue;
    if (target === 'heightWeight' && (taken.has('heightCm') || taken.has('weightKg'))) continue;
    if (alike(sample) && shareRead(target, sample, context) >= (target === 'fullName' ? 0.6 : 0.8))
      return target;
  }
  return null;
}
