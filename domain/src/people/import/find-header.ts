import { languages } from '../../platform/languages.ts';
import { claimOf, headersKnown } from './read-header.ts';
import { cellText, saysNothing } from './words/empty-words.ts';
import { foldWord } from './words/fold-word.ts';
import { composedMeaning } from './words/header-concepts.ts';

interface Row {
  readonly line: number;
  readonly cells: readonly string[];
}

/** Where the headers of a table stand, and what they say. */
export interface FoundHeader {
  /** The place of the main line, -1 when the table begins at once. */
  readonly at: number;
  /** The last line of the headers, after which the players begin. */
  readonly last: number;
  readonly headers: readonly string[];
}

const headerWithin = 20;

/**
 * The headers of a table, also over two lines: groups such as `Contract` above their columns, a header that goes on below,
 * units under it.
 */
export function findHeader(raw: readonly Row[], width: number): FoundHeader {
  const at = mainLine(raw);
  const textsOf = (place: number) =>
    Array.from({ length: width }, (_, column) => cellText(raw[place]?.cells[column] ?? ''));
  if (at === -1) return { at, last: -1, headers: Array.from({ length: width }, () => '') };
  const main = textsOf(at);
  const groups = at > 0 ? groupsOver(textsOf(at - 1), main) : null;
  const grouped = groups ? main.map((own, column) => underGroup(own, groups, column)) : main;
  const below = textsOf(at + 1);
  if (!goesOn(grouped, below)) return { at, last: at, headers: grouped };
  return { at, last: at + 1, headers: grouped.map((top, column) => joined(top, below[column] ?? '')) };
}

/** Each group over the columns that it spans; null when the line above is a title or players. */
function groupsOver(
  above: readonly string[],
  main: readonly string[],
): { own: readonly string[]; spread: readonly string[] } | null {
  const filled = above.filter((cell) => cell !== '');
  if (filled.length < 2 || filled.some((cell) => /\d{3}/.test(cell) || cell.length > 40)) return null;
  if (filled.length > main.filter((cell) => cell !== '').length + 3) return null;
  let group = '';
  const spread = above.map((cell) => {
    if (cell !== '') group = cell;
    return group;
  });
  return { own: above, spread };
}

function underGroup(
  own: string,
  { own: above, spread }: { own: readonly string[]; spread: readonly string[] },
  column: number,
): string {
  if (own === '') return above[column] ?? '';
  const group = spread[column] ?? '';
  if (group === '' || group === own) return own;
  const both = `${group} ${own}`;
  const known = claimOf(own, languages);
  // `Present` and `Asked` under `Pay` say only together what they hold.
  if (known === undefined || known.trust <= 0.5) return claimOf(both, languages) ? both : own;
  return known.meaning === 'salary' && composedMeaning(both) === 'requestedSalary' ? both : own;
}

const joined = (top: string, below: string) =>
  below === '' || below === top ? top : top === '' ? below : `${top} ${below}`;

/** A unit, a form to fill in or a hint: `(cm)`, `gg/mm/aaaa`, `sì/no`. */
const isHint = (cell: string) =>
  /^[([].*[)\]]$/.test(cell) ||
  /^(?:cm|kg|m|mt|€|eur|k ?€|%|[gdtj]{1,2}[./-]?mm[./-]?(?:a|y|j){2,4}|s[iì]\/no?|y\/n|j\/n|o\/n|s\/n|d(?:x)?\/s(?:x)?|r\/l)\.?(?:\s*\/\s*\p{L}+)?$/iu.test(
    cell,
  );

/** True when the line under a header belongs to it: words and units instead of a player. */
function goesOn(top: readonly string[], below: readonly string[]): boolean {
  const filled = below.flatMap((cell, column) => (cell === '' ? [] : [{ cell, column }]));
  if (filled.length === 0 || filled.some(({ cell }) => /\d/.test(cell) && !isHint(cell))) return false;
  const fitting = filled.filter(({ cell, column }) => {
    const above = top[column] ?? '';
    const folded = foldWord(cell);
    // Without letters and digits it says nothing, so it repeats nothing either.
    if (isHint(cell) || (folded !== '' && folded === foldWord(above))) return true;
    if (/\p{Lu}.*\s\p{Lu}/u.test(cell) && claimOf(cell, languages) === undefined) return false;
    const alone = claimOf(cell, languages);
    if (above === '') return alone !== undefined && alone.trust > 0.5;
    const [before, both] = [claimOf(above, languages), claimOf(`${above} ${cell}`, languages)];
    return both !== undefined && both.trust > Math.max(0.5, before?.trust ?? 0);
  });
  const hints = filled.filter(({ cell }) => isHint(cell)).length;
  return fitting.length >= filled.length * 0.7 && (filled.length > 1 || hints > 0);
}

/** The line with most cells that are headers; with `freely`, that only speak of a field. */
function bestLine(raw: readonly Row[], freely: boolean): number {
  let [best, most] = [-1, freely ? 2 : 1];
  for (const [place, { cells }] of raw.slice(0, headerWithin).entries()) {
    const filled = cells.map(cellText).filter((cell) => cell !== '');
    if (freely && filled.some((cell) => /\d/.test(cell.replace(/[([].*/, '')))) continue;
    const known = headersKnown(filled, freely);
    if (known > most && known * 2 >= filled.length) [best, most] = [place, known];
  }
  return best;
}

/** The line of the headers: that with most known words among the first lines; -1 when the table begins at once. */
function mainLine(raw: readonly Row[]): number {
  const known = bestLine(raw, false);
  if (known !== -1) return known;
  const unlike = headerByContrast(raw);
  if (unlike !== -1) return unlike;
  const spoken = bestLine(raw, true);
  if (spoken !== -1) return spoken;
  const [first] = raw;
  const filled = first?.cells.map(cellText).filter((cell) => cell !== '') ?? [];
  return filled.length > 0 && filled.length <= 2 && headersKnown(filled) === filled.length ? 0 : -1;
}

/**
 * A header whose words nobody knows stands out by what is under it: words above columns of figures. -1 when no line does.
 */
function headerByContrast(raw: readonly Row[]): number {
  const hasDigit = (cell: string) => /\d/.test(cell);
  for (const [place, { cells }] of raw.slice(0, headerWithin).entries()) {
    const filled = cells.map(cellText).filter((cell) => cell !== '');
    if (filled.length < 3 || filled.filter(hasDigit).length * 4 > filled.length) continue;
    if (filled.some((cell) => cell.length > 60)) continue;
    const below = raw.slice(place + 1, place + 41);
    const contrasts = cells.filter((cell, at) => {
      if (!/\p{L}/u.test(cell) || saysNothing(cell) || hasDigit(cell)) return false;
      const under = below.map((row) => cellText(row.cells[at] ?? '')).filter((one) => !saysNothing(one));
      return under.length >= 3 && under.filter(hasDigit).length >= under.length * 0.8;
    }).length;
    const width = Math.max(
      0,
      ...below.slice(0, 10).map((row) => row.cells.filter((cell) => cell !== '').length),
    );
    if (contrasts >= 2 && filled.length * 2 >= width) return place;
  }
  return -1;
}
