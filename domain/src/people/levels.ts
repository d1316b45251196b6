/**
 * Levels of football (spec §3): 0–14 are the first to the fifteenth tier, 15 the youth sector. They hold for every
 * country; the Italian categories map to them. Names: `catalogue:level.<id>`.
 */
export const levels = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] as const;

export type Level = (typeof levels)[number];

/** The youth sector stands beside the tiers, not below the last one: it is near to none of them. */
export const youthLevel = 15 satisfies Level;

/** The tier of a level, 1–15; null for the youth sector. */
export function tierOfLevel(level: number): number | null {
  return level === youthLevel ? null : level + 1;
}

/** The distance of two levels in tiers; infinite between the youth sector and any tier. */
export function tiersApart(one: number, other: number): number {
  const [tier, otherTier] = [tierOfLevel(one), tierOfLevel(other)];
  if (tier === null || otherTier === null) return tier === otherTier ? 0 : Number.POSITIVE_INFINITY;
  return Math.abs(tier - otherTier);
}

/**
 * Levels in their order, neighbouring ones as a range from two tiers apart on: 3, 4, 5 and 8 are 3 to 5, and 8. The youth
 * sector is never part of a range.
 */
export function rangesOfLevels(ids: readonly number[]): { from: number; to: number }[] {
  const ranges: { from: number; to: number }[] = [];
  for (const id of [...new Set(ids)].sort((one, other) => one - other)) {
    const last = ranges.at(-1);
    if (last && id !== youthLevel && id === last.to + 1) last.to = id;
    else ranges.push({ from: id, to: id });
  }
  return ranges.flatMap((range) =>
    range.to === range.from + 1
      ? [
          { from: range.from, to: range.from },
          { from: range.to, to: range.to },
        ]
      : [range],
  );
}
