/** The fewest letters to add, drop, change or swap with a neighbour that turn one word into another. */
export function editDistance(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const changed = (last[at - 1] ?? 0) + (one[row - 1] === other[at - 1] ? 0 : 1);
      let least = Math.min((last[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1, changed);
      const swapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      if (swapped) least = Math.min(least, (before[at - 2] ?? 0) + 1);
      next.push(least);
    }
    [before, last] = [last, next];
  }
  return last[other.length] ?? 0;
}

/** True for a word that somebody may have meant: one slip in five letters, two in nine, never the first letter. */
export function isSlipOf(written: string, word: string): boolean {
  if (written.length < 5 || written[0] !== word[0] || Math.abs(written.length - word.length) > 2)
    return false;
  const allowed = Math.min(written.length, word.length) >= 9 ? 2 : 1;
  return editDistance(written, word) <= allowed;
}
