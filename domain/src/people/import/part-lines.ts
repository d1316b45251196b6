/** A table of which every line stands in one cell, and the sign that may part it into columns. */

interface Row {
  readonly line: number;
  readonly cells: readonly string[];
}

/** The signs by which people part columns; `blanks` are two and more. */
export const partingSigns = [
  'comma',
  'semicolon',
  'tab',
  'pipe',
  'slash',
  'dash',
  'colon',
  'hash',
  'blanks',
] as const;

export type PartingSign = (typeof partingSigns)[number];

const writtenSigns: Readonly<Record<Exclude<PartingSign, 'blanks' | 'dash'>, string>> = {
  comma: ',',
  semicolon: ';',
  tab: '\t',
  pipe: '|',
  slash: '/',
  colon: ':',
  hash: '#',
};

/** What a sign makes of a table: how many columns most lines get, and what share of the lines that is. */
export interface Parting {
  readonly sign: PartingSign;
  readonly columns: number;
  readonly share: number;
}

const looked = 60;
/** Below this share of equally long lines a sign is not proposed. */
const minShare = 0.3;
/** From this share on a sign is taken without a question, unless another parts as well. */
const sureShare = 0.9;

const filledIn = (cells: readonly string[]) => cells.filter((cell) => cell.trim() !== '');

/** The text of a line that stands in one cell. */
const textOf = ({ cells }: Row): string => filledIn(cells)[0] ?? '';

/** True for a table of several lines none of which has a second cell. */
function isOneColumn(rows: readonly Row[]): boolean {
  const filled = rows.filter(({ cells }) => filledIn(cells).length > 0);
  return filled.length > 1 && filled.every(({ cells }) => filledIn(cells).length === 1);
}

/**
 * The cells of a line. A sign between quotes parts nothing, and doubled quotes are one: `Rossi Mario,"1,82",ITA`. A dash
 * parts with blanks around it, because names have dashes too.
 */
export function partedLine(text: string, sign: PartingSign): string[] {
  if (sign === 'blanks') return text.trim().split(/\s{2,}/);
  if (sign === 'dash') return text.trim().split(/\s+[-–—]\s+/);
  const written = writtenSigns[sign];
  const cells: string[] = [];
  let cell = '';
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? '';
    if (quoted && letter === '"' && text[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (letter === '"' && (quoted ? closes(text, at, written) : cell.trim() === '')) quoted = !quoted;
    else if (letter === written && !quoted) {
      cells.push(cell.trim());
      cell = '';
    } else cell += letter;
  }
  // A quote that is never closed belongs to the text, as the signs behind it part the line.
  if (quoted) return text.split(written).map((one) => one.trim());
  return [...cells, cell.trim()];
}

/** A quote ends a cell when the sign or nothing follows it. */
const closes = (text: string, at: number, written: string): boolean => {
  const after = text.slice(at + 1).trimStart();
  return after === '' || after.startsWith(written) || (written === '\t' && text[at + 1] === '\t');
};

/** The signs that part a table of one column, that which parts most lines alike first. */
function partingsOf(rows: readonly Row[]): Parting[] {
  const texts = rows
    .map(textOf)
    .filter((text) => text !== '')
    .slice(0, looked);
  const found = partingSigns.map((sign): Parting => {
    const times = new Map<number, number>();
    for (const text of texts) {
      const { length } = partedLine(text, sign);
      if (length > 1) times.set(length, (times.get(length) ?? 0) + 1);
    }
    const [columns, lines] = [...times].reduce(
      (most, one) => (one[1] > most[1] || (one[1] === most[1] && one[0] > most[0]) ? one : most),
      [1, 0],
    );
    return { sign, columns, share: texts.length === 0 ? 0 : lines / texts.length };
  });
  return found
    .filter(({ columns, share }) => columns > 1 && share >= minShare)
    .sort((one, other) => other.share - one.share || other.columns - one.columns);
}

/**
 * The sign that surely parts the table: nearly all lines get equally many cells, three at least, and no other sign does the
 * same. Null: somebody has to say it.
 */
function surePart(partings: readonly Parting[]): PartingSign | null {
  const sure = partings.filter(({ columns, share }) => columns >= 3 && share >= sureShare);
  return sure.length === 1 ? (sure[0]?.sign ?? null) : null;
}

/** A table with its lines parted, and what else it could be parted by. */
interface PartedTable {
  readonly rows: readonly Row[];
  /** Null: each line stays one cell. */
  readonly sign: PartingSign | null;
  /** None when the table has columns, or no sign parts its lines. */
  readonly partings: readonly Parting[];
  /** True while only its reader can tell how it is parted. */
  readonly isOpen: boolean;
}

/** Parts a table of one column by the sign that its reader chose (null: not at all), or by the one that surely does. */
export function partTable(rows: readonly Row[], chosen?: PartingSign | null): PartedTable {
  const partings = isOneColumn(rows) ? partingsOf(rows) : [];
  if (partings.length === 0) return { rows, sign: null, partings, isOpen: false };
  const sign = chosen === undefined ? surePart(partings) : chosen;
  return {
    rows:
      sign === null ? rows : rows.map((row) => ({ line: row.line, cells: partedLine(textOf(row), sign) })),
    sign,
    partings,
    isOpen: sign === null && chosen === undefined,
  };
}
