import type { DigestFrequency } from '@trattativa/domain/identity/mail-kinds';

/** The digest's time zone is the market's; accounts have none of their own. */
const zone = 'Europe/Rome';
const hourOfDigest = 7;

const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone: zone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  hourCycle: 'h23',
});

function localTime(instant: Date): { day: string; hour: number } {
  const read = Object.fromEntries(parts.formatToParts(instant).map(({ type, value }) => [type, value]));
  return { day: `${read.year}-${read.month}-${read.day}`, hour: Number(read.hour) };
}

function mondayOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return date.toISOString().slice(0, 10);
}

/**
 * The day (`YYYY-MM-DD`, in Rome) whose digest is due at an instant: today from 07:00 on; for a weekly
 * digest the Monday of the week. Null before 07:00 and for accounts without digests.
 */
export function digestDay(now: Date, frequency: DigestFrequency): string | null {
  const { day, hour } = localTime(now);
  if (frequency === 'off' || hour < hourOfDigest) return null;
  return frequency === 'daily' ? day : mondayOf(day);
}

/** The instant of 07:00 in Rome on a day, in summer and in winter time. */
export function morningOf(day: string): Date {
  const inWinter = new Date(`${day}T06:00:00Z`);
  return localTime(inWinter).hour === hourOfDigest ? inWinter : new Date(`${day}T05:00:00Z`);
}
