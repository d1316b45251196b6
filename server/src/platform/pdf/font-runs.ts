const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** Two clusters for Unicode, one ligature in Tamil: kṣa and śrī. */
const tamilLigatures = [/க்\u0bb7/u, /[ஸஶ]்ரீ/u];

/** A part of a line that one font draws. */
export interface FontRun {
  run: string;
  /** The code points for which another font is needed; null: the document's own font draws it. */
  points: number[] | null;
}

/**
 * A line in parts for one font each. What the document's own font cannot draw is a part for each cluster, because two clusters of one
 * script may stand in two files.
 */
export function fontRuns(text: string, has: (point: number) => boolean): FontRun[] {
  const runs: FontRun[] = [];
  for (const segment of clustersOf(text)) {
    const points = Array.from(segment, (character) => character.codePointAt(0) ?? 0);
    const own = points.every(has);
    const last = runs.at(-1);
    if (own && last?.points === null) last.run += segment;
    else runs.push({ run: segment, points: own ? null : points });
  }
  return runs;
}

function clustersOf(text: string): string[] {
  const clusters: string[] = [];
  for (const { segment } of segmenter.segment(text)) {
    const before = clusters.at(-1);
    if (before?.endsWith('\u0bcd') && tamilLigatures.some((ligature) => ligature.test(before + segment)))
      clusters[clusters.length - 1] = before + segment;
    else clusters.push(segment);
  }
  return clusters;
}
