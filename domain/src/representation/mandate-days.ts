/** The latest possible last day of a mandate that begins on this day: two years, without automatic renewal. */
export function latestEnd(startsOn: string): string {
  const date = new Date(`${startsOn}T00:00:00Z`);
  const anniversary = new Date(date);
  anniversary.setUTCFullYear(date.getUTCFullYear() + 2);
  // The second anniversary of 29 February is the 28th, as the database counts it.
  if (anniversary.getUTCDate() !== date.getUTCDate()) anniversary.setUTCDate(0);
  anniversary.setUTCDate(anniversary.getUTCDate() - 1);
  return anniversary.toISOString().slice(0, 10);
}

/** Days before the end on which both sides are notified, the nearest last. */
export const noticeDays = [60, 15] as const;
