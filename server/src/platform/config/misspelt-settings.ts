import { settings } from './settings.ts';

const names = Object.keys(settings);

/** One sentence for each variable whose name is almost that of a setting. Other variables are none of ours. */
export function misspeltSettings(env: Readonly<Record<string, string | undefined>>): string[] {
  return Object.keys(env)
    .filter((name) => !names.includes(name))
    .flatMap((name) => {
      const meant = names.find((known) => isAlmost(name.toUpperCase(), known));
      return meant === undefined
        ? []
        : [`The variable ${name} is not a setting and has no effect; ${meant} was probably meant.`];
    });
}

/** One slip in short names, up to three in long ones that begin alike: AWS_ACCESS_KEY_ID is meant for somebody else. */
function isAlmost(name: string, known: string): boolean {
  const slips = name[0] === known[0] ? Math.min(3, Math.floor((known.length + 1) / 4)) : 1;
  return Math.abs(name.length - known.length) <= slips && distance(name, known) <= slips;
}

/** Letters added, left out, replaced or swapped with their neighbour to get from one word to the other. */
function distance(from: string, to: string): number {
  const rows: number[][] = [Array.from({ length: to.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= from.length; row += 1) {
    rows[row] = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1];
      const isSwapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      rows[row]?.push(
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + (isSame ? 0 : 1),
          isSwapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
  }
  return at(from.length, to.length);
}
