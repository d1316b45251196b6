/** Calendar months are counted where the operator keeps the books. */
const zone = 'Europe/Rome';

const wallClock = new Intl.DateTimeFormat('en-GB', {
  timeZone: zone,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** The wall clock in Rome at an instant, as if it were UTC; milliseconds are kept. */
function romanTime(at: Date): Date {
  const parts: Record<string, number> = {};
  for (const { type, value } of wallClock.formatToParts(at)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return new Date(Date.UTC(year, month - 1, day, hour, minute, second, at.getUTCMilliseconds()));
}

/**
 * The instant at which the wall clock in Rome shows this time. A time that the spring skips is read an hour later; of one
 * that the autumn repeats, the first is taken.
 */
function instantOf(roman: Date): Date {
  const hour = 3_600_000;
  // Rome is one or two hours ahead of UTC: summer time first, since it comes first in the autumn.
  for (const offset of [2 * hour, hour]) {
    const instant = new Date(roman.getTime() - offset);
    if (romanTime(instant).getTime() === roman.getTime()) return instant;
  }
  return new Date(roman.getTime() - hour);
}

/**
 * The end of a term of calendar months: the same day of the month and time of day in Rome. A day that the last month lacks
 * becomes its last day (29 February → 28 February). The end itself no longer belongs to the term.
 */
export function endOfTerm(startsAt: Date, months: number): Date {
  const roman = romanTime(startsAt);
  const day = roman.getUTCDate();
  roman.setUTCDate(1);
  roman.setUTCMonth(roman.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(roman.getUTCFullYear(), roman.getUTCMonth() + 1, 0)).getUTCDate();
  roman.setUTCDate(Math.min(day, lastDay));
  return instantOf(roman);
}

/** The instant so many calendar days before another, at the same time of day in Rome. */
export function daysBeforeEnd(endsAt: Date, days: number): Date {
  const roman = romanTime(endsAt);
  roman.setUTCDate(roman.getUTCDate() - days);
  return instantOf(roman);
}

/** The calendar day in Rome, `YYYY-MM-DD`, so many days after an instant's. */
export function dayInRome(at: Date, daysLater = 0): string {
  const roman = romanTime(at);
  roman.setUTCDate(roman.getUTCDate() + daysLater);
  return roman.toISOString().slice(0, 10);
}

/** How long a consumer may withdraw without a reason, from the activation on (Codice del consumo, art. 52). */
export const withdrawalDays = 14;

/** The first instant at which it is too late to withdraw: the end of the fourteenth day after the activation, in Rome. */
export function withdrawalEnd(activatedAt: Date): Date {
  const roman = romanTime(activatedAt);
  roman.setUTCDate(roman.getUTCDate() + withdrawalDays + 1);
  roman.setUTCHours(0, 0, 0, 0);
  return instantOf(roman);
}
