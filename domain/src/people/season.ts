/**
 * The season that a request made on this day (`YYYY-MM-DD`) is for, by its first calendar year. A season runs from July
 * to June; from April on a request is for the next one.
 */
export function seasonOfRequest(day: string): number {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
  return month >= 4 ? year : year - 1;
}

/** The season of a day: from July it is the year's own. */
export function seasonOf(day: string): number {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
  return month >= 7 ? year : year - 1;
}
