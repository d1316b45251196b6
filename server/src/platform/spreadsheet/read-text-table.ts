import { readCsv } from './read-csv.ts';
import type { Sheet } from './sheet.ts';

const delimiters = ['\t', ';', '|', '^', ',', '~', ':', '#', '§', '¦'] as const;
const looked = 60;

/** Colons that part no columns. */
const addressesAndTimes = /https?:\/\/|\b\d{1,2}:\d\d(?::\d\d)?\b/g;

/**
 * The lines of a table in a text file, by whatever its columns are parted: a sign, or two and more blanks. Lines that no sign
 * parts for the most part, or that are asked for `asLines`, are one cell each, as they are written.
 */
export function* readTextTable(text: string, { asLines = false } = {}): Generator<Sheet['rows'][number]> {
  const separator = /^\s*"?sep=(.)"?[ \t]*(?:\r\n|\n|\r)/i.exec(text);
  const body = separator ? text.slice(separator[0].length) : text;
  const delimiter = asLines ? 'none' : (separator?.[1] ?? delimiterOf(body));
  const skipped = separator ? 1 : 0;
  if (delimiter === 'blanks' || delimiter === 'none') {
    for (const [place, line] of body.split(/\r\n|\n|\r/).entries()) {
      const cells = delimiter === 'none' ? [line.trimEnd()] : line.trim().split(/\s{2,}|\t/);
      if (line.trim() !== '') yield { line: place + 1 + skipped, cells };
    }
    return;
  }
  const lines = body.split(/\r\n|\n|\r/);
  for (const { line, cells } of readCsv(body, delimiter)) {
    // A line whose quotes are broken is parted without them: it is shown and can be mended.
    yield {
      line: line + skipped,
      cells:
        cells ??
        (lines[line - 1] ?? '').split(delimiter).map((cell) => cell.replace(/^\s*"|"\s*$/g, '').trim()),
    };
  }
}

/**
 * The sign that parts most lines into the same number of columns. A sign of prose, such as the comma, loses against one
 * that parts as evenly. `none` when the best stands in fewer than half of the lines: it is part of what they say.
 */
function delimiterOf(text: string): string {
  const lines = text
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '')
    .slice(0, looked);
  let best = { sign: ';', score: 0, parted: lines.length };
  const weigh = (sign: string, counts: readonly number[]) => {
    const score = evenness(counts);
    if (score > best.score * 1.05) best = { sign, score, parted: counts.filter((count) => count > 1).length };
  };
  for (const sign of delimiters) {
    weigh(
      sign,
      lines.map(
        (line) =>
          line
            .replace(/"(?:[^"]|"")*"/g, '')
            .replace(addressesAndTimes, '')
            .split(sign).length,
      ),
    );
  }
  weigh(
    'blanks',
    lines.map((line) => line.trim().split(/\s{2,}/).length),
  );
  return best.parted * 2 < lines.length ? 'none' : best.sign;
}

/** How many lines have the most frequent number of columns, times a little for more columns. */
function evenness(counts: readonly number[]): number {
  const times = new Map<number, number>();
  for (const count of counts) if (count > 1) times.set(count, (times.get(count) ?? 0) + 1);
  return Math.max(0, ...[...times].map(([count, found]) => found * Math.min(2, 1 + count / 20)));
}
