import { maxMatchMinutes } from '../players/season-figures.ts';
import { isCareerEntryTarget } from './career-entry-targets.ts';
import { valueRead } from './cells/cell-reading.ts';
import { readCell } from './cells/read-cell.ts';
import type { ImportTarget } from './import-targets.ts';

/** Minutes that players of a list play on average in the matches in which they appear. */
const usualMinutes = { min: 30, max: 95 };

const context = {
  language: 'it',
  today: '',
  header: '',
  dateOrder: 'unknown',
  nameOrder: 'givenFirst',
  foot: null,
} as const;

/** The figures of a column, null where a cell is empty or no figure; null for a column that is none of figures. */
function figuresOf(target: 'appearances' | 'minutes', cells: readonly string[]): (number | null)[] | null {
  const read = cells.map((cell) => readCell(target, cell, context));
  if (read.some(({ state }) => state === 'bad' || state === 'doubt')) return null;
  const values = read.map((one) => valueRead(one) as number | null);
  return values.filter((value) => value !== null).length >= 3 ? values : null;
}

/**
 * Appearances and minutes without a known header, which only their proportion shows: nobody plays more than the matches
 * allow, and a list of players plays about as long as matches last. One of the two may be known; a table that speaks of no
 * season at all has neither.
 */
export function pairOfFigures(
  open: readonly { readonly place: number }[],
  targets: readonly { readonly target: ImportTarget | null }[],
  rows: readonly (readonly string[])[],
): [place: number, target: ImportTarget][] {
  const known = (target: ImportTarget) => targets.findIndex((column) => column.target === target);
  if (!targets.some(({ target }) => isCareerEntryTarget(target))) return [];
  const free = open.filter(({ place }) => targets[place]?.target == null);
  const of = (target: 'appearances' | 'minutes') => {
    const at = known(target);
    const candidates = at === -1 ? free : [{ place: at }];
    return candidates.flatMap(({ place }) => {
      const figures = figuresOf(
        target,
        rows.map((cells) => cells[place] ?? ''),
      );
      return figures ? [{ place, figures }] : [];
    });
  };
  if (known('appearances') !== -1 && known('minutes') !== -1) return [];
  for (const matches of of('appearances')) {
    for (const minutes of of('minutes')) {
      if (matches.place === minutes.place || !areProportional(matches.figures, minutes.figures)) continue;
      return [
        [matches.place, 'appearances'],
        [minutes.place, 'minutes'],
      ];
    }
  }
  return [];
}

function areProportional(matches: readonly (number | null)[], minutes: readonly (number | null)[]): boolean {
  let [played, lasted] = [0, 0];
  for (const [row, count] of matches.entries()) {
    const time = minutes[row] ?? null;
    if ((count === null) !== (time === null)) return false;
    if (count === null || time === null) continue;
    if (time > count * maxMatchMinutes || (count > 0 && time === 0)) return false;
    played += count;
    lasted += time;
  }
  return played > 0 && lasted >= played * usualMinutes.min && lasted <= played * usualMinutes.max;
}
